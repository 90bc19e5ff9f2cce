// The socket to the server. While something moves on the phone, every frame of the browser asks for one of the phone's.
// As many questions are under way as the connection's round trip needs, so that a slow connection delays the picture but
// doesn't make it stutter. While nothing moves, nothing is sent.

// Milliseconds.
const retryAfter = [250, 500, 1000, 2000];
const retryRefusedAfter = 5000;
const silentAfter = 2000;
const lostAfter = 15000;
const frameTime = 1000 / 60;
const mostInFlight = 40;
// The close code with which a server says that all its seats are taken.
const tooManyTabs = 1013;

export class Connection {
  #handlers;
  #socket = null;
  #tab = null;
  #tries = 0;
  #isWanted = false;
  #stamp = null;
  #input = [];
  #rests = false;
  // When the frames were asked for that haven't come yet, oldest first, with whether the line was empty then.
  #inFlight = [];
  #asked = 0;
  #answered = 0;
  // Only an answer to this question or a later one can say that nothing moves.
  #decisive = 0;
  #isActive = false;
  #isPaused = false;
  #isSilent = false;
  /** The time between a question and its answer, in milliseconds; null before the first. */
  roundTrip = null;

  constructor(handlers) {
    this.#handlers = handlers;
    setInterval(() => this.#watch(), 250);
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/socket${this.#tab ? `?tab=${this.#tab}` : ""}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code === tooManyTabs);
    };
  }

  /** Whether nothing moves and the server has answered everything. */
  get rests() { return this.#rests; }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message after which there is something to see. */
  act(message) {
    this.send(message);
    this.#stir();
  }

  /** Takes note of what a finger did; `time` is when, on the clock of the browser's frames. */
  add(input, time) {
    if (this.#isSilent || !this.isOpen || this.#isPaused) return;
    // While the server is slow, only the latest of many movements count.
    if (this.#input.length >= 256) this.#input.splice(0, 64);
    this.#input.push({ input, time });
    this.#stir();
  }

  /** Drops what fingers did, for a phone that is gone. */
  forget() { this.#input = []; }

  /** Stops the phone's time, which passes only with the browser's frames, or lets it go on. */
  set isPaused(value) {
    this.#isPaused = value;
    if (!value) this.#stir();
  }

  #receive(message) {
    if (message.type === "frame") return this.#receiveFrame(message);
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#tab = message.tab;
      this.#handlers.opened(message);
      this.#stir();
    }
    this.#handlers[message.type]?.(message);
  }

  #receiveFrame(message) {
    const question = this.#inFlight.shift();
    // A whole picture takes the server longer than the connection.
    if (question && !message.whole) this.#measure(question);
    this.#hear();
    const isDecisive = ++this.#answered >= this.#decisive && this.#input.length === 0;
    if (message.resting && isDecisive) this.#isActive = false;
    this.#handlers.frame(message);
    if (!message.resting) this.#isActive = true;
    this.#setRests();
    if (this.#isActive) this.#wake();
  }

  /** The time of a question that met an empty line is the connection's; others have waited for earlier ones. */
  #measure({ sent, isFirst }) {
    const time = performance.now() - sent;
    const known = this.roundTrip ?? time;
    // A single answer that took the server long says little about the connection.
    this.roundTrip = isFirst ? Math.min(time, known * 1.5 + 10) : Math.min(time, known);
  }

  #lose(isRefused) {
    this.#socket = null;
    this.#input = [];
    this.#inFlight = [];
    this.#asked = this.#answered = this.#decisive = 0;
    this.#isActive = true;
    this.#hear();
    this.#setRests();
    this.#handlers.closed(isRefused);
    const wait = isRefused ? retryRefusedAfter : retryAfter[Math.min(this.#tries++, retryAfter.length - 1)];
    setTimeout(() => this.open(), wait);
  }

  /** Notices a server that is connected and doesn't answer. */
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

  #hear() {
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#handlers.heard();
  }

  #stir() {
    this.#isActive = true;
    this.#decisive = this.#asked + 1;
    this.#setRests();
    this.#wake();
  }

  #setRests() {
    const rests = !this.#isActive && this.#inFlight.length === 0 && this.isOpen;
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
    const limit = Math.min(mostInFlight, Math.ceil((this.roundTrip ?? 0) / frameTime) + 1);
    // Slow server: time goes on, the question waits.
    if (this.#inFlight.length >= limit) return;
    // After a rest the clock begins with this frame.
    const started = this.#stamp !== null && stamp - this.#stamp < 500 ? this.#stamp : stamp - frameTime;
    const elapsed = Math.max(0, stamp - started) / 1000;
    const input = this.#input.map(({ input, time }) => ({
      ...input, at: Math.min(Math.max((time - started) / 1000, 0), elapsed),
    }));
    this.#input = [];
    this.#stamp = stamp;
    this.#inFlight.push({ sent: performance.now(), isFirst: this.#inFlight.length === 0 });
    this.#asked++;
    this.send({ type: "frame", elapsed, input });
  }
}
