"""The pages of tests: their windows, what runs in them before the page does, and their use by several tests."""

from urllib.parse import urljoin

from playwright.sync_api import Error

WAIT_SECONDS = 60

# As large as that of a laptop with 16 inches: the code and the inspector are in sight together.
SIZE = {"viewport": {"width": 1728, "height": 1000}}
# The page's security policy forbids `eval`, which `wait_for_function` needs. A test of the policy itself uses other
# options.
DESKTOP = {"bypass_csp": True, **SIZE}
PHONE = {
    "bypass_csp": True,
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}

# The states that a control has had: on a busy machine, one may begin and end between two checks.
KEEP_STATES = """
  window.passedStates = {};
  new MutationObserver((records) => {
    records.forEach(({ target }, index) => {
      const control = target.closest(".chip") && target.closest("[data-control]")?.dataset.control;
      const next = records.slice(index + 1).find((record) => record.target === target);
      if (control) (window.passedStates[control] ??= []).push(next?.oldValue ?? target.dataset.state);
    });
  }).observe(document, {
    subtree: true, attributeFilter: ["data-state"], attributeOldValue: true,
  });
"""

# Keeps the page's sockets, so that tests can send exact messages, and the number of the first frame of the
# scene. The states before that frame are those of another scene.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    window.sockets.push(this);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"full":true')) return;
      window.firstFrame = JSON.parse(data).n;
      window.passedStates = {};
    });
  }
};
"""

# Leaves out the hint on the phone, which matters to few tests. These have the mark `whole_page`.
LEAVE_OUT = """
if (location.protocol === "http:") sessionStorage.setItem("tug.hint", '{"pull":true,"side":true,"scroll":true}');
"""


def new_context(browser, options, test):
    context = browser.new_context(**options)
    context.set_default_timeout(WAIT_SECONDS * 1000)
    context.add_init_script(KEEP_SOCKETS)
    context.add_init_script(KEEP_STATES)
    if not test.get_closest_marker("whole_page"):
        context.add_init_script(LEAVE_OUT)
    return context


class Pages:
    """The pages of tests. One that is given back is used again by a test with the same options.

    A test gets a new document without stored data, in a window and with settings as in its options.
    """

    # More would only take up memory: tests with the same options follow each other.
    MOST_UNUSED = 3

    def __init__(self, browser):
        self._browser = browser
        self._unused = []

    def take(self, options, test):
        size = options["viewport"]
        options = {name: value for name, value in options.items() if name != "viewport"}
        kind = (options, test.get_closest_marker("whole_page") is not None)
        page = next((page for page, other in self._unused if other == kind), None)
        if page is None:
            page = new_context(self._browser, options, test).new_page()
        else:
            self._unused.remove((page, kind))
        page.set_viewport_size(size)
        return page, kind

    def give_back(self, page, kind, is_usable):
        if not is_usable or not page.url.startswith("http:"):
            page.context.close()
            return
        try:
            self._reset(page, kind[0])
        except Error:
            # The server of the page has ended, for example.
            page.context.close()
            return
        self._unused.insert(0, (page, kind))
        for unused, _ in self._unused[self.MOST_UNUSED:]:
            unused.context.close()
        del self._unused[self.MOST_UNUSED:]

    def close(self):
        for page, _ in self._unused:
            page.context.close()

    @staticmethod
    def _reset(page, options):
        page.unroute_all(behavior="ignoreErrors")
        page.mouse.up()
        # Data of the same origin. The storage is cleared when the page is gone, which may write into it at its end.
        page.goto(urljoin(page.url, "/status"))
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        # The pointer is over nothing until a test moves it.
        page.mouse.move(-10, -10)
        page.emulate_media(
            color_scheme=options.get("color_scheme", "light"),
            reduced_motion=options.get("reduced_motion", "no-preference"))
        page.context.clear_permissions()
        page.context.grant_permissions(options.get("permissions", []))


def settled(page):
    """Waits for the first frame, and returns the page."""
    page.wait_for_selector("#surface[data-frame] .node")
    return page


class SharedPage:
    """The page of all parameters of one test. To open a page takes about as long as such a test."""

    def __init__(self, browser):
        self._browser = browser
        self._user = None
        self._page = None

    def open(self, test, options):
        """The page of a test, and whether it is a new one."""
        user = (test.path, test.originalname)
        if self._user == user:
            return self._page, False
        self.close()
        self._page = new_context(self._browser, options, test).new_page()
        self._user = user
        return self._page, True

    def close(self):
        if self._page is not None:
            self._page.context.close()
        self._user = self._page = None
