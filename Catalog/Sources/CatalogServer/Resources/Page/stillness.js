// Whether things move on their own: not with Reduce Motion, and not after the button was pressed.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const listeners = new Set();
let isPaused = null;

export function moves() { return !document.hidden && !(isPaused ?? calm.matches); }

/** Calls a function at each change. */
export function onStillness(listener) { listeners.add(listener); }

function change() { for (const listener of listeners) listener(); }

/** Lets a button pause and continue. */
export function addStillnessButton(button) {
  const label = () => {
    const paused = isPaused ?? calm.matches;
    button.textContent = paused ? "Play" : "Pause";
    button.setAttribute("aria-label", paused ? "Play the screens" : "Pause all screens");
  };
  button.addEventListener("click", () => {
    isPaused = !(isPaused ?? calm.matches);
    change();
  });
  onStillness(label);
  label();
}

calm.addEventListener("change", change);
document.addEventListener("visibilitychange", change);
