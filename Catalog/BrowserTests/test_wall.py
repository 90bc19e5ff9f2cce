"""The wall of variants: six devices that one finger drives."""

import pytest

OFFSETS = "[...document.querySelectorAll('#wall .phone')].map(phone => Number(phone.dataset.offset))"
NAMES = ["Light", "Dark", "Largest text", "Right to left", "Landscape", "Pad"]


@pytest.fixture
def open_wall(open_page):
    def open_one(hash="#typical-use?wall=1", size=(1400, 1000)):
        page = open_page(hash, size=size)
        rest(page)
        return page

    return open_one


def rest(page):
    page.page.wait_for_selector("#wall[data-rests=true]", timeout=30000)


def offsets(page):
    return page.page.evaluate(OFFSETS)


def wait_for_offsets(page, condition, before):
    """Waits until all six offsets fulfill a condition in JavaScript on `now` and `before`."""
    page.until(
        f"all => {{ const offsets = {OFFSETS}; return offsets.length === 6 &&"
        f" offsets.every((now, index) => {{ const before = all[index]; return {condition}; }}); }}",
        arg=before, timeout=30)


def test_link_shows_six_variants_of_a_screen(open_wall):
    page = open_wall()
    assert page.page.eval_on_selector_all("#wall figcaption", "all => all.map(e => e.textContent)") == NAMES
    assert not page.page.is_visible("#phone") and not page.page.is_visible("#gallery")
    boxes = [glass.bounding_box() for glass in page.page.locator("#wall .glass").all()]
    assert boxes[0]["height"] > boxes[0]["width"] and boxes[4]["width"] > boxes[4]["height"]
    text = lambda index, words: page.page.locator("#wall .picture").nth(index).locator("text", has_text=words).first
    left = lambda index: text(index, "Walks at the lake").bounding_box()["x"] - boxes[index]["x"]
    assert left(0) < 20 < left(3)
    size = lambda index: float(text(index, "shore").get_attribute("font-size"))
    assert size(2) > 2 * size(0)


def test_finger_on_one_device_drives_all(open_wall):
    page = open_wall()
    before = offsets(page)
    box = page.page.locator("#wall .glass").nth(1).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    for step in range(12):
        page.page.mouse.move(x, y - 6 * step)
        page.page.wait_for_timeout(20)
    page.until("document.querySelectorAll('#wall .touches i').length === 6")
    # The finger moves as many points on every device. On a busy machine some are flung when it leaves.
    wait_for_offsets(page, "now > before + 50 && Math.abs(now - before - offsets[0] + all[0]) < 3", before)
    page.page.mouse.up()
    rest(page)
    page.until("document.querySelectorAll('#wall .touches i').length === 0")


def test_stroke_keys_and_restart_reach_all_devices(open_wall):
    page = open_wall()
    before = offsets(page)
    page.page.click("#wall-play")
    wait_for_offsets(page, "now > before + 100", before)
    rest(page)
    page.page.click("#wall-reset")
    wait_for_offsets(page, "now === before", before)
    rest(page)
    page.page.locator("#wall .phone").nth(2).focus()
    page.page.keyboard.press("ArrowDown")
    wait_for_offsets(page, "now > before", before)
    rest(page)


def test_wall_opens_and_closes_and_leaves_its_seats(open_page):
    page = open_page("#safari", size=(390, 844))
    page.page.click("#open-tools")
    page.page.click("#show-wall")
    rest(page)
    assert page.page.url.endswith("#safari?wall=1")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.page.evaluate("document.activeElement.id") == "leave-wall"
    for _ in range(3):
        page.page.keyboard.press("Enter")
        page.rest()
        assert page.page.locator("#wall .phone").count() == 0 and page.page.is_visible("#phone")
        page.page.go_back()
        rest(page)
        page.page.focus("#leave-wall")
    assert page.page.locator("#wall .notice:not([hidden])").count() == 0
