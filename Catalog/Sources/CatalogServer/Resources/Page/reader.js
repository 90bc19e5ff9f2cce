// While VoiceOver is on, the phone's accessibility elements are buttons that Tab reaches and screen readers read.

export class Reader {
  #list = document.getElementById("elements");
  #connection;

  constructor(connection) {
    this.#connection = connection;
    // Keys that press a button don't scroll the phone.
    this.#list.addEventListener("keydown", (event) => {
      if (event.key === " " || event.key === "Enter") event.stopPropagation();
    });
  }

  /** Shows elements, each `[label, role, [x, y, width, height]]`. The focused element keeps the focus. */
  show(elements) {
    const focused = [...this.#list.children].indexOf(document.activeElement);
    this.#list.replaceChildren(...elements.map(([words, role, frame]) => this.#button(words, role, frame)));
    if (focused >= 0) this.#list.children[Math.min(focused, elements.length - 1)]?.focus({ preventScroll: true });
  }

  #button(words, role, [x, y, width, height]) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", words);
    // Every element can be pressed. Screen readers read its role on the phone.
    if (role !== "button") button.setAttribute("aria-roledescription", role);
    Object.assign(button.style, {
      transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px`,
    });
    button.addEventListener("click", () => this.#tap(x + width / 2, y + height / 2));
    return button;
  }

  #tap(x, y) {
    this.#connection.add({ kind: "down", x, y, finger: 9 }, performance.now());
    setTimeout(() => this.#connection.add({ kind: "up", x, y, finger: 9 }, performance.now()), 60);
  }
}
