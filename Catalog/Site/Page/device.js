// A phone with a recorded screen: its frame, the notch, the home indicator, and the input.
import { Picture } from "./picture.js";
import { TapePlace, TapeView } from "./tape.js";
import { Motion, Performance } from "./motion.js";
import { statusIcons } from "./status-icons.js";

const screenWidth = 390;

/** The glass of a phone without input, for a card. */
export class Glass {
  element = document.createElement("div");
  #surface = document.createElement("div");
  #icons = statusIcons();
  #indicator = document.createElement("i");
  #picture = null;
  #view = null;
  place = null;
  /** Called after each movement. */
  onChange = () => {};

  constructor() {
    this.element.className = "glass";
    this.#surface.className = "picture";
    this.#surface.setAttribute("aria-hidden", "true");
    this.#indicator.className = "home-indicator";
    this.element.append(this.#surface, this.#icons, this.#indicator);
    new ResizeObserver(() => this.#fit()).observe(this.element);
  }

  get scale() { return (this.element.clientWidth || screenWidth) / screenWidth; }

  /** Shows a tape, at the place where another tape of the same screen was. */
  show(tape) {
    this.#surface.replaceChildren();
    this.#picture = new Picture(this.#surface);
    this.#picture.scale = this.scale;
    this.#view = new TapeView(this.#picture, tape);
    const node = this.place?.tape.screen === tape.screen && this.place.tape.count === tape.count ? this.place.node : 0;
    this.place = new TapePlace(tape);
    this.place.node = node;
    this.motion = new Motion(this.place, () => this.draw());
    this.performance = new Performance(this.place, this.motion, () => this.draw(), (way) => this.onFinger?.(way));
    this.element.dataset.drawn = "true";
    this.draw();
  }

  draw() {
    this.#view.draw(this.place);
    const { statusBar } = this.place.values;
    this.element.dataset.statusBar = statusBar;
    this.onChange();
  }

  #fit() {
    const scale = `scale(${this.scale})`;
    this.#surface.style.transform = scale;
    this.#icons.style.transform = scale;
    if (this.#picture) this.#picture.scale = this.scale;
  }
}

/** A phone that is dragged, scrolled with the wheel, and operated by keys. */
export class Device {
  element = document.createElement("div");
  glass = new Glass();
  #dot = document.createElement("i");
  #held = null;
  /** Called when a person takes over. */
  onTouch = () => {};

  constructor() {
    this.element.className = "device";
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-roledescription", "recorded screen");
    this.element.setAttribute("aria-describedby", "phone-help");
    this.#dot.className = "finger";
    this.#dot.hidden = true;
    const notch = document.createElement("i");
    notch.className = "notch";
    this.glass.element.append(this.#dot);
    this.element.append(this.glass.element, notch);
    this.glass.onFinger = (way) => this.#showFinger(way === null ? null : [195, 560 - way]);
    this.#listen(this.glass.element);
    this.element.addEventListener("keydown", (event) => {
      if (!this.glass.motion) return;
      if (this.glass.motion.press(event)) {
        event.preventDefault();
        this.#takeOver();
      }
    });
  }

  /** The name of the screen. */
  set title(title) { this.element.setAttribute("aria-label", title); }

  #takeOver() {
    this.glass.performance?.stop();
    this.onTouch();
  }

  #showFinger(location) {
    this.#dot.hidden = !location;
    if (!location) return;
    const [x, y] = location.map((value) => value * this.glass.scale);
    this.#dot.style.transform = `translate(${x}px, ${y}px)`;
  }

  #listen(glass) {
    const location = (event) => {
      const box = glass.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top].map((value) => value / this.glass.scale);
    };
    glass.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.#held || !this.glass.motion) return;
      event.preventDefault();
      this.element.focus({ preventScroll: true });
      glass.setPointerCapture(event.pointerId);
      this.#takeOver();
      this.glass.motion.hold();
      this.#held = { id: event.pointerId, y: location(event)[1], trail: [] };
      this.#showFinger(location(event));
    });
    glass.addEventListener("pointermove", (event) => {
      if (this.#held?.id !== event.pointerId) return;
      const [x, y] = location(event);
      this.glass.motion.drag(this.#held.y - y);
      this.#held.trail = [...this.#held.trail.filter(([time]) => time > event.timeStamp - 90), [event.timeStamp, y]];
      this.#held.y = y;
      this.#showFinger([x, y]);
    });
    for (const name of ["pointerup", "pointercancel"]) {
      glass.addEventListener(name, (event) => {
        if (this.#held?.id !== event.pointerId) return;
        const [first] = this.#held.trail.filter(([time]) => time > event.timeStamp - 90);
        const time = first ? event.timeStamp - first[0] : 0;
        const velocity = time > 8 ? (first[1] - this.#held.y) / time * 1000 : 0;
        this.#held = null;
        this.#showFinger(null);
        this.glass.motion.release(velocity);
      });
    }
    glass.addEventListener("wheel", (event) => {
      if (event.ctrlKey || !this.glass.motion) return;
      const distance = event.deltaY * (event.deltaMode === 1 ? 32 : 1);
      const { offset, excess } = this.glass.place.values;
      // At the ends of the content, the wheel scrolls the page.
      if (distance < 0 && offset <= 0.5 || distance > 0 && excess > 0) return;
      this.#takeOver();
      this.glass.motion.hold();
      const room = distance < 0 ? -Math.min(-distance, offset) : distance;
      const moved = this.glass.motion.drag(room);
      this.glass.motion.release(0);
      if (moved !== 0) event.preventDefault();
    }, { passive: false });
  }
}
