// The socket to the server. While something moves on the phone, every frame of the browser asks for one of the phone's;
// the next is asked for only when the last has come. While all rests, nothing is said.

// Milliseconds.
const retryAfter = [250, 500, 1000, 2000];
const retryRefusedAfter = 10000;
// The close code with which a server says that all its seats are taken.
const tooManyTabs = 1013;

export class Connection {
  #handlers;
  #socket = null;
  #tries = 0;
  #wanted = false;
  #waiting = false;
  #stamp = null;
  #input = [];
  #rests = false;

  constructor(handlers) { this.#handlers = handlers; }

  open() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "welcome") {
        this.#tries = 0;
        this.#waiting = false;
        this.#handlers.opened();
      }
      if (message.type === "frame") {
        this.#waiting = false;
        this.rests = message.resting && this.#input.length === 0;
        this.#handlers.frame(message);
        if (!message.resting) this.wake();
      } else {
        this.#handlers[message.type]?.(message);
      }
      if (message.type === "welcome") this.wake();
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#waiting = false;
      this.#input = [];
      this.rests = false;
      const isRefused = event.code === tooManyTabs;
      this.#handlers.closed(isRefused);
      const wait = isRefused ? retryRefusedAfter : retryAfter[Math.min(this.#tries++, retryAfter.length - 1)];
      setTimeout(() => this.open(), wait);
    };
  }

  /** Whether nothing moves and the server knows of everything. */
  get rests() { return this.#rests; }

  set rests(value) {
    if (value !== this.#rests) this.#handlers.rests(value);
    this.#rests = value;
  }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message after which there is something to see. */
  act(message) {
    this.send(message);
    this.rests = false;
    this.wake();
  }

  /** Takes note of what a finger did; `time` is when, on the clock of the browser's frames. */
  add(input, time) {
    // While the server keeps quiet, only the latest of many movements counts.
    if (this.#input.length >= 256) this.#input.splice(0, 64);
    this.#input.push({ input, time });
    this.rests = false;
    this.wake();
  }

  /** Drops what fingers did, for a phone that is gone. */
  forget() { this.#input = []; }

  /** Asks for frames until all rests. */
  wake() {
    if (this.#wanted) return;
    this.#wanted = true;
    requestAnimationFrame((stamp) => this.#tick(stamp));
  }

  #tick(stamp) {
    this.#wanted = false;
    if (!this.isOpen) return;
    if (this.#waiting) {
      // Slow server: time goes on, the question waits.
      this.#wanted = true;
      requestAnimationFrame((next) => this.#tick(next));
      return;
    }
    // After a rest the clock begins with this frame.
    const started = this.#stamp !== null && stamp - this.#stamp < 500 ? this.#stamp : stamp - 1000 / 60;
    const elapsed = Math.max(0, stamp - started) / 1000;
    const input = this.#input.map(({ input, time }) => ({
      ...input, at: Math.min(Math.max((time - started) / 1000, 0), elapsed),
    }));
    this.#input = [];
    this.#stamp = stamp;
    this.#waiting = true;
    this.send({ type: "frame", elapsed, input });
  }
}
