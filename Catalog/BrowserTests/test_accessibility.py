"""Accessibility of the page: contrast, names, keyboard operation, and reduced motion."""

import pytest

from catalog_page import axe_violations

# The minimum contrast of small text (WCAG 2.1, level AA).
LEAST = 4.5

# The minimum contrast of focus rings, lines, and other parts that aren't text.
LEAST_OF_SHAPES = 3.0

# Functions that compute the contrast of colors.
CONTRAST = """
  const channel = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const parse = color => (color.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
  const behind = element => {
    const over = [];
    for (let e = element; e; e = e.parentElement) {
      const [r, g, b, a = 1] = parse(getComputedStyle(e).backgroundColor);
      if (a > 0) over.push([r, g, b, a]);
      if (a > 0.99) break;
    }
    return over.reverse().reduce((below, [r, g, b, a]) =>
      [r, g, b].map((value, index) => value * a + below[index] * (1 - a)), [255, 255, 255]);
  };
  const contrast = (one, other) => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
"""

FAINT = """least => {""" + CONTRAST + """
  const faint = [];
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(".glass, .thumbnail, svg, option, [hidden], :disabled") || !element.checkVisibility()) continue;
    const text = [...element.childNodes].filter(n => n.nodeType === 3).map(n => n.data.trim()).join("");
    const found = contrast(parse(getComputedStyle(element).color), behind(element));
    if (text && found < least) faint.push(`${text}: ${found.toFixed(2)}`);
  }
  return faint;
}"""

# The focused element, and what is wrong with how the focus is shown there.
FOCUS = """least => {""" + CONTRAST + """
  const e = document.activeElement;
  if (!e || e === document.body) return ["", ""];
  const name = e.id || e.dataset.screen || e.getAttribute("href") || e.querySelector?.("[data-reading]")?.dataset.reading || e.className || e.localName;
  const style = getComputedStyle(e);
  const box = e.getBoundingClientRect();
  let problem = "";
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) problem = "no focus ring";
  else if (contrast(parse(style.outlineColor), behind(e.parentElement)) < least) problem = "faint focus ring";
  else if (box.width === 0 || box.height === 0) problem = "not visible";
  else if (box.bottom < 0 || box.right < 0 || box.top > innerHeight || box.left > innerWidth) problem = "outside of the window";
  return [name, problem];
}"""

# Colors of shapes, and the colors next to them.
PAIRS = """least => {""" + CONTRAST + """
  const probe = document.createElement("i");
  document.body.append(probe);
  const color = name => { probe.style.color = `var(--${name})`; return parse(getComputedStyle(probe).color); };
  const faint = [];
  for (const [shape, ground] of [
    ["focus", "paper"], ["focus", "card"], ["height", "card"], ["shift", "card"], ["offset", "card"], ["accent", "paper"],
    ["accent", "card"]]) {
    const found = contrast(color(shape), color(ground));
    if (found < least) faint.push(`${shape} on ${ground}: ${found.toFixed(2)}`);
  }
  probe.remove();
  return faint;
}"""


def tab_through(page, key="Tab", most=160):
    """Presses Tab until the focus returns to an element. Returns the elements and problems."""
    seen, problems = [], []
    for _ in range(most):
        page.page.keyboard.press(key)
        name, problem = page.page.evaluate(FOCUS, LEAST_OF_SHAPES)
        if not name:
            # The browser's own controls come between the last element and the first.
            continue
        if name in seen:
            return seen, problems
        seen.append(name)
        if problem:
            problems.append(f"{name}: {problem}")
    raise AssertionError(f"the focus doesn't return: {seen}")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("hash", ["", "#typical-use"], ids=["front page", "screen"])
def test_text_has_contrast(open_page, hash, dark):
    page = open_page(hash, dark=dark)
    assert page.page.evaluate(FAINT, LEAST) == []
    assert page.page.evaluate(PAIRS, LEAST_OF_SHAPES) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_code_has_contrast(open_page, dark):
    page = open_page(dark=dark)
    page.page.click("#show-code")
    page.page.locator("#code-text .word").first.wait_for()
    assert page.page.locator("#code-text span").count() > 50
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


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280, 1440])
@pytest.mark.parametrize("hash", ["", "#typical-use", "#typical-use?wall=1", "#typical-use?compare=1", "#typical-use?voiceOver=1"])
def test_axe_finds_nothing(open_page, hash, width, dark):
    page = open_page(hash, size=(width, 900), dark=dark)
    assert axe_violations(page.page, ".picture") == []


def test_front_page_works_with_the_keyboard(open_page):
    page = open_page("")
    page.page.wait_for_selector("#gallery li[data-drawn=true]")
    page.page.focus("#search")
    page.page.keyboard.type("address bar swipe")
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement.id") == "stillness"
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement.getAttribute('href')") == "#safari"
    page.page.keyboard.press("Enter")
    page.shows("safari")


def test_skip_link_leads_to_the_phone_and_stays_on_the_screen(open_page):
    page = open_page("#profile").page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "phone"
    assert page.evaluate("location.hash") == "#profile"


@pytest.mark.parametrize("hash", ["", "#typical-use"], ids=["front page", "screen"])
def test_tab_reaches_every_control_and_shows_the_focus(open_page, hash):
    page = open_page(hash)
    if not hash:
        # Fewer cards; they are all alike.
        page.page.fill("#search", "bar")
        page.page.evaluate("document.activeElement.blur()")
    controls = page.page.evaluate("""() => [...document.querySelectorAll("button, select, input, a, [tabindex], summary")]
        .filter(e => e.checkVisibility() && !e.disabled && !e.matches("#elements *")).length""")
    seen, problems = tab_through(page)
    assert problems == []
    assert len(seen) == controls
    # The same elements backward.
    page.page.evaluate("document.activeElement.blur()")
    assert sorted(tab_through(page, "Shift+Tab")[0]) == sorted(seen)


def test_sheet_takes_the_focus_and_escape_returns_it(open_page):
    page = open_page(size=(390, 844))
    for button, sheet in (("open-tools", "tools"), ("open-settings", "settings"), ("open-inspector", "inspector")):
        page.page.focus(f"#{button}")
        page.page.keyboard.press("Enter")
        assert page.page.get_attribute(f"#{button}", "aria-controls") == sheet
        assert page.page.evaluate(f"document.activeElement.closest('#{sheet}') !== null")
        page.page.keyboard.press("Escape")
        assert not page.page.is_visible(f"#{sheet}")
        assert page.page.evaluate("document.activeElement.id") == button


@pytest.mark.parametrize("size", [(720, 450), (667, 375), (1280, 480)], ids=["200 % zoom", "landscape phone", "low window"])
def test_phone_covers_nothing_in_low_windows(open_page, size):
    page = open_page("#typical-use", size=size)
    page.page.locator("#step").scroll_into_view_if_needed()
    page.page.click("#step")
    phone = page.page.locator("#phone").bounding_box()
    for other in ("#step", "#moment", "#summary"):
        box = page.page.locator(other).bounding_box()
        if box:
            assert box["y"] >= phone["y"] + phone["height"] - 1 or box["y"] + box["height"] <= phone["y"] + 1, other


def test_voiceover_reads_from_top_to_bottom(open_page):
    page = open_page("#typical-use?voiceOver=1")
    tops = lambda: page.page.eval_on_selector_all("#elements button", "all => all.map(e => e.getBoundingClientRect().top)")
    assert len(tops()) > 8 and tops() == sorted(tops())
    page.page.focus("#phone")
    for key in ("PageDown", "Home"):
        page.press(key)
        assert tops() == sorted(tops())


@pytest.mark.parametrize("hash", ["", "#typical-use"], ids=["front page", "screen"])
def test_screen_readers_find_one_main_part_and_ordered_headings(open_page, hash):
    page = open_page(hash)
    levels = page.page.evaluate("""() => [...document.querySelectorAll("h1, h2, h3")].filter(e => e.checkVisibility())
        .map(e => Number(e.localName[1]))""")
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(next - level <= 1 for level, next in zip(levels, levels[1:])), levels
    assert page.page.evaluate("[...document.querySelectorAll('main')].filter(e => e.checkVisibility()).length") == 1
    if not hash:
        page.page.fill("#search", "chips")
        assert page.page.inner_text("#search-result") == "1 screen found"


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
