// A recorded screen. Its pictures are the nodes of a graph, and its edges are finger movements of `stride` points.
// ScrubRecording.swift describes the format.

// Numbers that are interpolated between two pictures: position, bounds, transform, and opacity.
const smooth = ["p", "b", "t", "o"];
// A layer that moves further than this between two pictures is another one, such as a reused row.
const furthest = 40;

export class Tape {
  #nodes;
  #states = [];

  constructor({ screen, size, header, stride, images, nodes }) {
    Object.assign(this, { screen, size, header, stride, images });
    this.#nodes = nodes;
  }

  /** The number of pictures. */
  get count() { return this.#nodes.length; }

  /** Returns the values of the header in a picture. */
  values(node) {
    const [offset, excess, top, height, statusBar] = this.#nodes[node].values;
    return { offset, excess, top, height, statusBar: ["hidden", "dark", "light"][statusBar] };
  }

  /** Returns the picture after a movement toward the end (1) or the top (−1) of the content, or -1 at the end of the tape. */
  neighbor(node, direction) {
    const { next, previous } = this.#nodes[node];
    return direction > 0 ? next : previous;
  }

  /** Returns the layers of a picture: a map from numbers to `{ properties, children }`. */
  state(node) {
    const way = [];
    for (let one = node; one >= 0 && !this.#states[one]; one = this.#nodes[one].from) way.push(one);
    for (const one of way.reverse()) {
      const { from, layers, removed = [] } = this.#nodes[one];
      const state = new Map(from < 0 ? [] : this.#states[from]);
      for (const number of removed) remove(state, number);
      for (const [number, properties, children] of layers) {
        const old = state.get(number);
        state.set(number, { properties: { ...old?.properties, ...properties }, children: children ?? old?.children ?? [] });
      }
      this.#states[one] = state;
    }
    return this.#states[node];
  }

  /** The number of the screen's layer. */
  get root() { return this.#nodes[0].root; }
}

function remove(state, number) {
  const layer = state.get(number);
  if (!layer) return;
  state.delete(number);
  for (const child of layer.children) remove(state, child);
}

/** A place on a tape: a picture, or a part of the way to one of its neighbors. */
export class TapePlace {
  node = 0;
  #target = -1;
  #direction = 0;
  #part = 0;

  constructor(tape) { this.tape = tape; }

  /** Moves by a distance of the finger, in points, positive toward the end. Returns the distance that was moved. */
  move(distance) {
    let rest = distance;
    for (let steps = Math.abs(distance) / this.tape.stride + 4; steps > 0 && Math.abs(rest) > 1e-6; steps--) {
      const direction = Math.sign(rest);
      if (this.#part === 0) {
        this.#target = this.tape.neighbor(this.node, direction);
        this.#direction = direction;
        if (this.#target < 0) break;
      }
      const isForward = direction === this.#direction;
      const room = (isForward ? 1 - this.#part : this.#part) * this.tape.stride;
      const length = Math.min(room, Math.abs(rest));
      this.#part += (isForward ? length : -length) / this.tape.stride;
      rest -= direction * length;
      if (this.#part >= 1 - 1e-6) this.node = this.#target;
      if (this.#part >= 1 - 1e-6 || this.#part < 1e-6) this.#part = 0;
    }
    return distance - rest;
  }

  /** Goes back to the first picture. */
  reset() { [this.node, this.#part] = [0, 0]; }

  /** The values of the header, between those of both pictures. */
  get values() {
    const values = this.tape.values(this.node);
    if (this.#part === 0) return values;
    const others = this.tape.values(this.#target);
    for (const name of ["offset", "excess", "top", "height"]) values[name] += (others[name] - values[name]) * this.#part;
    return values;
  }

  /** The layers to draw: a map like that of `Tape.state`. */
  get layers() {
    const layers = this.tape.state(this.node);
    if (this.#part === 0) return layers;
    const others = this.tape.state(this.#target);
    const result = new Map();
    for (const [number, layer] of layers) {
      const other = others.get(number);
      const properties = other && other !== layer ? between(layer.properties, other.properties, this.#part) : layer.properties;
      result.set(number, properties === layer.properties ? layer : { properties, children: layer.children });
    }
    return result;
  }
}

function between(one, other, part) {
  if (one.x !== other.x && JSON.stringify(one.x) !== JSON.stringify(other.x)) return one;
  let result = one;
  for (const name of smooth) {
    const [from, to] = [one[name], other[name]];
    if (from === undefined || to === undefined || from === to) continue;
    const value = mix(from, to, part);
    if (value !== null) result = { ...result, [name]: value };
  }
  return result;
}

/** Returns the numbers between two, or null if they are too different. */
function mix(from, to, part) {
  if (typeof from === "number") return from + (to - from) * part;
  if (from.length !== to.length) return null;
  if (from.some((value, index) => Math.abs(value - to[index]) > furthest)) return null;
  return from.map((value, index) => value + (to[index] - value) * part);
}

/** Draws places of a tape with a Picture. Only what differs from the last place is passed on. */
export class TapeView {
  #picture;
  #drawn = new Map();

  constructor(picture, tape) {
    this.#picture = picture;
    this.tape = tape;
    picture.source = (name) => tape.images[name] ?? "";
    picture.apply({ root: tape.root, whole: true });
  }

  draw(place) {
    const layers = place.layers;
    const changes = [];
    const removed = [];
    for (const number of this.#drawn.keys()) if (!layers.has(number)) removed.push(number);
    for (const [number, layer] of layers) {
      const old = this.#drawn.get(number);
      if (old === layer) continue;
      const properties = {};
      for (const name in layer.properties) {
        if (old?.properties[name] !== layer.properties[name]) properties[name] = layer.properties[name];
      }
      // What a layer no longer has returns to its default.
      for (const name in old?.properties) if (!(name in layer.properties)) properties[name] = defaults[name] ?? null;
      if (old && old.children === layer.children) changes.push([number, properties]);
      else changes.push([number, properties, layer.children]);
    }
    this.#drawn = layers;
    if (changes.length || removed.length) this.#picture.apply({ root: this.tape.root, layers: changes, removed });
  }
}

const defaults = { p: [0, 0], b: [0, 0, 0, 0], a: [0.5, 0.5], t: [], o: 1, m: false, r: 0, k: 15, u: 0, x: [] };
