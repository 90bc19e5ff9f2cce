// The controls for the properties of the inspected header, and the code that sets them.
import { colored, copy } from "./source.js";

const byId = (id) => document.getElementById(id);

export class Properties {
  #list = byId("property-list");
  #code = byId("property-code");
  #settings;
  #definitions = {};
  #rows = new Map();
  #shape = "";
  #text = "";

  constructor(settings) {
    this.#settings = settings;
    byId("reset-properties").addEventListener("click", () => settings.resetProperties());
    byId("copy-code").addEventListener("click", () => copy(this.#text, byId("copied")));
  }

  /** Sets the descriptions of all properties, by type. */
  offer(definitions) { this.#definitions = definitions; }

  /** Shows the properties in a message, if there are any. */
  show(message) {
    if (!("properties" in message)) return;
    const { prefix = "", parts = [] } = message.properties ?? {};
    byId("properties").dataset.empty = parts.length === 0;
    const shape = JSON.stringify([prefix, parts.map(([path, type]) => [path, type])]);
    if (shape !== this.#shape) this.#build(prefix, parts);
    this.#shape = shape;
    for (const [path, type, values] of parts) {
      values.forEach((value, index) => this.#rows.get(prefix + path + this.#definitions[type][index].name).show(value));
    }
    this.showChanges();
    this.#text = message.code ?? "";
    this.#code.replaceChildren(...colored(this.#text));
  }

  /** Marks the properties that were changed. */
  showChanges() {
    const changed = this.#settings.values.properties;
    for (const [name, row] of this.#rows) row.element.toggleAttribute("data-changed", name in changed);
    byId("reset-properties").disabled = Object.keys(changed).length === 0;
    byId("compare").classList.toggle("recommended", Object.keys(changed).length > 0);
  }

  #build(prefix, parts) {
    this.#rows.clear();
    const sections = parts.filter(([, type]) => type === "HeaderSection").length;
    this.#list.replaceChildren(...parts.map(([path, type]) => {
      const group = document.createElement("fieldset");
      const legend = document.createElement("legend");
      const number = path.match(/\d+/);
      legend.textContent = number ? `${type} ${Number(number[0]) + 1}` : type;
      group.append(legend);
      for (const definition of this.#definitions[type] ?? []) {
        const name = prefix + path + definition.name;
        const row = new Row(name, definition, sections, (value) => this.#settings.setProperty(name, value));
        this.#rows.set(name, row);
        group.append(row.element);
      }
      return group;
    }));
  }
}

/** A property with its control. */
class Row {
  element = document.createElement("div");
  #definition;
  #input;
  #switch = null;
  #output = document.createElement("output");

  constructor(name, definition, sections, onChange) {
    this.#definition = definition;
    this.element.className = "property";
    this.element.title = definition.summary;
    this.element.dataset.property = name;
    const id = `property-${name}`;
    const label = document.createElement("label");
    label.htmlFor = id;
    label.append(...broken(definition.name));
    const link = document.createElement("a");
    link.href = `properties/${definition.owner}.${definition.name}`;
    link.id = `documentation-${name}`;
    link.dataset.documentation = "";
    link.textContent = "?";
    link.title = `Documentation of ${definition.name}`;
    link.setAttribute("aria-label", link.title);
    this.#input = this.#control(sections);
    this.#input.id = id;
    this.element.append(label, link, this.#output, this.#input);
    if (definition.optional) {
      this.#switch = this.#automatic(definition.name, onChange);
      this.element.append(this.#switch.parentElement);
    }
    this.#input.addEventListener("input", () => {
      const value = this.#value();
      this.#write(value);
      onChange(value);
    });
  }

  /** Shows a value, unless the user is moving the control. */
  show(value) {
    this.element.dataset.value = JSON.stringify(value);
    this.#write(value);
    if (this.#switch) this.#switch.checked = value === null;
    const input = this.#input;
    if (this.#definition.kind === "flag") {
      input.checked = value;
    } else if (this.#definition.kind === "number") {
      input.disabled = value === null;
      if (value === null) return;
      if (value > Number(input.max)) input.max = value;
      if (value < Number(input.min)) input.min = value;
      if (Number(input.value) !== value && !input.matches(":active")) input.value = value;
    } else {
      if (![...input.options].some((option) => option.value === value)) input.append(new Option(value));
      input.value = value;
    }
  }

  #control(sections) {
    const { kind, range, step, choices } = this.#definition;
    if (kind === "choice" || kind === "section") {
      const select = document.createElement("select");
      const words = choices ?? ["none", ...Array.from({ length: sections }, (_, index) => `section${index + 1}`)];
      select.append(...words.map((word) => new Option(word)));
      return select;
    }
    const input = document.createElement("input");
    if (kind === "flag") {
      Object.assign(input, { type: "checkbox" });
      input.setAttribute("role", "switch");
    } else {
      Object.assign(input, { type: "range", min: range[0], max: range[1], step });
    }
    return input;
  }

  /** Returns the switch for `nil`. */
  #automatic(name, onChange) {
    const label = document.createElement("label");
    label.className = "automatic";
    const input = document.createElement("input");
    input.type = "checkbox";
    input.id = `${this.#input.id}-nil`;
    input.setAttribute("aria-label", `${name}: nil`);
    label.append(input, "nil");
    input.addEventListener("change", () => onChange(input.checked ? null : Number(this.#input.value)));
    return input;
  }

  #value() {
    if (this.#definition.kind === "flag") return this.#input.checked;
    return this.#definition.kind === "number" ? Number(this.#input.value) : this.#input.value;
  }

  #write(value) {
    if (this.#definition.kind !== "number") return;
    const number = value === null ? "nil" : String(Math.round(value * 100) / 100).replace("-", "−");
    this.#output.textContent = value === null || !this.#definition.unit ? number : `${number} ${this.#definition.unit}`;
    this.#input.setAttribute("aria-valuetext", this.#output.textContent);
  }
}

/** Returns a name in Swift with places where a line can end. */
function* broken(name) {
  for (const part of name.split(/(?=[A-Z])/)) {
    yield part;
    yield document.createElement("wbr");
  }
}
