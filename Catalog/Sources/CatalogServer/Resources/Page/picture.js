// Draws the layers of the phone as elements of the page, and updates only the properties that a message contains.
//
// Every layer is an element with the layer's appearance. It contains an element with the layer's coordinate system, which
// contains pictures, text, and sublayers. Scrolling moves the inner element. LayerProperty+Message.swift defines the
// letters of the properties.
import { shapes } from "./shapes.js";

const none = { p: [0, 0], b: [0, 0, 0, 0], a: [0.5, 0.5], t: [], o: 1, m: false, c: null, r: 0, k: 15, u: 0, x: [] };

export class Picture {
  /** Returns the address of an image by its name. */
  source = (name) => name;
  #root;
  #layers = new Map();
  #hairlines = new Set();
  #scale = 1;

  constructor(root) { this.#root = root; }

  /** Loads images from the server, for a tab. */
  set tab(tab) { this.source = (name) => `/images/${tab}/${name}`; }

  /** Applies the changes in a message. A complete picture replaces all layers. */
  apply({ root, layers = [], removed = [], whole = false }) {
    if (whole) {
      this.#layers.clear();
      this.#hairlines.clear();
      this.#root.replaceChildren();
    }
    for (const [number, properties] of layers) this.#layer(number).set(properties, this.source);
    for (const [number, , children] of layers) {
      if (children) this.#layer(number).setBelow(children.map((child) => this.#layer(child)));
    }
    for (const number of removed) this.#remove(number);
    for (const [number] of layers) {
      const layer = this.#layers.get(number);
      if (layer?.isHairline) this.#hairlines.add(layer);
      else this.#hairlines.delete(layer);
    }
    const top = this.#layers.get(root);
    if (top && top.element.parentNode !== this.#root) this.#root.replaceChildren(top.element);
    this.#alignHairlines();
  }

  /** The scale at which the picture is shown. */
  set scale(scale) {
    this.#scale = scale;
    this.#root.style.setProperty("--hairline", 1 / (scale * devicePixelRatio));
    this.#alignHairlines();
  }

  /** Moves hairlines to the grid of the screen's pixels. Between two pixels, they would have different grays. */
  #alignHairlines() {
    const lines = [...this.#hairlines];
    // All places are read before one is changed, so that the browser computes the layout once.
    const { top } = this.#root.getBoundingClientRect();
    const places = lines.map((line) => line.place(top));
    // The view below a line would cover what extends beyond the line's lower edge.
    lines.forEach((line, index) => {
      const edge = places[index] + line.thickness * this.#scale * devicePixelRatio;
      line.shift(Math.floor(edge + 0.02) - 1 - places[index]);
    });
  }

  #layer(number) {
    let layer = this.#layers.get(number);
    if (!layer) this.#layers.set(number, layer = new Layer(number));
    return layer;
  }

  #remove(number) {
    const layer = this.#layers.get(number);
    if (!layer) return;
    this.#layers.delete(number);
    this.#hairlines.delete(layer);
    layer.element.remove();
    for (const below of layer.below) this.#remove(below.number);
  }
}

class Layer {
  element = document.createElement("div");
  below = [];
  #inner = document.createElement("div");
  #values = { ...none };
  // The layer's own content, from back to front.
  #parts = { shadow: null, g: null, h: null, i: null, x: null };
  #border = null;
  #shift = 0;

  constructor(number) {
    this.number = number;
    this.element.className = "layer";
    this.#inner.className = "inner";
    this.element.append(this.#inner);
  }

  set(properties, source) {
    Object.assign(this.#values, properties);
    const has = (...letters) => letters.some((letter) => letter in properties);
    if (has("p", "b", "a", "t")) this.#place();
    if (has("o")) this.element.style.opacity = this.#values.o;
    if (has("m")) this.element.style.overflow = this.#values.m ? "clip" : "visible";
    if (has("c")) this.element.style.background = this.#values.c ?? "none";
    if (has("r", "k", "b")) this.#round();
    if (has("d", "b", "r")) this.#drawBorder();
    if (has("u")) this.element.style.backdropFilter = this.#values.u ? `blur(${this.#values.u}px)` : "";
    if (has("s", "b", "m", "c")) this.#castShadow();
    if (has("g", "b")) this.#draw("g", this.#values.g && shapes.gradient(this.#values.g, this.#values.b));
    if (has("h")) this.#draw("h", this.#values.h && shapes.shape(this.#values.h));
    if (has("i")) this.#drawImage(source);
    if (has("x")) this.#draw("x", this.#values.x?.length ? shapes.text(this.#values.x) : null);
    if (has("w", "b")) this.#mask();
    if (has("l")) label(this.element, this.#values.l);
    if (has("n")) this.element.dataset.identifier = this.#values.n ?? "";
  }

  /** A Boolean value that indicates whether the layer is a line thinner than a point. It is drawn one pixel high. */
  get isHairline() { return this.#values.b[3] > 0 && this.#values.b[3] < 1; }

  /** The height of a hairline on the device, in points. */
  get thickness() { return this.#values.b[3]; }

  /** Returns the place of a hairline without its shift, in pixels of the screen below an edge. */
  place(top) { return (this.element.getBoundingClientRect().top - top) * devicePixelRatio - this.#shift; }

  /** Draws a hairline at a distance from its place, in pixels of the screen. */
  shift(pixels) {
    if (Math.abs(pixels - this.#shift) < 0.01) return;
    this.#shift = pixels;
    this.element.style.translate = `0 calc(${pixels.toFixed(3)}px * var(--hairline, 0))`;
  }

  setBelow(layers) {
    this.below = layers;
    let before = null;
    for (let index = layers.length - 1; index >= 0; index--) {
      const element = layers[index].element;
      if (element.parentNode !== this.#inner || element.nextSibling !== before) this.#inner.insertBefore(element, before);
      before = element;
    }
  }

  #place() {
    const { p, b, a, t } = this.#values;
    const style = this.element.style;
    style.width = `${b[2]}px`;
    // Browsers draw boxes with whole pixels of the page as their sizes, so a hairline is a scaled box.
    style.height = this.isHairline ? "1px" : `${b[3]}px`;
    const move = `translate(${p[0] - a[0] * b[2]}px, ${p[1] - a[1] * b[3]}px)`;
    style.transformOrigin = `${a[0] * 100}% ${this.isHairline ? 0 : a[1] * 100}%`;
    const turn = t.length === 0 ? "" : ` matrix${t.length === 16 ? "3d" : ""}(${t.join(",")})`;
    style.transform = move + turn + (this.isHairline ? ` scaleY(var(--hairline, ${b[3]}))` : "");
    this.#inner.style.transform = b[0] || b[1] ? `translate(${-b[0]}px, ${-b[1]}px)` : "";
  }

  #round() {
    const { r, k, b } = this.#values;
    const radius = Math.max(0, Math.min(r, b[2] / 2, b[3] / 2));
    // The bits of corners: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    this.element.style.borderRadius = [1, 2, 8, 4].map((corner) => (k & corner ? `${radius}px` : "0")).join(" ");
  }

  #drawBorder() {
    const { d } = this.#values;
    if (!d) {
      this.#border?.remove();
      this.#border = null;
      return;
    }
    if (!this.#border) {
      this.#border = document.createElement("div");
      this.#border.className = "border";
      this.element.append(this.#border);
    }
    this.#border.style.boxShadow = `inset 0 0 0 ${d[0]}px ${d[1]}`;
  }

  #castShadow() {
    const { s, m, b, c } = this.#values;
    const isCast = s && !m;
    const [color, [dx, dy, blur], box] = s ?? ["", [0, 0, 0], null];
    const look = `${dx}px ${dy}px ${blur * 2}px ${color}`;
    this.element.style.boxShadow = isCast && !box && c ? look : "none";
    if (!isCast || !box) return this.#draw("shadow", null);
    // A shadow path casts the shadow. The path itself is invisible.
    const caster = document.createElement("div");
    caster.className = "part";
    place(caster, box);
    caster.style.boxShadow = look;
    this.#draw("shadow", caster);
  }

  #drawImage(find) {
    const image = this.#values.i;
    if (!image) return this.#draw("i", null);
    const [name, frame] = image;
    const source = find(name);
    let element = this.#parts.i;
    if (!element) {
      element = document.createElement("img");
      element.className = "part";
      element.alt = "";
      element.draggable = false;
      element.decoding = "sync";
      this.#draw("i", element);
    }
    if (element.getAttribute("src") !== source) element.setAttribute("src", source);
    place(element, frame);
  }

  #mask() {
    const { w, b } = this.#values;
    const style = this.element.style;
    const image = w ? shapes.mask(w, b) : "";
    style.maskImage = image;
    style.maskSize = w ? "100% 100%" : "";
  }

  #draw(name, element) {
    const old = this.#parts[name];
    if (!old && !element) return;
    old?.remove();
    this.#parts[name] = element;
    if (!element) return;
    // Behind the parts above it, and behind all sublayers.
    const order = Object.keys(this.#parts);
    const above = order.slice(order.indexOf(name) + 1).map((other) => this.#parts[other]).find(Boolean);
    const first = this.below[0]?.element;
    this.#inner.insertBefore(element, above ?? (first?.parentNode === this.#inner ? first : null));
  }
}

function place(element, [x, y, width, height]) {
  const style = element.style;
  style.transform = `translate(${x}px, ${y}px)`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

function label(element, text) {
  if (text) {
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", text);
  } else {
    element.removeAttribute("role");
    element.removeAttribute("aria-label");
  }
}
