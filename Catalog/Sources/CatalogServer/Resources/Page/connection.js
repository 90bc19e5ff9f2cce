// The socket to the server. While something moves on the phone, the page requests a frame of the phone for every frame of
// the browser. Several requests are in flight at once, depending on the round-trip time, so a slow connection delays the
// picture but doesn't make it stutter. While nothing moves, nothing is sent.
import { Journal } from "./journal.js";

// Milliseconds.
const retryAfter = [250, 500, 1000, 2000];
const retryRefusedAfter = 5000;
const silentAfter = 2000;
const lostAfter = 15000;
const frameTime = 1000 / 60;
const mostInFlight = 40;
// The requests in flight before the round-trip time is known.
const firstInFlight = 3;
// The number of responses whose shortest time is that of the connection.
const reliable = 5;
// The frames of a stroke that is replayed frame by frame.
const leastFrames = 30;
const mostFrames = 1200;
// The close code that the server uses if too many tabs are open.
const tooManyTabs = 1013;

export class Connection {
  #handlers;
  #socket = null;
  #tab = null;
  #tries = 0;
  #isWanted = false;
  #stamp = null;
  #input = [];
  // The fingers that are down on the device.
  #fingers = new Set();
  #rests = false;
  // The requests without a response, oldest first: the time of each, and whether no other was in flight then.
  #inFlight = [];
  // The number of the last request of a replay, or null without one.
  #last = null;
  #asked = 0;
  #received = 0;
  // The number of the first request whose response can report that nothing moves.
  #decisive = 0;
  #isActive = false;
  #isPaused = false;
  #isSilent = false;
  #isClosed = false;
  #timer;
  #journal = new Journal();
  #replayed = [];
  // The time at which a replay with the speed of the clock began, and its frames so far; or null.
  #pace = null;
  /** The speed of the device's clock. */
  speed = 1;
  /** The time between a request and its response, in milliseconds, or null before the first response. */
  roundTrip = null;
  // The times of the latest responses.
  #recent = [];

  constructor(handlers) {
    this.#handlers = handlers;
    this.#timer = setInterval(() => this.#watch(), 250);
  }

  open() {
    // A proxy can serve the page with TLS.
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket${this.#tab ? `?tab=${this.#tab}` : ""}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code === tooManyTabs);
    };
  }

  /** Closes the socket for good. */
  close() {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    // Closing a socket that isn't open yet would be a warning on the console.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** A Boolean value that indicates whether nothing moves and no request is in flight. */
  get rests() { return this.#rests; }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message that changes the picture. */
  act(message) {
    this.#journal.addMessage(message);
    this.send(message);
    this.#stir();
  }

  /** Adds an action of a finger. `time` uses the clock of the browser's frames. */
  add(input, time) {
    if (this.#isSilent || !this.isOpen || this.#isPaused) return;
    // If the server is slow, older movements are dropped.
    if (this.#input.length >= 256) this.#input.splice(0, 64);
    this.#input.push({ input, time });
    this.#stir();
  }

  /** The messages since the screen was created. */
  get journal() { return this.#journal; }

  /** Sends the messages of a journal as fast as the server handles them. */
  replay(messages) {
    this.#pace = null;
    this.#replayed = [...messages];
    this.#sendReplayed();
  }

  /**
   * Sends messages and then single frames of the device, until nothing moves. Frames have the same times in all
   * connections that do so. `speed` is that of the replay.
   */
  replayFrames(messages, speed) {
    const frame = { type: "frame", elapsed: 1 / 60, input: [] };
    this.#replayed = [...messages, ...Array(mostFrames).fill(frame)];
    this.#pace = { start: performance.now(), speed, sent: 0 };
    this.#sendReplayed();
    this.#stir();
  }

  #isDue(message) {
    if (!this.#pace || message.type !== "frame") return true;
    const { start, speed, sent } = this.#pace;
    return sent <= (performance.now() - start) * speed / frameTime;
  }

  #sendReplayed() {
    while (this.#replayed.length && this.#inFlight.length < mostInFlight && this.#isDue(this.#replayed[0])) {
      const message = this.#replayed.shift();
      if (this.#pace && message.type === "frame") this.#pace.sent++;
      if (message.type === "frame") this.#request(message, 1);
      else {
        this.#journal.addMessage(message);
        this.send(message);
      }
      if (this.#replayed.length === 0) this.#last = this.#asked;
    }
  }

  /** Drops input that hasn't been sent. */
  forget() { this.#input = []; }

  /** Stops or resumes the phone's clock, which advances only with the browser's frames. */
  set isPaused(value) {
    this.#isPaused = value;
    if (value) this.#setRests();
    else this.#stir();
  }

  #receive(message) {
    if (message.type === "frame") return this.#receiveFrame(message);
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#tab = message.tab;
      // A resumed session continues after input that this journal may not contain.
      if (message.resumed) this.#journal.isBroken = true;
      this.#handlers.opened(message);
      this.#stir();
    }
    this.#handlers[message.type]?.(message);
  }

  #receiveFrame(message) {
    const question = this.#inFlight.shift();
    // The server needs longer for a complete picture, so its time isn't that of the connection.
    // The messages of a replay are many at once, so they wait for each other.
    const isReplay = this.#last !== null || this.#replayed.length > 0;
    if (question && !message.whole && !isReplay) this.#measure(question);
    if (question && message.whole) this.#journal.startWith(question.entry);
    message.entry = (question?.entry ?? 0) + 1;
    this.#noticeResponse();
    const isDecisive = ++this.#received >= this.#decisive && this.#input.length === 0;
    if (message.resting && isDecisive) this.#isActive = false;
    this.#handlers.frame(message);
    if (this.#pace && message.resting && this.#pace.sent > leastFrames && this.#replayed.length) {
      this.#replayed = [];
      this.#last = this.#asked;
      this.#pace = null;
    }
    this.#sendReplayed();
    if (this.#received === this.#last) {
      this.#last = null;
      this.#handlers.replayed();
    }
    if (!message.resting) this.#isActive = true;
    this.#setRests();
    if (this.#isActive) this.#wake();
  }

  /** Only a request that was alone in flight measures the connection. Others wait for earlier ones. */
  #measure({ sent, isFirst }) {
    const time = performance.now() - sent;
    const known = this.roundTrip ?? time;
    // Limits the effect of a single response that took the server long.
    this.roundTrip = isFirst ? Math.min(time, known * 1.5 + 10) : Math.min(time, known);
    this.#recent = [...this.#recent.slice(1 - reliable), time];
  }

  /** The shortest time of the latest responses, in milliseconds, or null before there are enough. A busy machine delays some. */
  get latency() { return this.#recent.length < reliable ? null : Math.min(...this.#recent); }

  #lose(isRefused) {
    this.#socket = null;
    this.#input = [];
    this.#fingers.clear();
    this.#inFlight = [];
    this.#asked = this.#received = this.#decisive = 0;
    this.#replayed = [];
    this.#pace = null;
    this.#last = null;
    this.#isActive = true;
    this.#noticeResponse();
    this.#setRests();
    this.#handlers.closed(isRefused);
    const wait = isRefused ? retryRefusedAfter : retryAfter[Math.min(this.#tries++, retryAfter.length - 1)];
    setTimeout(() => { if (!this.#isClosed) this.open(); }, wait);
  }

  /** Detects a server that is connected but doesn't respond. */
  #watch() {
    const silence = this.#inFlight.length ? performance.now() - this.#inFlight[0].sent : 0;
    if (silence < silentAfter + (this.roundTrip ?? 0)) return;
    this.#isSilent = true;
    this.#input = [];
    this.#handlers.silent(silence / 1000);
    if (silence > lostAfter) {
      const socket = this.#socket;
      this.#lose(false);
      socket?.close();
    }
  }

  #noticeResponse() {
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#handlers.responded();
    // The ends of these touches may be among the input that was dropped.
    for (const finger of this.#fingers) this.add({ kind: "cancel", x: 0, y: 0, finger }, performance.now());
  }

  #stir() {
    this.#isActive = true;
    this.#decisive = this.#asked + 1;
    this.#setRests();
    this.#wake();
  }

  #setRests() {
    // Nothing moves while the clock is stopped, also in the middle of a movement.
    const isStill = !this.#isActive || this.#isPaused;
    const rests = isStill && this.#inFlight.length === 0 && this.isOpen;
    if (rests !== this.#rests) this.#handlers.rests(rests);
    this.#rests = rests;
  }

  #wake() {
    if (this.#isWanted) return;
    this.#isWanted = true;
    requestAnimationFrame((stamp) => this.#tick(stamp));
  }

  #tick(stamp) {
    this.#isWanted = false;
    if (!this.isOpen || !this.#isActive || this.#isPaused) return;
    this.#wake();
    if (this.#replayed.length) this.#sendReplayed();
    if (this.#last !== null || this.#replayed.length) return;
    const { roundTrip } = this;
    const limit = roundTrip === null ? firstInFlight : Math.min(mostInFlight, Math.ceil(roundTrip / frameTime) + 1);
    // If the server is slow, the next request waits while time passes.
    if (this.#inFlight.length >= limit) return;
    // After a rest, the clock starts with this frame.
    const started = this.#stamp !== null && stamp - this.#stamp < 500 ? this.#stamp : stamp - frameTime;
    // The precision of the journal.
    const elapsed = precise(Math.max(0, stamp - started) / 1000);
    const input = this.#input.map(({ input, time }) => ({
      ...input, at: precise(Math.min(Math.max((time - started) / 1000, 0), elapsed)),
    }));
    for (const { kind, finger } of input) {
      if (kind === "down") this.#fingers.add(finger);
      else if (kind === "up" || kind === "cancel") this.#fingers.delete(finger);
    }
    this.#input = [];
    this.#stamp = stamp;
    this.#request({ type: "frame", elapsed, input }, this.speed);
  }

  #request(message, speed) {
    const entry = this.#journal.next;
    this.#journal.addFrame(message, speed);
    this.#inFlight.push({ sent: performance.now(), isFirst: this.#inFlight.length === 0, entry });
    this.#asked++;
    this.send(message);
  }
}

function precise(seconds) { return Math.round(seconds * 1e5) / 1e5; }
