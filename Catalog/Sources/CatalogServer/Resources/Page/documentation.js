// The documentation of a value or a property, in a dialog. Links with `data-documentation` lead to it.
import { behaviorOf } from "./links.js";
import { colored } from "./source.js";

export class Documentation {
  #dialog = document.getElementById("documentation");
  #title = document.getElementById("documentation-title");
  #text = document.getElementById("documentation-text");
  // The address of the document that was opened last.
  #shown = "";
  // The names of properties, each with that of its type, for example "FlexibleHeaderView.maximumHeight".
  #properties = new Set();

  constructor() {
    document.getElementById("close-documentation").addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[data-documentation]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      this.#show(link.getAttribute("href"));
    });
  }

  /** Takes the definitions of properties, by type. Their names in documents become links. */
  offer(definitions) {
    this.#properties = new Set(
      Object.entries(definitions).flatMap(([type, list]) => list.map(({ name }) => `${type}.${name}`)));
  }

  async #show(address) {
    const [path, anchor] = address.split("#");
    const [, type, name] = path.match(/^properties\/(\w+)\.(\w+)$/) ?? [];
    const find = (word) => word !== name && this.#properties.has(`${type}.${word}`) ? `properties/${type}.${word}` : null;
    this.#title.textContent = name ?? path.split("/").at(-1);
    this.#text.textContent = "…";
    this.#shown = address;
    if (!this.#dialog.open) this.#dialog.showModal();
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(await response.text());
      const text = await response.text();
      // Another document was opened since.
      if (this.#shown !== address) return;
      const blocks = rendered(text, path, find);
      if (name) {
        this.#title.textContent = text.match(/ var (\w+: [^{=\n]+)/)?.[1] ?? name;
        blocks.push(element("p", [`${response.headers.get("X-File")}. `, documentLink("Exact behavior", behaviorOf(type))]));
      } else {
        this.#title.textContent = text.match(/^# +(.+)$/m)?.[1] ?? path;
      }
      this.#text.replaceChildren(...blocks);
      const heading = anchor && [...this.#text.querySelectorAll("[data-anchor]")]
        .find((element) => element.dataset.anchor === anchor);
      this.#text.scrollTop = 0;
      heading?.scrollIntoView({ block: "start" });
    } catch (error) {
      if (this.#shown === address) this.#text.textContent = error.message || "The documentation can't be read.";
    }
  }
}

/**
 * Returns the elements for a text in the subset of Markdown that the documents use. `find` returns the address of the
 * documentation of a word of code, or null.
 */
function rendered(text, path, find) {
  const blocks = [];
  const lines = text.split("\n");
  for (let index = 0; index < lines.length;) {
    const line = lines[index];
    const take = (test) => {
      const start = index;
      while (index < lines.length && test(lines[index])) index++;
      return lines.slice(start, index);
    };
    const heading = line.match(/^(#{1,6}) +(.*)$/);
    if (line.startsWith("```")) {
      index++;
      const code = take((other) => !other.startsWith("```")).join("\n");
      index++;
      blocks.push(element("pre", [element("code", [...colored(code)])]));
    } else if (heading) {
      index++;
      const block = element(`h${Math.min(6, heading[1].length + 2)}`, inline(heading[2], path, find));
      block.dataset.anchor = anchorOf(heading[2]);
      blocks.push(block);
    } else if (line.startsWith("|")) {
      const rows = take((other) => other.startsWith("|")).filter((row) => !/^\|[\s|:-]+\|$/.test(row));
      blocks.push(element("table", rows.map((row, number) => element("tr", row.split(/(?<!\\)\|/).slice(1, -1)
        .map((cell) => element(number ? "td" : "th", inline(cell.trim(), path, find)))))));
    } else if (/^ *([-*]|\d+\.) /.test(line)) {
      const items = [];
      for (const other of take((next) => next.trim() !== "" && (/^ *([-*]|\d+\.) /.test(next) || /^ /.test(next)))) {
        if (/^ *([-*]|\d+\.) /.test(other)) items.push(other.replace(/^ *([-*]|\d+\.) /, ""));
        else items[items.length - 1] += ` ${other.trim()}`;
      }
      blocks.push(element(/^ *\d/.test(line) ? "ol" : "ul", items.map((item) => element("li", inline(item, path, find)))));
    } else if (line.trim() === "") {
      index++;
    } else {
      const words = take((other) => other.trim() !== "" && !/^(#|```|\||[-*] )/.test(other));
      if (words.length === 0) index++;
      blocks.push(element("p", inline((words.length ? words : [line]).join(" "), path, find)));
    }
  }
  return blocks;
}

function element(name, children) {
  const result = document.createElement(name);
  result.append(...children);
  return result;
}

/** Returns text with code, bold words, and links. Links between documents stay in the dialog. */
function inline(text, path, find) {
  const parts = text.split(/(``?[^`]+``?|\*\*[^*]+\*\*|!?\[[^\]]*\]\([^)]*\)|<[^>]*>)/);
  return parts.filter(Boolean).flatMap((part) => {
    if (part.startsWith("`")) {
      const code = part.replace(/`/g, "");
      const address = find(code);
      return element("code", [address ? documentLink(code, address) : code]);
    }
    if (part.startsWith("**")) return element("strong", [part.slice(2, -2)]);
    const link = part.match(/^\[([^\]]*)\]\(([^)]*)\)$/);
    if (!link) return part.startsWith("![") || /^<\/?\w/.test(part) ? [] : part;
    const [, label, target] = link;
    const address = new URL(target, new URL(path, "http://catalog/")).pathname;
    const isDocument = !target.includes(":") && address.startsWith("/documents/Documentation/") && /\.md(#|$)/.test(target);
    const isHere = target.startsWith("#");
    if (!isDocument && !isHere) return inline(label, path, find);
    const result = documentLink("", isHere ? `${path}${target}` : `${address.slice(1)}${target.includes("#") ? `#${target.split("#")[1]}` : ""}`);
    result.append(...inline(label, path, find));
    return result;
  });
}

/** Returns a link that opens in the dialog. */
function documentLink(label, address) {
  const link = element("a", [label]);
  link.href = address;
  link.dataset.documentation = "";
  return link;
}

/** Returns the anchor of a heading, as on GitHub. */
function anchorOf(heading) {
  return heading.toLowerCase().replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[^\p{L}\p{N}_\- ]/gu, "").replaceAll(" ", "-");
}
