// Translates touches, the mouse, the wheel, and keys on the phone into touches of the device.

const keys = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", PageUp: "pageUp",
  PageDown: "pageDown", Home: "home", End: "end",
};
const lineHeight = 32;

export class PhoneInput {
  #phone;
  #connection;
  #fingers = new Map();
  #touches;

  /** Sends input on a phone to a connection. `touches` is the element for the dots of fingers. */
  constructor(phone, connection, touches = document.getElementById("touches")) {
    this.#phone = phone;
    this.#touches = touches;
    this.#connection = connection;
    const glass = phone.glass;
    glass.addEventListener("pointerdown", (event) => this.#down(event));
    glass.addEventListener("pointermove", (event) => this.#move(event));
    glass.addEventListener("pointerup", (event) => this.#up(event, "up"));
    glass.addEventListener("pointercancel", (event) => this.#up(event, "cancel"));
    glass.addEventListener("lostpointercapture", (event) => this.#up(event, "cancel"));
    glass.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
    glass.addEventListener("dragstart", (event) => event.preventDefault());
    glass.addEventListener("contextmenu", (event) => event.preventDefault());
    phone.element.addEventListener("keydown", (event) => this.#press(event));
  }

  /** Forgets all touches, for a phone that no longer exists or whose server doesn't respond. */
  forget() {
    for (const { dot } of this.#fingers.values()) dot.remove();
    this.#fingers.clear();
    this.#connection.forget();
  }

  #down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const taken = new Set([...this.#fingers.values()].map(({ finger }) => finger));
    const finger = [...Array(10).keys()].find((number) => !taken.has(number));
    if (finger === undefined) return;
    this.#phone.element.focus({ preventScroll: true });
    event.preventDefault();
    const dot = document.createElement("i");
    this.#touches.append(dot);
    this.#fingers.set(event.pointerId, { finger, dot });
    this.#phone.glass.setPointerCapture(event.pointerId);
    this.#send(event, "down", finger, dot);
  }

  #move(event) {
    const held = this.#fingers.get(event.pointerId);
    if (!held) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length ? samples : [event]) this.#send(sample, "move", held.finger, held.dot);
  }

  #up(event, kind) {
    const held = this.#fingers.get(event.pointerId);
    if (!held) return;
    this.#fingers.delete(event.pointerId);
    this.#send(event, kind, held.finger, held.dot);
    held.dot.remove();
  }

  #send(event, kind, finger, dot) {
    const [x, y] = this.#phone.place(event.clientX, event.clientY);
    dot.style.transform = `translate(${x}px, ${y}px)`;
    this.#connection.add({ kind, x, y, finger }, event.timeStamp);
  }

  #turn(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const [x, y] = this.#phone.place(event.clientX, event.clientY);
    const unit = event.deltaMode === 1 ? lineHeight : event.deltaMode === 2 ? this.#phone.size[1] * 0.8 : 1;
    const limit = (value) => Math.max(-2000, Math.min(2000, value * unit));
    // Shift makes the wheel scroll horizontally. Not all browsers do this themselves.
    const isTurned = event.shiftKey && event.deltaX === 0;
    const dx = limit(isTurned ? event.deltaY : event.deltaX);
    const dy = isTurned ? 0 : limit(event.deltaY);
    this.#connection.add({ kind: "wheel", x, y, dx, dy }, event.timeStamp);
  }

  #press(event) {
    const key = event.key === " " ? (event.shiftKey ? "pageUp" : "pageDown") : keys[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#connection.act({ type: "key", key });
  }
}
