// The frames of the last half minute.
//
// A frame is stored as the list of all layers. Lists share unchanged layers, so half a minute takes a few megabytes.

const mostFrames = 1800;

export class History {
  frames = [];
  #layers = new Map();
  #latest = { root: 0, header: null, device: null, finger: null, indicator: null };

  /** Adds a frame from the server. Frames without changes aren't stored. */
  add(message) {
    if (message.whole) {
      this.frames = [];
      this.#layers = new Map();
    }
    const change = message.layers || message.removed;
    if (change) this.#take(message);
    for (const name of ["header", "device", "finger", "indicator"]) {
      if (name in message) this.#latest[name] = message[name];
    }
    if (message.layers || "header" in message || "finger" in message || message.whole) {
      this.frames.push({ time: message.time, entry: message.entry, layers: this.#layers, ...this.#latest });
    }
    if (this.frames.length > mostFrames) this.frames.splice(0, this.frames.length - mostFrames);
  }

  #take({ root, layers = [], removed = [] }) {
    const next = new Map(this.#layers);
    for (const [number, properties, children] of layers) {
      const old = next.get(number);
      next.set(number, [number, { ...old?.[1], ...properties }, children ?? old?.[2]]);
    }
    const remove = (number) => {
      for (const child of next.get(number)?.[2] ?? []) remove(child);
      next.delete(number);
    };
    for (const number of removed) remove(number);
    this.#layers = next;
    if (root !== undefined) this.#latest.root = root;
  }
}

/** Returns a stored frame as a message that draws the complete picture. */
export function wholePicture(frame) {
  return { whole: true, root: frame.root, layers: [...frame.layers.values()] };
}
