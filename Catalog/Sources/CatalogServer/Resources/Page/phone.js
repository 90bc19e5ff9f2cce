// The phone. Its frame fits the available space, and its glass shows the picture.
import { Picture } from "./picture.js";
import { Shell } from "./shell.js";

const corners = { "phone-4.7": 6, "phone-notch": 44, pad: 18 };

export class Phone {
  element = document.getElementById("phone");
  glass = document.getElementById("glass");
  #picture = new Picture(document.getElementById("picture"));
  #room = document.getElementById("room");
  #finger = document.getElementById("replay-finger");
  #indicator = document.getElementById("indicator");
  size = [390, 844];
  scale = 1;

  #shell = new Shell(this.element, this.glass, this.#indicator);

  constructor() {
    new ResizeObserver(() => this.#fit()).observe(this.#room);
    this.#fit();
  }

  set tab(name) { this.#picture.tab = name; }

  show(message) {
    if (message.device) this.#showDevice(message.device);
    if ("indicator" in message) this.#showIndicator(message.indicator);
    if ("finger" in message) this.#showFinger(message.finger);
    if (message.layers || message.removed) this.#picture.apply(message);
  }

  /** Shows a stored frame. */
  showKept({ device, indicator, finger }, picture) { this.show({ ...picture, device, indicator, finger }); }

  /** Shows the finger of a stroke that is being replayed. */
  #showFinger(place) {
    this.#finger.hidden = !place;
    // For tests.
    document.body.dataset.replays = Boolean(place);
    if (place) this.#finger.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
  }

  /** Returns a location of the page in points of the phone's screen. */
  place(x, y) {
    const box = this.glass.getBoundingClientRect();
    return [round((x - box.left) / this.scale), round((y - box.top) / this.scale)];
  }

  #showDevice(device) {
    this.size = device.size;
    // For tests.
    document.body.dataset.statusBar = device.statusBarHeight === 0 ? "hidden" : "visible";
    const name = document.getElementById("device").value;
    this.element.style.setProperty("--corner", `${corners[name] ?? 12}px`);
    this.#shell.show(device, name, document.getElementById("dark").checked);
    this.#fit();
  }

  #showIndicator(frame) {
    const style = this.#indicator.style;
    this.#indicator.dataset.visible = frame !== null;
    if (!frame) return;
    style.transform = `translate(${frame[0]}px, ${frame[1]}px)`;
    style.height = `${frame[3]}px`;
  }

  #fit() {
    // The phone is hidden on the front page.
    if (!this.#room.clientWidth) return;
    const [width, height] = this.size;
    const border = 12;
    const room = this.#room.getBoundingClientRect();
    // The height of the phone if only the width is limited. Scrolling pages reserve no more than this.
    this.#room.style.setProperty("--wanted", `${((room.width - 2 * border) / width) * height + 2 * border + 16}px`);
    const available = Math.max(260, room.height - 8);
    this.scale = Math.max(0.2, Math.min(1, (room.width - 2 * border) / width, (available - 2 * border) / height));
    const glass = this.glass.style;
    glass.width = `${width}px`;
    glass.height = `${height}px`;
    glass.transform = `scale(${this.scale})`;
    this.element.style.width = `${width * this.scale + 2 * border}px`;
    this.element.style.height = `${height * this.scale + 2 * border}px`;
    this.element.style.setProperty("--scale", this.scale);
    this.#picture.scale = this.scale;
  }
}

function round(value) { return Math.round(value * 100) / 100; }
