// Light or dark, for the page and for the phones on it: as the system says, or as chosen.

const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set();
let choice = "system";
try { choice = localStorage.getItem("appearance") ?? "system"; } catch { /* Pages from folders may have no storage. */ }

export function isDark() { return choice === "dark" || choice !== "light" && system.matches; }

/** Calls a function at each change. */
export function onAppearance(listener) { listeners.add(listener); }

function change() {
  document.documentElement.dataset.appearance = isDark() ? "dark" : "light";
  for (const listener of listeners) listener(isDark());
}

/** Lets a button switch between light and dark. */
export function addAppearanceButton(button) {
  const label = () => { button.setAttribute("aria-label", isDark() ? "Light appearance" : "Dark appearance"); };
  button.addEventListener("click", () => {
    choice = isDark() ? "light" : "dark";
    try { localStorage.setItem("appearance", choice); } catch { /* It is kept until the page is closed. */ }
    change();
  });
  onAppearance(label);
  label();
}

system.addEventListener("change", change);
document.documentElement.dataset.appearance = isDark() ? "dark" : "light";
