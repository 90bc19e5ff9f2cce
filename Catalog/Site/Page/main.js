// The page: which of its three parts is shown, as the address says. `screens`, `groups`, `strokes`, and
// `compressedEngine` are added by `catalog export`.
import { addAppearanceButton } from "./appearance.js";
import { addStillnessButton } from "./stillness.js";
import { Front } from "./front.js";
import { ScreenPage } from "./screen.js";
import { Playground, isHeader } from "./playground.js";

const byId = (id) => document.getElementById(id);
const front = new Front(screens, groups);
const screenPage = new ScreenPage(screens);
let playground = null;

addAppearanceButton(byId("appearance"));
addStillnessButton(byId("stillness"));
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("main").focus();
});

async function showAddress() {
  const [name, query = ""] = location.hash.slice(1).split("?");
  const screen = screens.find(({ id }) => id === name);
  // Links to the former page began with the header.
  const kind = name.startsWith("playground/") ? name.slice(11) : isHeader(name) ? name : name === "playground" ? "flexible" : null;
  const isKnown = name === "" || screen !== undefined || kind !== null && isHeader(kind);
  byId("unknown").hidden = isKnown;
  byId("unknown-name").textContent = name;
  const view = screen ? "screen" : kind !== null && isHeader(kind) ? "playground" : "front";
  const isOther = document.body.dataset.view !== view || screen;
  document.body.dataset.view = view;
  document.body.dataset.screen = screen?.id ?? "";
  for (const part of ["front", "screen", "playground"]) byId(`view-${part}`).hidden = part !== view;
  for (const link of document.querySelectorAll("[data-for]")) {
    if (link.dataset.for === view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = screen ? `${screen.title}, a screen with FlexibleHeader`
    : view === "playground" ? "Playground, FlexibleHeader" : "FlexibleHeader: scroll-driven headers for UIKit";
  if (isOther) scrollTo(0, 0);
  front.isShown = view === "front";
  screenPage.show(screen ?? null);
  if (view !== "playground") return playground?.hide();
  try {
    playground ??= await Playground.load();
    playground.show(kind, query);
  } catch (error) {
    byId("problem").textContent = `The engine can't be started: ${error.message}`;
    byId("problem").hidden = false;
  }
}

addEventListener("hashchange", showAddress);
showAddress();
