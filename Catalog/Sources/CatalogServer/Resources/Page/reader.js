// With VoiceOver on, everything that it reads on the phone can be reached with Tab, heard by a screen reader, and pressed.

export class Reader {
  #list = document.getElementById("elements");
  #connection;

  constructor(connection) {
    this.#connection = connection;
    // Keys that press a button do not scroll.
    this.#list.addEventListener("keydown", (event) => {
      if (event.key === " " || event.key === "Enter") event.stopPropagation();
    });
  }

  /** Shows `[words, what it is, [x, y, width, height]]` each; the one that has the focus keeps it. */
  show(elements) {
    const focused = [...this.#list.children].indexOf(document.activeElement);
    this.#list.replaceChildren(...elements.map(([words, role, frame]) => this.#button(words, role, frame)));
    if (focused >= 0) this.#list.children[Math.min(focused, elements.length - 1)]?.focus({ preventScroll: true });
  }

  #button(words, role, [x, y, width, height]) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", words);
    // Whatever it is, it can be pressed here; a screen reader shall say what it is on the phone.
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
