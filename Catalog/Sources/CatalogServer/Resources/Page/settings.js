// The user's settings. The page's address contains them, so a link includes every setting.

const controls = {
  screen: null,
  device: "device",
  orientation: "orientation",
  dark: "dark",
  textSize: "text-size",
  voiceOver: "voice-over",
  reduceMotion: "reduce-motion",
  rightToLeft: "right-to-left",
  speed: "speed",
};

const system = matchMedia("(prefers-color-scheme: dark)");

const usual = {
  device: "phone-notch", orientation: "portrait", dark: system.matches, textSize: "large", voiceOver: false,
  reduceMotion: false, rightToLeft: false, speed: 1, wall: false, compare: false,
};

export class Settings {
  /** The settings that are sent to the server, without the screen. */
  get sent() {
    const { screen: _, wall: __, compare: ___, ...others } = this.values;
    return others;
  }

  values = { screen: "", ...usual, properties: {} };
  onChange = () => {};
  /** Called with the parts of an address that have no effect. */
  onIgnored = () => {};
  /** The definitions of the properties by their names, from the server. */
  definitions = new Map();
  #choices = {};

  constructor() {
    for (const [name, id] of Object.entries(controls)) {
      if (!id) continue;
      const control = document.getElementById(id);
      control.addEventListener("change", () => {
        const value = control.type === "checkbox" ? control.checked : control.value;
        this.set(name, name === "speed" ? Number(value) : value);
      });
    }
    system.addEventListener("change", () => {
      usual.dark = system.matches;
      this.set("dark", system.matches);
    });
    window.addEventListener("hashchange", () => {
      const old = { ...this.values };
      this.read();
      const change = {};
      for (const name in this.values) {
        if (JSON.stringify(this.values[name]) !== JSON.stringify(old[name])) change[name] = this.values[name];
      }
      if (Object.keys(change).length) this.onChange(change);
    });
  }

  /** Fills the lists with the choices that the server sent. */
  offer({ screens, devices, textSizes, strokes }) {
    this.#choices = {
      screen: screens.map((screen) => screen.id), device: devices, textSize: textSizes,
      orientation: ["portrait", "landscape"], speed: [0, 0.1, 1],
    };
    fill("device", devices);
    fill("text-size", textSizes, spaced);
    fill("stroke", strokes, (name) => name.replaceAll("-", " "));
    // On a screen at the top, an upward stroke shows most.
    if (strokes.includes("flick-up-1")) document.getElementById("stroke").value = "flick-up-1";
  }

  /** Reads the page's address. Missing and invalid settings have their defaults. */
  read() {
    const [screen, query] = location.hash.slice(1).split("?");
    const parameters = new URLSearchParams(query ?? "");
    const values = { ...usual, properties: {} };
    const ignored = [];
    // Without a screen, the front page is shown. An unknown name shows the first screen.
    if (screen && this.#choices.screen && !this.#choices.screen.includes(screen)) ignored.push(screen);
    values.screen = !screen || this.#choices.screen?.includes(screen) ? screen : this.#choices.screen?.[0] ?? "";
    for (const name in usual) {
      const text = parameters.get(name);
      if (text === null) continue;
      if (typeof usual[name] === "boolean") values[name] = text === "1";
      else {
        const value = name === "speed" ? Number(text) : text;
        if (this.#choices[name]?.includes(value)) values[name] = value;
        else if (!this.#choices[name] || text !== String(usual[name])) ignored.push(`${name}=${text}`);
      }
    }
    for (const [name, text] of parameters) {
      if (name in usual || name === "moment") continue;
      if (/^header\d*\./.test(name) && this.#accepts(name, text)) values.properties[name] = propertyValue(text);
      else ignored.push(`${name}=${text}`);
    }
    this.values = values;
    this.#show();
    if (!this.#choices.screen || ignored.length === 0) return;
    this.#write(false);
    this.onIgnored(ignored);
  }

  /** Returns whether a header could have a property with a value. */
  #accepts(path, text) {
    const definitions = this.definitions.get(path.split(".").at(-1));
    if (!definitions) return this.definitions.size === 0;
    return definitions.some(({ kind }) => kind !== "number" || Number.isFinite(Number(text)) && text !== "");
  }

  /** Changes a property of a header, by its path. */
  setProperty(name, value) {
    if (this.values.properties[name] === value) return;
    this.values.properties = { ...this.values.properties, [name]: value };
    this.#write(false);
    this.onChange({ properties: this.values.properties });
  }

  /** Returns to the properties that the screen sets. */
  resetProperties() {
    this.values.properties = {};
    this.#write(false);
    this.onChange({ properties: {} });
  }

  set(name, value) {
    if (this.values[name] === value) return;
    this.values[name] = value;
    // Another screen has other headers.
    if (name === "screen") this.values.properties = {};
    this.#show();
    this.#write(["screen", "wall", "compare"].includes(name));
    this.onChange({ [name]: value });
  }

  #show() {
    // The page and the phone have the same appearance.
    document.documentElement.dataset.appearance = this.values.dark ? "dark" : "light";
    for (const [name, id] of Object.entries(controls)) {
      if (!id) continue;
      const control = document.getElementById(id);
      if (control.type === "checkbox") control.checked = this.values[name];
      else control.value = String(this.values[name]);
    }
  }

  #write(isOtherScreen) {
    const parameters = new URLSearchParams();
    for (const name in usual) {
      const value = this.values[name];
      if (value !== usual[name]) parameters.set(name, value === true ? "1" : value === false ? "0" : String(value));
    }
    for (const [name, value] of Object.entries(this.values.properties)) parameters.set(name, String(value));
    const query = parameters.toString();
    const address = `${location.pathname}#${this.values.screen}${query ? `?${query}` : ""}`;
    // The browser's Back button returns to the previous screen or to the wall, not to the previous setting.
    if (isOtherScreen) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }
}

/** Returns the value of a property in the page's address. */
function propertyValue(text) {
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : text;
}

function fill(id, values, title = (value) => value) {
  const list = document.getElementById(id);
  list.replaceChildren(...values.map((value) => new Option(title(value), value)));
}

function spaced(name) { return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`); }
