"""The comparison of two configurations, and the exports of a moment."""

import json
import re


def rest(page):
    page.until("document.getElementById('comparison').dataset.rests === 'true'", timeout=40)


def until_difference(page, key, points):
    """Waits until a difference is shown that is nearer to a number of points than half a point.

    The page draws it with the frame after the last message. Each phone rounds positions to its pixels.
    """
    page.until(
        "([key, points]) => Math.abs("
        "parseFloat(document.querySelector(`[data-difference=${key}]`).textContent.replace('−', '-')) - points) < 0.5",
        [key, points])


def offsets(page):
    return [float(value) for value in page.page.eval_on_selector_all(
        "#comparison .phone", "all => all.map(phone => phone.dataset.offset)")]


def test_stroke_on_two_configurations_shows_their_difference(open_page):
    page = open_page("#typical-use?header.maximumHeight=140")
    page.page.click("#compare")
    rest(page)
    assert page.page.inner_text("#comparison-changes") == "Changed: maximumHeight = 140"
    page.page.click("#comparison-play")
    page.until("document.getElementById('comparison').dataset.rests === 'false'")
    rest(page)
    # Both headers end at the same place, and were furthest apart before they moved.
    until_difference(page, "now", 0)
    until_difference(page, "largest", -80)
    # Every frame of the stroke has a sample of both.
    # The page may draw the last ones between two readings, so there is one.
    count, points = page.page.evaluate("""() => [
        Number(document.getElementById("comparison-moment").max),
        document.querySelector("#difference polyline.first").getAttribute("points").split(" ").length]""")
    assert count > 5 and points == count + 1
    # The plot ends when the header rests, though the content still moves.
    page.page.select_option("#comparison-quantity", "offset")
    page.until("count => Number(document.getElementById('comparison-moment').max) > 3 * count", count)
    page.page.select_option("#comparison-quantity", "bottom")
    page.until("count => Number(document.getElementById('comparison-moment').max) === count", count)
    page.page.evaluate("moment => { moment.value = 0; moment.dispatchEvent(new Event('input')); }",
                       page.page.query_selector("#comparison-moment"))
    until_difference(page, "now", -80)
    # The phones show that moment.
    titles = page.page.locator("#comparison .phone text", has_text="Walks at the lake")
    assert titles.count() == 2 and page.page.locator("#comparison .phone text", has_text="The shore path").count() == 4
    # The same stroke has the same result.
    page.page.click("#comparison-play")
    page.until("document.getElementById('comparison').dataset.rests === 'false'")
    rest(page)
    until_difference(page, "now", 0)
    until_difference(page, "largest", -80)
    page.page.click("#leave-comparison")
    assert page.page.is_visible("#phone") and "compare" not in page.page.url


def test_finger_drives_both_configurations(open_page):
    page = open_page("#typical-use?compare=1&header.shiftBehavior=disabled", size=(390, 844), dark=True)
    page.page.wait_for_selector("#comparison .phone")
    rest(page)
    start = offsets(page)
    box = page.page.locator("#comparison .glass").first.bounding_box()
    mouse = page.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8)
    mouse.down()
    for step in range(1, 11):
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * (0.8 - 0.05 * step))
    page.until("""start => [...document.querySelectorAll("#comparison .phone")]
        .every((phone, index) => Number(phone.dataset.offset) > start[index] + 100)""", start)
    mouse.up()
    rest(page)
    assert page.page.evaluate("document.documentElement.scrollWidth") == 390


def test_moment_is_exported_as_trace_film_strip_and_animation(open_page, tmp_path):
    page = open_page("#typical-use?header.maximumHeight=150&dark=1")
    page.wheel(150)
    before = int(page.page.get_attribute("#moment", "max"))
    page.page.click("#play")
    page.until("before => Number(document.getElementById('moment').max) > before + 10", before)
    page.rest()
    last = int(page.page.get_attribute("#moment", "max"))
    page.page.evaluate("index => { moment.value = index; moment.dispatchEvent(new Event('input')); }", last - 5)
    shown = page.readings()
    page.page.click("#export summary")
    page.page.select_option("#export-length", "1000")
    files = {}
    for kind in ("trace", "filmStrip", "animation"):
        if not page.page.is_visible("#export-length"):
            page.page.click("#export summary")
        with page.page.expect_download(timeout=40000) as download:
            page.page.click(f"[data-export={kind}]")
        path = tmp_path / kind
        download.value.save_as(path)
        files[kind] = download.value.suggested_filename, path.read_text()
        page.until("!document.getElementById('export').hasAttribute('aria-busy')")
    assert [name for name, _ in files.values()] == ["typical-use.json", "typical-use.svg", "typical-use-animated.svg"]
    trace = json.loads(files["trace"][1])
    end = trace["frames"][-1]
    assert end["details"]["maximumHeight"] == 150
    assert abs(end["scrollView"]["contentOffset"][1] - shown["contentOffset"]) < 0.01
    assert abs(end["height"] - shown["height"]) < 0.01
    assert "<svg " in files["filmStrip"][1] and "<svg " in files["animation"][1]
    assert re.search(r"<animate|@keyframes", files["animation"][1])
    # The session continues where it was.
    page.page.click("#now")
    page.rest()
    assert page.page.get_attribute("body", "data-time") == "now"
