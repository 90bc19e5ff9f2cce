// Exports a moment of the session. The server plays the input that led to it once more, on another device, and records it.
import { Connection } from "./connection.js";
import { save } from "./recording.js";

const files = {
  trace: ["json", "application/json"], filmStrip: ["svg", "image/svg+xml"], animation: ["svg", "image/svg+xml"],
};

export class Exporter {
  #connection;
  #timeline;
  #settings;
  #complain;
  #menu = document.getElementById("export");
  #isBusy = false;

  constructor(connection, timeline, settings, complain) {
    this.#connection = connection;
    this.#timeline = timeline;
    this.#settings = settings;
    this.#complain = complain;
    this.#menu.addEventListener("click", (event) => {
      const { export: kind } = event.target.dataset;
      if (kind) this.#save(kind);
    });
    document.addEventListener("pointerdown", (event) => {
      if (!this.#menu.contains(event.target)) this.#menu.open = false;
    });
    this.#menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.#menu.open = false;
      this.#menu.querySelector("summary").focus();
    });
  }

  async #save(kind) {
    if (this.#isBusy) return;
    const entries = this.#timeline.entries(Number(document.getElementById("export-length").value));
    const messages = entries && this.#connection.journal.messages(entries[1]);
    if (!messages) {
      this.#complain("This moment can't be exported: too much happened before it. Press Restart, then try again.");
      return;
    }
    this.#isBusy = true;
    this.#menu.setAttribute("aria-busy", "true");
    try {
      const start = Math.max(0, Math.min(messages.length, entries[0] - this.#connection.journal.first - 1));
      const { screen, properties, ...others } = { screen: this.#settings.values.screen, ...this.#settings.sent };
      const recording = await recorded(messages, start, { screen, properties, ...others, speed: 1 });
      const [suffix, type] = files[kind];
      save(`${screen}${kind === "animation" ? "-animated" : ""}.${suffix}`, recording[kind], type);
      this.#menu.open = false;
    } catch (error) {
      this.#complain(error.message);
    }
    this.#isBusy = false;
    this.#menu.removeAttribute("aria-busy");
  }
}

/** Returns the recording of the messages from `start` on, after those before it were played. */
function recorded(messages, start, settings) {
  return new Promise((resolve, reject) => {
    const end = (finish, value) => {
      connection.close();
      finish(value);
    };
    const connection = new Connection({
      opened() {}, responded() {}, frame() {}, replayed() {}, rests() {},
      closed: () => end(reject, new Error("The connection was lost.")),
      silent() {},
      welcome() {
        connection.send({ type: "set", ...settings });
        connection.replay([
          ...messages.slice(0, start), { type: "record", on: true }, ...messages.slice(start), { type: "record", on: false }]);
      },
      recording: (recording) => end(resolve, recording),
      error: ({ message }) => end(reject, new Error(message)),
    });
    connection.open();
  });
}
