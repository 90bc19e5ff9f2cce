"""Every screen loads and scrolls, and some meet the expectations in `CatalogScreen.all`."""

import os
import pathlib

import pytest


def screen_names(server_url=None):
    """The names that `catalog list` prints. pytest needs them before a page is open."""
    import subprocess
    from conftest import PROGRAM

    text = subprocess.run([PROGRAM, "list"], capture_output=True, text=True, check=True).stdout
    screens = text.split("Screens:\n")[1].split("Recipes")[0]
    return [line.split()[0] for line in screens.splitlines() if line.strip()]


SCREENS = screen_names()
# The tolerance for rounding and for springs that end early, in points.
NEAR = 1.0


@pytest.mark.parametrize("screen", SCREENS)
def test_screen_is_drawn_and_scrolls_by_touch_and_by_wheel(open_page, screen):
    page = open_page(f"#{screen}", touch=True)
    assert page.page.get_attribute("body", "data-screen") == screen
    assert page.layer_count() > 3
    assert any(text.strip() for text in page.texts())
    assert page.reading("kind"), "the inspector shows no header"
    before = page.reading("contentOffset")
    if before is None:
        pytest.skip("the header follows no scroll view")
    x, start = page.inside(0.8)
    # Far enough to move a bar past its middle, from where it snaps, and within the shortest list.
    page.touch_drag(start, start - 0.12, x=x)
    touched = page.reading("contentOffset")
    assert touched > before + 20
    page.wheel(120, y=start, x=x)
    wheeled = page.reading("contentOffset")
    assert wheeled > touched + 20


# One screen for each kind of expectation, with headers of all kinds. ExpectationTests, in Swift, checks all screens.
@pytest.mark.parametrize("name, screen", [
    ("stretches", "stretchy-table-header"), ("appearsPastTheEnd", "pull-for-more"), ("hidesStatusBar", "status-bar"),
    ("collapses", "square-cash"), ("shiftsOffScreen", "swipe-back"), ("neverShifts", "web-view"),
    ("comesBack", "typical-use"), ("returns", "search-row"),
])
def test_screen_meets_its_expectation(open_page, name, screen):
    page = open_page(f"#{screen}")
    expected = {id: dict((kind, numbers) for kind, *numbers in map(str.split, texts)) for id, texts in page.screens()}
    assert {kind for kinds in expected.values() for kind in kinds} == set(CHECKS), "each kind of expectation has a check"
    CHECKS[name](page, *map(float, expected[screen][name]))


def scroll_up_far(page):
    """Scrolls farther than the height of any header, or to the end of short content, unless it is there already."""
    offset = page.reading("contentOffset")
    for _ in range(3):
        if offset > page.start_offset + 600 or offset == page.end_offset:
            return
        page.drag_content(0.8, 0.1)
        before, offset = offset, page.reading("contentOffset")
        if abs(offset - before) < NEAR:
            page.end_offset = offset


def collapses(page, height):
    scroll_up_far(page)
    readings = page.readings()
    assert readings["height"] - readings["safeAreaTop"] <= height + NEAR


def shifts_off_screen(page):
    scroll_up_far(page)
    readings = page.readings()
    assert readings["shift"] > 0
    assert readings["bottom"] <= readings["safeAreaTop"] + NEAR


def never_shifts(page):
    scroll_up_far(page)
    assert page.reading("shift") == 0
    page.drag_content(0.4, 0.8)
    assert page.reading("shift") == 0


def stretches(page):
    before = page.reading("height")
    x, y = page.point(*page.inside(0.6))
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    # At once, because a control gets a finger that rests on it for 150 ms.
    for step in range(1, 11):
        page.page.mouse.move(x, y + 15 * step)
        page.page.wait_for_timeout(20)
    page.until_reading("height", before + 10)
    page.page.mouse.up()
    page.rest()
    assert abs(page.reading("height") - before) <= NEAR


def comes_back(page):
    scroll_up_far(page)
    away = page.reading("shift")
    page.drag_content(0.4, 0.75)
    assert page.reading("shift") < away


def returns(page, height):
    scroll_up_far(page)
    page.drag_content(0.4, 0.6)
    readings = page.readings()
    assert readings["contentOffset"] > page.start_offset + 200, "the content is at its top again"
    assert readings["height"] - readings["safeAreaTop"] >= height - NEAR


def hides_status_bar(page):
    assert not page.is_status_bar_hidden()
    scroll_up_far(page)
    assert page.is_status_bar_hidden()


def appears_past_the_end(page):
    assert page.reading("pullProgress") == 0
    page.page.focus("#phone")
    # The rows at the end get their heights when they are shown first.
    for _ in range(2):
        page.press("End")
    x, y = page.point(*page.inside(0.7))
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    # A longer pull would pass the threshold and add rows.
    for step in range(1, 11):
        page.page.mouse.move(x, y - 7 * step)
        page.page.wait_for_timeout(20)
    page.until_reading("pullProgress", 0.3)
    page.page.mouse.up()
    page.rest()


CHECKS = {
    "stretches": stretches, "appearsPastTheEnd": appears_past_the_end, "hidesStatusBar": hides_status_bar,
    "collapses": collapses, "shiftsOffScreen": shifts_off_screen, "neverShifts": never_shifts,
    "comesBack": comes_back, "returns": returns,
}


@pytest.mark.skipif("CATALOG_SCREENSHOTS" not in os.environ, reason="CATALOG_SCREENSHOTS names no folder")
@pytest.mark.parametrize("screen", SCREENS)
def test_screenshots(open_page, screen):
    folder = pathlib.Path(os.environ["CATALOG_SCREENSHOTS"])
    folder.mkdir(parents=True, exist_ok=True)
    page = open_page(f"#{screen}")
    page.page.screenshot(path=folder / f"{screen}.png")
    page.wheel(250)
    page.page.screenshot(path=folder / f"{screen}-scrolled.png")
    dark = open_page(f"#{screen}?dark=1", dark=True)
    dark.page.screenshot(path=folder / f"{screen}-dark.png")
    turned = open_page(f"#{screen}?orientation=landscape")
    turned.page.screenshot(path=folder / f"{screen}-landscape.png")
    small = open_page(f"#{screen}?device=phone-4.7", size=(390, 844), touch=True)
    small.page.screenshot(path=folder / f"{screen}-small.png")
