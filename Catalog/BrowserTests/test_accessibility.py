"""Accessibility of the page: contrast, names, keyboard operation, and reduced motion."""

import pytest

# The minimum contrast of small text (WCAG 2.1, level AA).
LEAST = 4.5

FAINT = """least => {
  const channel = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const parse = color => (color.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
  const behind = element => {
    for (let e = element; e; e = e.parentElement) {
      const [r, g, b, a = 1] = parse(getComputedStyle(e).backgroundColor);
      if (a > 0.99) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const faint = [];
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(".glass, .thumbnail, dialog, svg, option, [hidden], :disabled") || !element.checkVisibility()) continue;
    const text = [...element.childNodes].filter(n => n.nodeType === 3).map(n => n.data.trim()).join("");
    if (!text) continue;
    const [a, b] = [light(parse(getComputedStyle(element).color)), light(behind(element))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < least) faint.push(`${text}: ${contrast.toFixed(2)}`);
  }
  return faint;
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("hash", ["", "#typical-use"], ids=["front page", "screen"])
def test_text_has_contrast(open_page, hash, dark):
    page = open_page(hash, dark=dark)
    assert page.page.evaluate(FAINT, LEAST) == []


@pytest.mark.parametrize("hash", ["", "#typical-use"], ids=["front page", "screen"])
def test_controls_have_names_and_ids_are_unique(open_page, hash):
    page = open_page(hash)
    nameless = page.page.evaluate("""() => [...document.querySelectorAll("button, select, input, a, [tabindex], summary")]
        .filter(e => e.checkVisibility() && !(e.ariaLabel || e.textContent.trim() || e.labels?.length))
        .map(e => e.outerHTML)""")
    assert nameless == []
    ids = page.page.eval_on_selector_all("[id]", "all => all.map(e => e.id)")
    assert len(ids) == len(set(ids))
    assert page.page.locator("h1").count() == 1


def test_front_page_works_with_the_keyboard(open_page):
    page = open_page("")
    page.page.wait_for_selector("#gallery li[data-drawn=true]")
    page.page.focus("#search")
    page.page.keyboard.type("address bar")
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement.getAttribute('href')") == "#safari"
    page.page.keyboard.press("Enter")
    page.rest()
    assert page.page.get_attribute("body", "data-screen") == "safari"


def test_scrubber_works_with_the_keyboard_and_announces_the_time(open_page):
    page = open_page()
    page.wheel(200)
    page.page.focus("#moment")
    page.page.keyboard.press("Home")
    assert page.page.get_attribute("body", "data-time") == "past"
    assert page.page.get_attribute("#moment", "aria-valuetext").endswith("s ago")
    page.page.keyboard.press("End")
    assert page.page.get_attribute("#moment", "aria-valuetext") == "now"


def test_reduced_motion_disables_animations_of_the_page(open_page):
    page = open_page()
    page.page.emulate_media(reduced_motion="reduce")
    page.page.evaluate("""() => {
      window.flashes = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) { flashes++; return animate.apply(this, all); };
    }""")
    page.wheel(100)
    assert page.page.evaluate("flashes") == 0
    page.page.emulate_media(reduced_motion="no-preference")
    page.wheel(100)
    assert page.page.evaluate("flashes") > 0
    page.page.emulate_media(reduced_motion="reduce")
    moving = page.page.evaluate("""() => [...document.querySelectorAll("body *")]
        .filter(e => parseFloat(getComputedStyle(e).transitionDuration) > 0).map(e => e.outerHTML.slice(0, 80))""")
    assert moving == []
