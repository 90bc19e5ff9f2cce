// The source code of a screen, with syntax coloring.

const words = new Set((
  "actor any as async await break case catch class continue convenience default defer deinit do else enum extension " +
  "false fileprivate final for func guard if import in init inout internal is lazy let mutating nil open override " +
  "private protocol public required return self Self some static struct super switch throw throws true try typealias " +
  "unowned var weak where while"
).split(" "));
const token = /(\/\/[^\n]*)|("(?:\\.|[^"\\\n])*")|(\b\d[\d_.]*\b)|(@?\b[A-Za-z_]\w*\b)/g;

export class SourceView {
  #dialog = document.getElementById("code");
  #title = document.getElementById("code-title");
  #text = document.getElementById("code-text");
  #code = "";
  // The screen whose code was opened last.
  #shown = "";

  constructor() {
    document.getElementById("close-code").addEventListener("click", () => this.#dialog.close());
    document.getElementById("copy-source").addEventListener("click", () => {
      copy(this.#code, document.getElementById("source-copied"));
    });
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  async show(screen) {
    this.#title.textContent = screen;
    this.#text.textContent = "…";
    this.#code = "";
    this.#shown = screen;
    this.#dialog.showModal();
    try {
      const response = await fetch(`/sources/${encodeURIComponent(screen)}`);
      const text = await response.text();
      // Another screen's code was opened since.
      if (this.#shown !== screen) return;
      this.#code = text;
      this.#title.textContent = response.headers.get("X-File") ?? screen;
      this.#text.replaceChildren(...colored(text));
    } catch {
      if (this.#shown === screen) this.#text.textContent = "The server can't be reached.";
    }
  }
}

/** Copies a text, and says so in an element. */
export async function copy(text, note) {
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  note.textContent = isCopied ? "Copied" : "Can't be copied here";
  setTimeout(() => { note.textContent = ""; }, 3000);
}

/** Returns code as texts and colored elements. */
export function* colored(text) {
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, comment, string, number, word] = match;
    const kind = comment ? "comment" : string ? "string" : number ? "number"
      : word && (words.has(word) || word.startsWith("@")) ? "word" : word && /^[A-Z]/.test(word) ? "type" : "";
    if (!kind) continue;
    yield text.slice(end, match.index);
    const span = document.createElement("span");
    span.className = kind;
    span.textContent = whole;
    yield span;
    end = match.index + whole.length;
  }
  yield text.slice(end);
}
