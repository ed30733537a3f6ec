// The WebSocket of the page. A session can't be resumed, so a lost connection is replaced by a new session.

const firstDelay = 500;
const longestDelay = 8_000;
/** The milliseconds after which a connection counts as stable and resets the delay. */
const stableAfter = 5_000;

export class Connection {
  #url;
  #observer;
  #socket = null;
  #delay = firstDelay;
  #timer = 0;
  #openedAt = Infinity;
  #fault = null;
  #stopped = false;

  /** `observer` has the methods `state(name, details)`, `opened()`, and `message(object)`. */
  constructor(url, observer) {
    this.#url = new URL(url);
    this.#url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    this.#url.hash = "";
    this.#observer = observer;
    addEventListener("online", () => { if (this.#timer) this.connectNow(); });
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  connectNow() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#stopped = false;
    this.#fault = null;
    this.#openedAt = Infinity;
    const socket = this.#replaceSocket(new WebSocket(this.#url));
    // Ignores the events of a socket that was replaced.
    const guard = (handle) => (event) => { if (socket === this.#socket) handle(event); };
    socket.onopen = guard(() => this.#opened());
    socket.onmessage = guard((event) => this.#received(event.data));
    socket.onclose = guard((event) => this.#closed(event));
    this.#observer.state("connecting");
  }

  /** Sends a message if the socket is open. Input during an outage is dropped. */
  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Sets the reason of a close that follows. */
  explain(reason) {
    this.#fault = String(reason);
  }

  /** Closes without connecting again. */
  stop(reason) {
    this.#stopped = true;
    this.#fault = reason;
    this.#socket.close();
  }

  #replaceSocket(socket) {
    const old = this.#socket;
    this.#socket = socket;
    old?.close();
    return socket;
  }

  #opened() {
    this.#openedAt = performance.now();
    this.#observer.opened();
    this.#observer.state("open");
  }

  #received(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      this.stop("the server sent something that is not JSON");
      return;
    }
    // Messages that arrive after a stop are ignored.
    if (!this.#stopped) this.#observer.message(message);
  }

  #closed(event) {
    const reason = this.#fault ?? (event.reason || describeClose(event.code));
    if (this.#stopped) {
      this.#observer.state("closed", { reason, retryIn: null });
      return;
    }
    if (performance.now() - this.#openedAt > stableAfter) this.#delay = firstDelay;
    // A random delay, so that pages don't return to a restarted server all at once.
    const wait = this.#delay * (0.8 + 0.4 * Math.random());
    this.#delay = Math.min(this.#delay * 2, longestDelay);
    this.#observer.state("closed", { reason, retryIn: wait });
    this.#timer = setTimeout(() => this.connectNow(), wait);
  }
}

function describeClose(code) {
  switch (code) {
    case 1000: return "the session ended";
    case 1001: return "the server is going away";
    case 1006: return "the server cannot be reached";
    default: return `closed with code ${code}`;
  }
}
