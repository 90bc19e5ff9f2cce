// The playground: a header of the engine with its parameters, presets, strokes, and values. `strokes` and
// `compressedEngine` are added by `catalog export`.
import { Engine } from "./engine.js";
import { StrokePlayer, frameTime, strokeFrames } from "./strokes.js";
import { Drawing, element } from "./drawing.js";
import { TimePlot } from "./time-plot.js";
import { points } from "./screen.js";
import { onStillness } from "./stillness.js";

// The parameters of each header, in the order of the engine: name, title, default, and range or null for a switch.
const headers = {
  flexible: {
    summary: "A header that collapses with the content, then leaves the screen, and returns once the content moves back.",
    presets: {
      "Collapses and leaves": {}, "Collapses and stays": { shifts: 0 }, "Returns at once": { return: 0 },
      "Never stretches": { stretches: 0 }, "Tall, snaps": { maximum: 360, snaps: 1 },
    },
    parameters: [
      ["minimum", "Minimum height", 56, [0, 200]], ["maximum", "Maximum height", 220, [56, 400]],
      ["shifts", "Leaves the screen", 1, null], ["stretches", "Stretches", 1, null], ["snaps", "Snaps", 0, null],
      ["return", "Return distance", 175, [0, 400]],
    ],
  },
  bar: {
    summary: "A bar whose height follows a behavior: the position of the content, its movement, or the address bar of Safari.",
    presets: {
      "Facebook": {}, "Square Cash": { behavior: 0, maximum: 260, minimum: 91 }, "Safari": { behavior: 2, maximum: 103, minimum: 67 },
    },
    parameters: [
      ["minimum", "Minimum height", 64, [20, 150]], ["maximum", "Maximum height", 160, [60, 360]],
      ["behavior", "Behavior", 1, ["Square Cash", "Facebook", "Safari"]],
    ],
  },
  stretchy: {
    summary: "A picture at the top of the content that stretches when pulled, shrinks to its minimum, and scrolls away or is pinned.",
    presets: {
      "Scrolls away": {}, "Becomes a bar": { pinned: 1, minimum: 60 }, "Snaps": { pinned: 1, snaps: 1 }, "Poster": { reference: 400 },
    },
    parameters: [
      ["minimum", "Minimum height", 44, [0, 200]], ["reference", "Height at rest", 220, [60, 400]],
      ["pinned", "Pinned", 0, null], ["snaps", "Snaps", 0, null],
    ],
  },
  sectioned: {
    summary: "A stack of a search row, a picture, and tabs. Each section has its own rules for collapsing, leaving, and returning.",
    presets: {
      "Row returns at once": {}, "Row stays": { leaves: 0 }, "Picture becomes a strip": { minimum: 60 },
      "Returns late": { reveal: 120 }, "Snaps": { snaps: 1 },
    },
    parameters: [
      ["minimum", "Picture, minimum", 0, [0, 150]], ["maximum", "Picture, maximum", 150, [0, 300]],
      ["leaves", "Row leaves", 1, null], ["returns", "Row returns at once", 1, null],
      ["hide", "Hide threshold", 0, [0, 200]], ["reveal", "Reveal threshold", 0, [0, 200]],
      ["snaps", "Picture snaps", 0, null], ["stretches", "Picture stretches", 1, null],
    ],
  },
};
/** Returns whether there is a header with a name. */
export function isHeader(name) { return Object.hasOwn(headers, name); }

const byId = (id) => document.getElementById(id);
const screenWidth = 390;
const steps = { ArrowDown: 40, ArrowUp: -40, PageDown: 500, PageUp: -500, End: 1e5, Home: -1e5, " ": 500 };

export class Playground {
  kind = "flexible";
  values = {};
  #engine;
  #drawing = new Drawing();
  #player = null;
  #finger = null;
  #stamp = null;
  #debt = 0;
  #plot = new TimePlot(byId("plot"));
  #time = 0;
  #isDue = false;
  #isShown = false;

  /** Loads the engine. */
  static async load() {
    const playground = new Playground(await Engine.load(compressedEngine));
    // For tests.
    window.site = playground;
    return playground;
  }

  constructor(engine) {
    this.#engine = engine;
    byId("stroke").append(...strokes.map(({ name }) => new Option(name.replaceAll("-", " "), name)));
    byId("stroke").value = "flick-up-1";
    byId("play").addEventListener("click", () => this.#play());
    byId("reset").addEventListener("click", () => this.#restart());
    for (const input of document.getElementsByName("kind")) {
      input.addEventListener("change", () => { location.hash = `playground/${input.value}`; });
    }
    byId("preset").addEventListener("change", () => this.#choosePreset());
    this.#listen(byId("glass"));
    byId("phone").addEventListener("keydown", (event) => this.#press(event));
    onStillness(() => { if (document.hidden) this.#finger = null; });
  }

  /** Shows a header with the parameters in an address. */
  show(kind, query) {
    this.#isShown = true;
    this.#readAddress(kind, query);
    document.body.dataset.ready = "true";
  }

  hide() { this.#isShown = false; }

  /** Returns the frames of a stroke with default parameters, for comparison with the native engine. */
  frames(kind, name) {
    const frames = strokeFrames(this.#engine, kind, strokes.find((stroke) => stroke.name === name));
    this.#restart();
    return frames;
  }

  /** Returns the current values of the engine. */
  read() { return this.#engine.read(); }

  // Parameters

  #readAddress(kind, query) {
    this.kind = kind;
    const given = new URLSearchParams(query);
    const unknown = [...given.keys()].filter((name) => !headers[kind].parameters.some(([known]) => known === name));
    this.values = {};
    for (const [name, , usual, range] of headers[this.kind].parameters) {
      const value = given.has(name) ? Number(given.get(name) || NaN) : usual;
      if (!Number.isFinite(value)) unknown.push(`${name}=${given.get(name)}`);
      const [low, high] = range === null ? [0, 1] : typeof range[0] === "string" ? [0, range.length - 1] : range;
      this.values[name] = Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : usual;
    }
    for (const input of document.getElementsByName("kind")) input.checked = input.value === this.kind;
    byId("summary").textContent = headers[this.kind].summary;
    byId("ignored").textContent = unknown.length ? `Ignored in the address: ${unknown.join(", ")}.` : "";
    byId("preset").replaceChildren(
      new Option("Custom", ""), ...Object.keys(headers[this.kind].presets).map((name) => new Option(name, name)));
    this.#showPreset();
    byId("parameters").replaceChildren(...headers[this.kind].parameters.map((one) => this.#control(one)));
    this.#restart();
  }

  #control([name, title, , range]) {
    const label = document.createElement("label");
    const isChoice = typeof range?.[0] === "string";
    const control = document.createElement(isChoice ? "select" : "input");
    const output = document.createElement("span");
    output.setAttribute("aria-hidden", "true");
    if (isChoice) control.append(...range.map((text, index) => new Option(text, index)));
    else control.type = range ? "range" : "checkbox";
    if (control.type === "range") [control.min, control.max] = range;
    control.id = `parameter-${name}`;
    control.value = this.values[name];
    if (control.type === "checkbox") control.checked = this.values[name] > 0;
    const show = () => {
      if (control.type !== "range") return;
      output.textContent = `${this.values[name]} pt`;
      control.setAttribute("aria-valuetext", `${this.values[name]} points`);
    };
    show();
    control.addEventListener("input", () => {
      this.values[name] = control.type === "checkbox" ? Number(control.checked) : Number(control.value);
      show();
      this.#send(name);
      this.#showPreset();
      this.#writeAddress();
      this.#wake();
    });
    label.append(title, control, output);
    return label;
  }

  /** Selects the preset that equals the parameters. */
  #showPreset() {
    const { presets, parameters } = headers[this.kind];
    const same = Object.keys(presets).find((name) =>
      parameters.every(([parameter, , usual]) => this.values[parameter] === (presets[name][parameter] ?? usual)));
    byId("preset").value = same ?? "";
  }

  #choosePreset() {
    const preset = headers[this.kind].presets[byId("preset").value];
    if (!preset) return;
    const query = new URLSearchParams(preset).toString();
    location.hash = `playground/${this.kind}${query ? `?${query}` : ""}`;
  }

  #send(name) {
    const index = headers[this.kind].parameters.findIndex(([other]) => other === name);
    this.#engine.set(index, this.values[name]);
  }

  #writeAddress() {
    const changed = headers[this.kind].parameters.filter(([name, , usual]) => this.values[name] !== usual);
    const query = new URLSearchParams(changed.map(([name]) => [name, this.values[name]])).toString();
    history.replaceState(null, "", `#playground/${this.kind}${query ? `?${query}` : ""}`);
  }

  #restart() {
    this.#player = null;
    this.#finger = null;
    this.#plot.clear();
    this.#time = 0;
    this.#engine.start(this.kind);
    for (const [name, , usual] of headers[this.kind].parameters) if (this.values[name] !== usual) this.#send(name);
    this.#drawing.kind = this.kind;
    this.#wake();
  }

  // Input

  #listen(glass) {
    const place = (event) => {
      const box = glass.getBoundingClientRect();
      const scale = screenWidth / box.width;
      return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    };
    glass.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.#finger !== null) return;
      glass.setPointerCapture(event.pointerId);
      this.#player = null;
      this.#finger = place(event);
      this.#engine.touch(this.#finger[1]);
      this.#wake();
    });
    glass.addEventListener("pointermove", (event) => {
      if (this.#finger === null) return;
      this.#finger = place(event);
      this.#engine.drag(this.#finger[1]);
      this.#wake();
    });
    for (const name of ["pointerup", "pointercancel"]) {
      glass.addEventListener(name, () => {
        if (this.#finger === null) return;
        this.#finger = null;
        this.#engine.release();
        this.#wake();
      });
    }
    glass.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.#engine.wheel(event.deltaY);
      this.#wake();
    }, { passive: false });
  }

  #press(event) {
    const distance = steps[event.key];
    if (distance === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#engine.wheel(distance);
    this.#wake();
  }

  #play() {
    this.#player = new StrokePlayer(strokes.find(({ name }) => name === byId("stroke").value));
    this.#wake();
  }

  // Time

  #wake() {
    if (this.#isDue) return;
    this.#isDue = true;
    document.body.dataset.rests = "false";
    requestAnimationFrame((stamp) => this.#tick(stamp));
  }

  #tick(stamp) {
    this.#isDue = false;
    const elapsed = Math.min(0.1, (stamp - (this.#stamp ?? stamp - 1000 * frameTime)) / 1000);
    this.#stamp = stamp;
    this.#debt += elapsed * Number(byId("speed").value);
    while (this.#debt >= frameTime * 0.7) {
      this.#debt -= frameTime;
      this.#player?.advance(this.#engine);
      this.#engine.frame();
      const { top, height, offset, inset } = this.#engine.read();
      this.#time += frameTime;
      this.#plot.add(this.#time, [top + height, offset + inset]);
    }
    const values = this.#engine.read();
    this.#show(values);
    if (this.#player?.isOver) this.#player = null;
    if (this.#isShown && (values.isMoving || this.#player)) return this.#wake();
    this.#stamp = null;
    // For tests.
    document.body.dataset.rests = "true";
  }

  #show(values) {
    this.#drawing.show(values);
    const finger = this.#player?.location ?? this.#finger;
    byId("finger").hidden = !finger;
    if (finger) byId("finger").style.transform = `translate(${finger[0]}px, ${finger[1]}px)`;
    const rows = [
      ["Content offset", points(values.offset)], ["Content inset, top", points(values.inset)],
      ["Header, top edge", points(values.top)], ["Header, height", points(values.height)],
      ["Progress of collapsing", values.progress.toFixed(2)], ["Progress of leaving", values.shift.toFixed(2)],
    ];
    byId("readings").replaceChildren(...rows.flatMap(([name, value]) => [
      element("dt", "", name), element("dd", "", value)]));
  }
}
