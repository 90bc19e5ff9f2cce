// The wall of variants: six devices with different settings show a screen, and a finger on one of them drives all.
import { Connection } from "./connection.js";
import { PhoneInput } from "./input.js";
import { Picture } from "./picture.js";
import { Shell } from "./shell.js";

const variants = [
  ["Light", {}],
  ["Dark", { dark: true }],
  ["Largest text", { textSize: "accessibilityExtraExtraExtraLarge" }],
  ["Right to left", { rightToLeft: true }],
  ["Landscape", { orientation: "landscape" }],
  ["Pad", { device: "pad" }],
];
const corners = { "phone-notch": 44, pad: 18 };
const byId = (id) => document.getElementById(id);

/** Phones that are driven together. */
export class PhoneGroup {
  #phones = [];
  #starts = new Map();

  get phones() { return this.#phones; }

  /** Replaces the phones in an element. */
  replace(phones, element) {
    for (const phone of this.#phones) phone.close();
    this.#phones = phones;
    element.replaceChildren(...phones.map((phone) => phone.figure));
    for (const phone of phones) phone.open();
  }

  /** Called when a phone rests or begins to move. */
  rested() {}

  /** Called before a frame of a phone is drawn. */
  willReceive() {}

  /** Called with each frame of a phone. */
  received() {}

  /** Sends input on one phone to all phones. The finger starts at the same part of each screen and moves as far. */
  forward(source, input, time) {
    const { x, y, finger } = input;
    if (input.kind === "down") this.#starts.set(finger, [x, y]);
    const [startX, startY] = this.#starts.get(finger) ?? [x, y];
    for (const phone of this.#phones) {
      const [width, height] = [0, 1].map((axis) => phone.size[axis] / source.size[axis]);
      const place = { x: startX * width + x - startX, y: startY * height + y - startY };
      phone.connection.add({ ...input, ...place }, time);
      phone.touch(input.kind, finger, place, phone === source);
    }
    if (input.kind === "up" || input.kind === "cancel") this.#starts.delete(finger);
  }

  /** Sends a message to all phones. */
  act(message) {
    for (const phone of this.#phones) phone.connection.act(message);
  }
}

export class Wall extends PhoneGroup {
  /** The screen, or an empty string while the wall is closed. */
  screen = "";

  constructor() {
    super();
    const act = (message) => this.act(message);
    byId("wall-reset").addEventListener("click", () => act({ type: "reset" }));
    byId("wall-play").addEventListener("click", () => act({ type: "play", stroke: byId("wall-stroke").value }));
    new ResizeObserver(() => { for (const phone of this.phones) phone.fit(); }).observe(byId("wall-phones"));
  }

  /** Fills the list of strokes. */
  offer(strokes) {
    byId("wall-stroke").replaceChildren(...strokes.map((name) => new Option(name.replaceAll("-", " "), name)));
    if (strokes.includes("flick-up-1")) byId("wall-stroke").value = "flick-up-1";
  }

  /** Shows a screen, or closes the wall for an empty name. */
  show(screen) {
    if (screen === this.screen) return;
    this.screen = screen;
    const phones = screen ? variants.map(([name, settings]) => new WallPhone(name, { screen, ...settings }, this)) : [];
    this.replace(phones, byId("wall-phones"));
  }

  /** Tells whether all phones rest. */
  rested() {
    // For tests.
    byId("wall").dataset.rests = this.phones.every((phone) => phone.rests);
  }
}

/** A phone with a device of its own in a group. */
export class WallPhone {
  /** The maximum height of the picture, in points. */
  mostHeight = 420;
  figure = document.createElement("figure");
  element = document.createElement("div");
  glass = document.createElement("div");
  size = [390, 844];
  rests = false;
  #settings;
  #scale = 1;
  #dots = new Map();
  #touches = document.createElement("div");
  #note = document.createElement("p");
  #picture;
  #shell;

  constructor(name, settings, wall) {
    this.#settings = settings;
    const root = document.createElement("div");
    root.className = "picture";
    this.element.className = "phone";
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "application");
    const keys = "Use the arrow keys, Page Up, Page Down, Home, and End to scroll.";
    this.element.setAttribute("aria-label", `${name}. ${keys}`);
    this.element.style.setProperty("--corner", `${corners[settings.device ?? "phone-notch"]}px`);
    this.glass.className = "glass";
    this.#touches.className = "touches";
    this.#touches.setAttribute("aria-hidden", "true");
    this.#note.className = "notice";
    this.#note.setAttribute("role", "status");
    this.#note.hidden = true;
    this.glass.append(root, this.#touches);
    this.element.append(this.glass, this.#note);
    this.#shell = new Shell(this.element, this.glass, root);
    const caption = document.createElement("figcaption");
    caption.textContent = name;
    this.figure.append(this.element, caption);
    const picture = this.#picture = new Picture(root);
    this.connection = new Connection({
      opened: () => this.#say(""),
      closed: () => this.#say("Connection lost. Reconnecting…"),
      silent: () => this.#say("No response."),
      responded: () => this.#say(""),
      welcome: (message) => {
        picture.tab = message.tab;
        this.connection.send({ type: "set", ...this.#settings });
      },
      frame: (message) => {
        wall.willReceive(this);
        if (message.device) this.#show(message.device);
        if (message.layers || message.removed) picture.apply(message);
        wall.received(this, message);
        if (message.header?.scroll) this.element.dataset.offset = message.header.scroll.contentOffset[1];
      },
      replayed() {},
      rests: (value) => {
        this.rests = value;
        wall.rested();
      },
      error: ({ message }) => this.#say(message),
    });
    const forwarder = {
      add: (input, time) => wall.forward(this, input, time),
      act: (message) => wall.act(message),
      forget() {},
    };
    new PhoneInput(this, forwarder, document.createElement("div"));
  }

  open() {
    this.connection.open();
    this.fit();
  }

  close() { this.connection.close(); }

  /** Draws a complete picture. */
  draw(picture) { this.#picture.apply(picture); }

  place(x, y) {
    const box = this.glass.getBoundingClientRect();
    return [(x - box.left) / this.#scale, (y - box.top) / this.#scale].map((value) => Math.round(value * 100) / 100);
  }

  /** Shows the dot of a finger. Wheels have none. */
  touch(kind, finger, { x, y }) {
    if (kind === "down") {
      const dot = document.createElement("i");
      this.#dots.set(finger, dot);
      this.#touches.append(dot);
    }
    const dot = this.#dots.get(finger);
    if (!dot) return;
    dot.style.transform = `translate(${x}px, ${y}px)`;
    if (kind !== "up" && kind !== "cancel") return;
    dot.remove();
    this.#dots.delete(finger);
  }

  fit() {
    const border = 8;
    const [width, height] = this.size;
    const room = this.figure.clientWidth - 2 * border;
    if (room <= 0) return;
    this.#scale = Math.min(room / width, this.mostHeight / height, 1);
    const { style } = this.glass;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = `scale(${this.#scale})`;
    this.element.style.width = `${width * this.#scale + 2 * border}px`;
    this.element.style.height = `${height * this.#scale + 2 * border}px`;
    this.element.style.setProperty("--scale", this.#scale);
    this.#picture.scale = this.#scale;
  }

  #show(device) {
    this.size = device.size;
    this.#shell.show(device, this.#settings.device ?? "phone-notch", this.#settings.dark ?? false);
    this.fit();
  }

  #say(text) {
    this.#note.textContent = text;
    this.#note.hidden = text === "";
  }
}
