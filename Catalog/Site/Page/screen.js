// The page of a screen: the phone under the finger, what its header does, and its code.
import { Device } from "./device.js";
import { isDark, onAppearance } from "./appearance.js";
import { moves } from "./stillness.js";
import { code, tape } from "./library.js";
import { TimePlot } from "./time-plot.js";
import { colored, copy } from "./source.js";

const byId = (id) => document.getElementById(id);

export class ScreenPage {
  #screens;
  #device = new Device();
  #plot = new TimePlot(byId("screen-plot"));
  #screen = null;
  #code = "";

  constructor(screens) {
    this.#screens = screens;
    byId("screen-phone").append(this.#device.element);
    this.#device.glass.onChange = () => this.#note();
    byId("copy-code").addEventListener("click", () => copy(this.#code, byId("code-copied")));
    byId("save-code").addEventListener("click", () => this.#save());
    byId("screen-top").addEventListener("click", () => this.#device.glass.motion?.press(new KeyboardEvent("keydown", { key: "Home" })));
    byId("screen-play").addEventListener("click", () => this.#play());
    onAppearance(() => { if (this.#screen) this.#load(); });
  }

  /** Shows a screen, or nothing for null. */
  show(screen) {
    this.#device.glass.performance?.stop();
    this.#screen = screen;
    if (!screen) return;
    const index = this.#screens.indexOf(screen);
    byId("screen-title").textContent = this.#device.title = screen.title;
    byId("screen-summary").textContent = screen.summary;
    byId("screen-group").textContent = screen.group;
    for (const [id, step] of [["screen-before", -1], ["screen-after", 1]]) {
      const other = this.#screens[(index + step + this.#screens.length) % this.#screens.length];
      byId(id).href = `#${other.id}`;
      byId(id).querySelector("span").textContent = other.title;
    }
    byId("code-file").textContent = screen.file;
    byId("code-text").textContent = "";
    this.#plot.clear();
    this.#load(true);
    this.#loadCode();
  }

  async #load(isNew = false) {
    const screen = this.#screen;
    document.body.dataset.drawn = "";
    try {
      const recording = await tape(screen.id, isDark());
      if (this.#screen !== screen) return;
      this.#device.glass.show(recording);
      if (isNew) this.#device.glass.place.reset();
      this.#device.glass.draw();
      // For tests.
      document.body.dataset.drawn = `${screen.id}-${isDark() ? "dark" : "light"}`;
      document.body.dataset.ready = "true";
      if (isNew && moves()) this.#play();
    } catch (error) {
      byId("problem").textContent = `The recording can't be shown: ${error.message}.`;
      byId("problem").hidden = false;
    }
  }

  async #loadCode() {
    const screen = this.#screen;
    const text = await code(screen.id);
    if (this.#screen !== screen) return;
    this.#code = text;
    byId("code-text").replaceChildren(...colored(text));
    byId("code-lines").textContent = `${text.trimEnd().split("\n").length} lines, complete`;
    document.body.dataset.code = screen.id;
  }

  #play() {
    const { glass } = this.#device;
    if (!glass.place) return;
    glass.place.reset();
    glass.performance.play(() => {});
  }

  #note() {
    const { offset, top, height } = this.#device.glass.place.values;
    this.#plot.add(performance.now() / 1000, [top + height, offset]);
    const rows = { "read-offset": offset, "read-height": height, "read-top": top };
    for (const id in rows) byId(id).textContent = points(rows[id]);
    // For tests.
    document.body.dataset.offset = offset.toFixed(2);
    document.body.dataset.bottom = (top + height).toFixed(2);
  }

  #save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.#code], { type: "text/x-swift" }));
    link.download = this.#screen.file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }
}

export function points(value) { return `${(Math.round(value * 10) / 10 || 0).toFixed(1).replace("-", "−")} pt`; }
