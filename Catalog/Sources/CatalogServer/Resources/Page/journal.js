// The journal: everything that was sent to a screen since it was created. The server is deterministic, so the same messages
// lead to the same moment. A link to a moment contains the journal.

const mostEntries = 2400;
// The maximum size of a journal in an address after decompression, in bytes. A short link can expand to gigabytes.
const mostBytes = 1_000_000;
const kinds = ["down", "move", "up", "cancel", "wheel"];

export class Journal {
  // Frames are `[elapsed, [kind, at, x, y, finger or dx, dy], …]`, other messages are objects. Times are in 10 µs.
  #entries = [];
  #first = 0;
  // The number of the first entry after a message that creates the screen, or null after its first frame.
  #restart = null;
  /** A Boolean value that indicates whether the journal doesn't lead to the current state. */
  isBroken = false;

  /** The number of the next entry. */
  get next() { return this.#first + this.#entries.length; }

  /** Adds a request of a frame. `speed` is that of the device's clock. */
  addFrame({ elapsed, input }, speed) {
    // The server limits the time of a frame to 0.1 s.
    const scale = (elapsed > 0 ? Math.min(elapsed, 0.1) / elapsed : 0) * speed;
    this.#add([units(elapsed * scale), ...input.map(({ kind, at, x, y, finger, dx, dy }) => [
      kinds.indexOf(kind), units(at * scale), x, y, ...(kind === "wheel" ? [dx, dy] : [finger])])]);
  }

  /** Adds another message. */
  addMessage(message) {
    if (message.type === "reset" || message.screen || message.device || "rightToLeft" in message) {
      this.restart();
      return;
    }
    // A link has the properties from the start.
    if (message.properties && this.#entries.some((entry) => !Array.isArray(entry) || entry.length > 1)) this.isBroken = true;
    if (["key", "play", "stop", "step"].includes(message.type)) this.#add(message);
  }

  /** Begins again with the next message, which creates the screen. */
  restart() {
    this.isBroken = false;
    this.#restart = this.next;
  }

  /** Removes all entries before a new screen. `number` is that of its first frame. */
  startWith(number) {
    const start = Math.min(number, this.#restart ?? number);
    // The first frame of an earlier screen may arrive after the message that creates another one.
    if (start === this.#restart) this.#restart = null;
    this.#entries.splice(0, start - this.#first);
    this.#first = start;
  }

  /** Returns the entries before one as a part of an address, or null if they don't lead to its moment. */
  async text(end = this.next) {
    if (this.isBroken || this.#entries.length > mostEntries) return null;
    const json = JSON.stringify(this.#entries.slice(0, end - this.#first));
    const bytes = await transformed(new TextEncoder().encode(json), new CompressionStream("deflate-raw"));
    return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }

  /** Returns the messages in a part of an address. Throws an error if it isn't valid. */
  static async messages(text) {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const json = new TextDecoder().decode(await transformed(bytes, new DecompressionStream("deflate-raw"), mostBytes));
    const entries = JSON.parse(json);
    if (!Array.isArray(entries) || entries.length > mostEntries) throw new Error("no journal");
    return messagesOf(entries);
  }

  /** Returns the messages before an entry, or null if they don't lead to its moment. */
  messages(end) {
    if (this.isBroken || this.#entries.length > mostEntries) return null;
    return messagesOf(this.#entries.slice(0, end - this.#first));
  }

  /** The number of the first entry. */
  get first() { return this.#first; }

  #add(entry) {
    // Beyond the limit, the journal isn't used until the next screen.
    if (this.#entries.length <= mostEntries) this.#entries.push(entry);
    else this.#first++;
  }
}

/** Returns the messages with which entries were made. */
function messagesOf(entries) {
  return entries.map((entry) => {
    if (!Array.isArray(entry)) return entry;
    const [elapsed, ...input] = entry;
    return {
      type: "frame", elapsed: elapsed / 1e5,
      input: input.map(([kind, at, x, y, first, second]) => ({
        kind: kinds[kind], at: at / 1e5, x, y, ...(kinds[kind] === "wheel" ? { dx: first, dy: second } : { finger: first }),
      })),
    };
  });
}

/** Converts seconds to the unit of the journal. */
function units(seconds) { return Math.round(seconds * 1e5); }

/** Returns transformed bytes. Throws an error as soon as they are more than `most`. */
async function transformed(bytes, stream, most = Infinity) {
  const parts = [];
  let length = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error("the journal is too long");
    }
    parts.push(value);
  }
}
