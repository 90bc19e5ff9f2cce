"""The inspector and the dimension lines on the phone."""

import pytest


def test_values_have_titles_units_and_descriptions(open_page):
    page = open_page()
    row = page.page.locator("#readings details", has=page.page.locator("[data-reading=minimumHeight]"))
    assert row.locator("summary").inner_text().split("\n") == ["Minimum height", "56 pt"]
    row.locator("summary").click()
    assert "without the safe area" in row.locator("p").inner_text()


@pytest.mark.parametrize("screen", ["typical-use", "safari", "stretchy-table-header", "pull-for-more", "mail"])
def test_every_value_is_explained(open_page, screen):
    page = open_page(f"#{screen}")
    bare = page.page.eval_on_selector_all(
        "#readings details", "rows => rows.filter(row => !row.querySelector('summary').title).map(row => row.textContent)")
    assert bare == []


def test_partly_visible_header_is_labeled_leaving_or_off_screen(open_page):
    page = open_page()
    page.wheel(120)
    assert page.reading("isShiftedOffscreen") is True and page.reading("visibleHeight") > 100
    row = page.page.locator("#readings details", has=page.page.locator("[data-reading=isShiftedOffscreen]"))
    assert row.locator("summary").inner_text().split("\n") == ["Leaving or off-screen", "yes"]


def test_inspector_shows_the_touched_header(open_page):
    page = open_page("#shift-behaviors")
    before = page.reading("top"), page.reading("contentOffset")
    page.drag(0.55, 0.4, x=0.75)
    assert page.reading("contentOffset") > before[1] + 50
    page.drag(0.55, 0.55, x=0.25)
    assert page.reading("contentOffset") == before[1]


def test_dimension_lines_match_the_header(open_page):
    page = open_page()
    assert page.page.locator("#dimensions line").count() == 0
    page.page.check("#show-dimensions")
    texts = page.page.eval_on_selector_all("#dimensions text", "all => all.map(e => e.textContent)")
    assert {"height 267", "minimum 56", "maximum 220", "safe area 47", "inset 267"} <= set(texts)
    scale = page.page.locator("#glass").bounding_box()["width"] / 390
    line = page.page.locator("#dimensions line.height").first.bounding_box()
    assert abs(line["height"] / scale - page.reading("height")) < 3
    page.page.uncheck("#show-dimensions")
    assert page.page.locator("#dimensions line").count() == 0


@pytest.mark.parametrize("screen, kept, labels", [
    ("safari", "height", ["minimum", "maximum"]), ("stretchy-table-header", "restingHeight", ["minimum", "at rest"])])
def test_dimension_lines_show_the_limits_of_other_headers(open_page, screen, kept, labels):
    page = open_page(f"#{screen}")
    page.page.check("#show-dimensions")
    lines = page.page.eval_on_selector_all("#dimensions line.limit", "all => all.map(e => Number(e.getAttribute('y1')))")
    texts = page.page.eval_on_selector_all("#dimensions text.limit", "all => all.map(e => e.textContent)")
    assert [text.rsplit(" ", 1)[0] for text in texts] == labels
    # At rest, the header ends at the upper limit.
    assert abs(lines[1] - page.reading("bottom")) < 1
    safe_area = 47 if screen == "safari" else 0
    assert abs(float(texts[1].split()[-1]) + safe_area - page.reading(kept)) < 1


@pytest.mark.parametrize("screen, phases", [
    ("facebook", ["collapsing", "stretching"]),
    ("stretchy-table-header", ["scrolling away", "collapsing", "stretching"])])
def test_band_shows_the_phases_of_other_headers(open_page, screen, phases):
    page = open_page(f"#{screen}")
    assert page.page.eval_on_selector_all("#band i", "all => all.map(e => e.textContent)") == phases
    place = lambda: float(page.page.evaluate("parseFloat(band.style.getPropertyValue('--place'))"))
    assert page.page.get_attribute("#band", "data-phase") == "collapsing"
    start = place()
    page.wheel(60)
    assert place() < start
    assert page.page.get_attribute("#band", "aria-label").startswith("Phase: collapsing, ")


def test_band_shows_the_phase(open_page):
    page = open_page()
    phase = lambda: page.page.get_attribute("#band", "data-phase")
    assert phase() == "collapsing"
    page.wheel(600)
    assert phase() == "shifting"
    x, y = page.point(0.5, 0.6)
    page.reset()
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    for step in range(8):
        page.page.mouse.move(x, y + 20 * step)
        page.page.wait_for_timeout(20)
    page.page.wait_for_selector("#band[data-phase=stretching]")
    page.page.mouse.up()
    page.rest()
