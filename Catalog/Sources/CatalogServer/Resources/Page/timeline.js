// The scrubber under the phone. It shows stored frames, the finger's trail, and optionally an earlier frame on top.
import { Picture } from "./picture.js";
import { History, wholePicture } from "./history.js";

const byId = (id) => document.getElementById(id);
const space = "http://www.w3.org/2000/svg";
const trailTime = 1;

export class Timeline {
  #history = new History();
  #phone;
  #connection;
  #slider = byId("moment");
  #label = byId("moment-time");
  #onion = new Picture(byId("onion"));
  #index = null;
  onShow = () => {};

  constructor(phone, connection) {
    this.#phone = phone;
    this.#connection = connection;
    this.#slider.addEventListener("input", () => this.show(Number(this.#slider.value)));
    byId("step-back").addEventListener("click", () => this.show((this.#index ?? this.#last) - 1));
    byId("now").addEventListener("click", () => this.show(null));
    byId("onion-skin").addEventListener("change", () => this.#draw());
  }

  get #last() { return this.#history.frames.length - 1; }

  /** A Boolean value that indicates whether the phone shows an earlier frame. */
  get isPast() { return this.#index !== null; }

  set tab(name) { this.#onion.tab = name; }

  add(message) {
    this.#history.add(message);
    if (message.whole) this.#index = null;
    if (!this.isPast) this.#showSlider();
  }

  /** Returns the journal entries with which the shown moment and some seconds before it end, `[start, end]`. */
  entries(seconds) {
    const frames = this.#history.frames;
    const shown = frames[this.#index ?? this.#last];
    if (!shown) return null;
    const first = frames.find((frame) => frame.time >= shown.time - seconds) ?? shown;
    return [first.entry, shown.entry];
  }

  /** The number of journal entries that lead to the shown frame, or undefined before the first frame. */
  get entry() { return this.#history.frames[this.#index ?? this.#last]?.entry; }

  /** Stops the clock at the latest frame. */
  hold() {
    if (this.#last < 0) return;
    this.#index = this.#last;
    this.#connection.isPaused = true;
    this.#draw();
  }

  /** Shows the frame at a time of the device's clock. */
  showTime(time) {
    const index = this.#history.frames.findLastIndex((frame) => frame.time <= time);
    this.show(Math.max(0, index));
  }

  /** Shows the next stored frame. Returns whether there was one. */
  stepForward() {
    if (!this.isPast || this.#index >= this.#last) return false;
    this.show(this.#index + 1);
    return true;
  }

  /** Shows a stored frame. Null or the last one shows the present and resumes the clock. */
  show(index) {
    const last = this.#last;
    if (last < 0) return;
    const wasPast = this.isPast;
    this.#index = index === null || index >= last ? null : Math.max(0, index);
    if (this.isPast !== wasPast) this.#connection.isPaused = this.isPast;
    this.#draw();
  }

  #draw() {
    const frame = this.#history.frames[this.#index ?? this.#last];
    if (!frame) return;
    this.#phone.showKept(frame, wholePicture(frame));
    const isOnion = this.isPast && byId("onion-skin").checked && this.#index > 0;
    byId("onion").hidden = !isOnion;
    if (isOnion) this.#onion.apply(wholePicture(this.#history.frames[Math.max(0, this.#index - 6)]));
    this.#drawTrail(frame);
    this.#showSlider();
    this.onShow(frame);
  }

  #drawTrail(frame) {
    const trail = byId("trail");
    trail.replaceChildren();
    if (!this.isPast) return;
    const places = this.#history.frames
      .filter(({ time, finger }) => finger && time <= frame.time && time > frame.time - trailTime)
      .map(({ finger }) => finger.join(","));
    const line = document.createElementNS(space, "polyline");
    line.setAttribute("points", places.join(" "));
    trail.append(line);
  }

  #showSlider() {
    const frames = this.#history.frames;
    const last = Math.max(0, this.#last);
    this.#slider.max = last;
    this.#slider.value = this.#index ?? last;
    this.#slider.disabled = last === 0;
    byId("step-back").disabled = last === 0 || this.#index === 0;
    byId("now").disabled = !this.isPast;
    document.body.dataset.time = this.isPast ? "past" : "now";
    const back = this.isPast ? frames[last].time - frames[this.#index].time : 0;
    const text = this.isPast ? `${back.toFixed(2).replace("-", "")} s ago` : "now";
    this.#label.textContent = text;
    this.#slider.setAttribute("aria-valuetext", text);
  }
}
