"""A page for measurements, without the overhead of a debugger that observes it."""

import json
import time

from conftest import DESKTOP


class UnwatchedPage:
    """A window like that of `DESKTOP` without observers, with the methods of Playwright's page that gestures
    and traces need."""

    def __init__(self, browser, url):
        self.context = self
        self.browser = browser
        self._cdp = browser.new_browser_cdp_session()
        self._number = 0
        self._replies = {}
        self._cdp.on("Target.receivedMessageFromTarget", self._receive)
        size = DESKTOP["viewport"]
        target = self._cdp.send(
            "Target.createTarget", {"url": "about:blank", "newWindow": True, **size})
        self._session = self._cdp.send(
            "Target.attachToTarget", {"targetId": target["targetId"], "flatten": False})["sessionId"]
        self.send("Emulation.setDeviceMetricsOverride",
                  {**size, "deviceScaleFactor": 1, "mobile": False})
        self.send("Page.navigate", {"url": url})
        while not self.evaluate("document.querySelectorAll('[data-label^=post-]').length"):
            self.wait_for_timeout(50)

    def new_cdp_session(self, _):
        return self

    def detach(self):
        """Does nothing, because the session belongs to the page."""

    def send(self, method, parameters=None):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters or {}}
        self._cdp.send("Target.sendMessageToTarget",
                       {"sessionId": self._session, "message": json.dumps(message)})
        while self._number not in self._replies:
            self._dispatch_events()
        reply = self._replies.pop(self._number)
        if "error" in reply:
            raise RuntimeError(f"{method}: {reply['error']}")
        return reply["result"]

    def evaluate(self, expression):
        answer = self.send("Runtime.evaluate", {"expression": expression, "returnByValue": True})
        return answer["result"].get("value")

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)
        self._dispatch_events()

    def _dispatch_events(self):
        """Lets Playwright dispatch the received events, which it does while it waits for an answer."""
        self._cdp.send("Target.getTargets")

    def _receive(self, event):
        message = json.loads(event["message"])
        if "id" in message:
            self._replies[message["id"]] = message
