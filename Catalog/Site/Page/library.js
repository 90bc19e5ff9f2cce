// Loads recordings and code, each from a file of its own beside the page. Scripts also load by file://, where pages can't
// fetch other files.
import { Tape } from "./tape.js";

const loaded = new Map();
const waiting = new Map();

/** Called by the files: `catalogFile("album-light", "…")`. */
window.catalogFile = (name, value) => waiting.get(name)?.(value);

/** Returns the recording of a screen. */
export function tape(screen, isDark) {
  return once(`${screen}-${isDark ? "dark" : "light"}`, async (value) => new Tape(JSON.parse(await unzip(value))));
}

/** Returns the code of a screen. */
export function code(screen) { return once(`${screen}-code`, unzip); }

function once(name, convert) {
  if (!loaded.has(name)) {
    const result = load(name).then(convert);
    // A failed attempt can be repeated.
    result.catch(() => loaded.delete(name));
    loaded.set(name, result);
  }
  return loaded.get(name);
}

function load(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    waiting.set(name, resolve);
    script.src = `screens/${name}.js`;
    script.onload = () => script.remove();
    script.onerror = () => reject(new Error(`screens/${name}.js can't be loaded`));
    document.head.append(script);
  });
}

/** Returns the text in base64-encoded gzip data. */
async function unzip(value) {
  const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
