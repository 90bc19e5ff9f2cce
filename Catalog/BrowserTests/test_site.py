"""The exported page, opened from a folder and through a server of static files."""

import base64
import functools
import gzip
import http.server
import json
import os
import pathlib
import re
import subprocess
import threading
import time

import pytest

from catalog_page import axe_violations, wait_until
from conftest import PROGRAM

KINDS = ["flexible", "bar", "stretchy", "sectioned"]
# The maximum size of index.html, and of all recordings and code, in bytes.
MOST = 500_000
MOST_OF_SCREENS = 4_000_000


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """A folder with the page, and the frames that the native engine computes."""
    if "CATALOG_SITE" in os.environ:
        folder = pathlib.Path(os.environ["CATALOG_SITE"])
        return folder, json.loads((folder.parent / "frames.json").read_text())
    folder = tmp_path_factory.mktemp("site")
    frames = folder / "frames.json"
    run = subprocess.run(
        [PROGRAM, "export", "--site", str(folder / "page"), "--frames", str(frames)], capture_output=True, text=True,
        timeout=1800)
    assert run.returncode == 0, run.stderr
    assert "recording album" in run.stdout and f"wrote {folder / 'page'}/index.html" in run.stdout
    return folder / "page", json.loads(frames.read_text())


@pytest.fixture(scope="session")
def site_server(site):
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(site[0]))
    handler.log_message = lambda *_: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def open_site(browser, site):
    contexts, complaints = [], []

    def open_one(hash="", size=(1440, 900), dark=False, url=None, still=True, touch=False):
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light", has_touch=touch,
            reduced_motion="reduce" if still else "no-preference")
        contexts.append(context)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.set_default_timeout(15000)
        page.on("console", lambda message: complaints.append(message.text) if message.type != "log" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto((url or f"file://{site[0]}/index.html") + hash)
        page.wait_for_selector("body[data-ready=true]")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


def screens(page):
    return page.eval_on_selector_all("#cards a", "links => links.map((link) => link.hash.slice(1))")


def glass(page):
    return page.locator("#screen-phone .glass").bounding_box()


def offset(page):
    return float(page.get_attribute("body", "data-offset"))


def bottom(page):
    """The lower edge of the header, in points."""
    return float(page.get_attribute("body", "data-bottom"))


def rest(page):
    """Waits until the recording doesn't move for six of the browser's frames, however long those take."""
    page.evaluate("""() => new Promise((rested) => {
        let [before, still] = [null, 0];
        const look = () => {
            const { offset, bottom } = document.body.dataset;
            still = before === `${offset} ${bottom}` ? still + 1 : 0;
            before = `${offset} ${bottom}`;
            if (still === 6) rested(); else requestAnimationFrame(look);
        };
        look();
    })""")


def drag(page, distance, hold=True):
    """Drags the recorded screen by a part of its height, downward if positive."""
    box = glass(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * (0.8 if distance < 0 else 0.2)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 13):
        page.mouse.move(x, y + distance * box["height"] * step / 12)
        page.wait_for_timeout(10)
    if hold:
        page.wait_for_timeout(150)
        page.mouse.up()
    rest(page)


def open_screen(open_site, name, **options):
    page = open_site(f"#{name}", **options)
    page.wait_for_selector(f"body[data-drawn^='{name}-']")
    return page


def test_site_is_small(site):
    folder, _ = site
    assert sorted(file.name for file in folder.iterdir()) == ["index.html", "screens"]
    assert (folder / "index.html").stat().st_size < MOST
    assert sum(file.stat().st_size for file in (folder / "screens").iterdir()) < MOST_OF_SCREENS


def test_front_page_moves_in_less_than_two_seconds_from_folder_and_server(open_site, site_server):
    for url in (None, site_server):
        start = time.monotonic()
        page = open_site(url=url, still=False)
        page.wait_for_selector("#hero .glass[data-drawn]")
        took = time.monotonic() - start
        print(f"{url or 'file'}: {took:.2f} s")
        place = lambda: page.inner_html("#hero .picture")
        first = place()
        wait_until(page, "first => document.querySelector('#hero .picture').innerHTML !== first", arg=first)
        assert took < 10


def test_cards_play_one_after_the_other_unless_motion_is_reduced_or_paused(open_site):
    page = open_site(still=False)
    page.locator("#cards li").first.scroll_into_view_if_needed()
    page.wait_for_selector("#cards li[data-plays]")
    name = "document.querySelector('#cards li[data-plays] a')?.hash"
    first = page.evaluate(name)
    wait_until(page, f"first => {name} && {name} !== first", arg=first, timeout=30)
    assert page.locator("#cards li[data-plays]").count() == 1
    page.click("#stillness")
    assert page.locator("#cards li[data-plays]").count() == 0
    still = open_site()
    still.locator("#cards li").first.scroll_into_view_if_needed()
    still.wait_for_selector("#cards li .glass[data-drawn]")
    still.wait_for_timeout(500)
    assert still.locator("#cards li[data-plays]").count() == 0


def test_every_recording_leads_down_and_from_everywhere_back_to_the_top(site):
    files = [file for file in (site[0] / "screens").iterdir() if not file.name.endswith("-code.js")]
    assert len(files) > 50
    for file in files:
        text = re.search(r'", "(.+)"\)', file.read_text()).group(1)
        nodes = json.loads(gzip.decompress(base64.b64decode(text)))["nodes"]

        def place(node):
            """The offset, and the lower edge of the header."""
            values = nodes[node]["values"]
            return values[0], values[2] + values[3]

        def is_start(node):
            return all(abs(one - other) < 13 for one, other in zip(place(node), place(0)))

        # The pictures that a finger meets on its way down.
        down = [0]
        while nodes[down[-1]]["next"] >= 0 and len(down) < 64:
            down.append(nodes[down[-1]]["next"])
        assert place(down[-1])[0] > place(0)[0] + 60, file.name
        for turn in down:
            back, count = turn, 0
            while not is_start(back):
                back, count = nodes[back]["previous"], count + 1
                assert back >= 0 and count < len(nodes), (file.name, place(turn))


def test_screens_follow_the_finger_and_return_to_the_top(open_site):
    page = open_site()
    names = screens(page)
    assert len(names) > 25 and names[0] == "album"
    # One of each group, because a drag takes a second or two.
    dragged = page.eval_on_selector_all(
        "#cards section", "groups => groups.map((group) => group.querySelector('a').hash.slice(1))")
    assert len(dragged) > 5
    for name in names:
        page.evaluate("name => { location.hash = name; }", name)
        page.wait_for_selector(f"body[data-drawn='{name}-light']")
        if name not in [*dragged, "infinite-content"]:
            continue
        start, edge = offset(page), bottom(page)
        drag(page, -0.45)
        moved = offset(page) - start
        assert moved > 60, (name, moved)
        page.keyboard.press("Home")
        rest(page)
        if name == "infinite-content":
            assert offset(page) < start, "content without a top goes on above the place where it began"
            continue
        assert abs(offset(page) - start) < 13, (name, start, offset(page))
        assert abs(bottom(page) - edge) < 13, name


def test_recorded_headers_collapse_leave_return_and_stretch(open_site):
    page = open_screen(open_site, "typical-use")
    expanded = bottom(page)
    drag(page, -0.6)
    assert bottom(page) == 47, "only the part below the status bar is left"
    drag(page, 0.32)
    assert 90 < bottom(page) < expanded - 60 and offset(page) > 40, "it returns collapsed, in the middle of the content"
    page.keyboard.press("Home")
    rest(page)
    drag(page, 0.3, hold=False)
    assert bottom(page) > expanded + 40 and offset(page) < -20
    page.mouse.up()
    # The bounce ends so slowly that frames of the browser may be equal before.
    wait_until(page, "edge => Math.abs(document.body.dataset.bottom - edge) < 2", expanded)


def test_search_row_returns_as_soon_as_the_content_moves_back(open_site):
    page = open_screen(open_site, "search-row")
    drag(page, -0.6)
    collapsed = bottom(page)
    place = offset(page)
    drag(page, 0.15)
    assert bottom(page) > collapsed + 30 and offset(page) > place - 150


def test_wheel_and_keys_scroll_the_recording(open_site):
    page = open_screen(open_site, "album")
    box = glass(page)
    page.mouse.move(box["x"] + 50, box["y"] + 300)
    page.mouse.wheel(0, 200)
    wait_until(page, "Number(document.body.dataset.offset) > 150")
    page.locator("#screen-phone .device").focus()
    for key, least in (("PageDown", 400), ("ArrowDown", 420), (" ", 700)):
        page.keyboard.press(key)
        wait_until(page, "least => Number(document.body.dataset.offset) > least", arg=least)
        rest(page)
    page.keyboard.press("Home")
    wait_until(page, "Number(document.body.dataset.offset) < 12")


def test_pictures_between_two_recorded_ones_are_interpolated(open_site):
    page = open_screen(open_site, "album")
    drag(page, -0.1)
    place = offset(page)
    seen = set()
    box = glass(page)
    page.mouse.move(box["x"] + 50, box["y"] + 300)
    for _ in range(6):
        page.mouse.wheel(0, 1)
        page.wait_for_timeout(40)
        seen.add(round(offset(page) - place, 1))
    assert len(seen) >= 5, seen


def test_dark_appearance_applies_to_the_page_and_to_the_recording(open_site):
    page = open_screen(open_site, "mail", dark=True)
    assert page.get_attribute("body", "data-drawn") == "mail-dark"
    drag(page, -0.2)
    place = offset(page)
    page.click("#appearance")
    page.wait_for_selector("body[data-drawn=mail-light]")
    assert page.get_attribute("html", "data-appearance") == "light"
    assert abs(offset(page) - place) < 7, "the place stays"


def test_code_beside_a_screen_is_complete_and_can_be_copied(open_site):
    page = open_screen(open_site, "album")
    page.wait_for_selector("body[data-code=album]")
    page.click("#copy-code")
    page.wait_for_function("document.getElementById('code-copied').textContent === 'Copied'")
    text = page.evaluate("navigator.clipboard.readText()")
    assert "import FlexibleHeader\nimport UIKit\n" in text and "final class AlbumViewController" in text
    assert "enum Drawing" in text and "`AlbumViewController()`" in text


def test_unknown_names_in_the_address_are_reported(open_site):
    page = open_site("#nosuch")
    assert page.is_visible("#unknown") and "nosuch" in page.inner_text("#unknown")
    for name in ("constructor", "toString", "playground/constructor"):
        page.evaluate("name => { location.hash = name; }", name)
        wait_until(page, "name => document.getElementById('unknown-name').textContent === name", arg=name)
    page.evaluate("location.hash = 'playground/flexible?nosuch=3&maximum=abc'")
    wait_until(page, "document.getElementById('ignored').textContent.includes('nosuch')")
    assert "maximum=abc" in page.inner_text("#ignored")


def test_title_of_the_playground_never_covers_the_clock(open_site):
    for kind in ("flexible", "bar", "stretchy"):
        page = open_site(f"#playground/{kind}")
        page.wait_for_selector("body[data-rests=true]")
        page.focus("#phone")
        for _ in range(9):
            page.keyboard.press("ArrowDown")
            page.wait_for_timeout(120)
            title, clock = page.evaluate("""() => [...document.querySelectorAll("#header strong, .clock")].map((element) => {
                const { top, bottom } = element.getBoundingClientRect();
                return [top, bottom, Number(getComputedStyle(element).opacity)];
            })""")
            assert title[2] < 0.1 or title[0] >= clock[1] - 2, (kind, title, clock)


def test_presets_set_properties_and_the_address(open_site):
    page = open_site("#playground")
    page.wait_for_selector("body[data-rests=true]")
    page.select_option("#preset", "Tall, snaps")
    wait_until(page, "location.hash === '#playground/flexible?maximum=360&snaps=1'")
    wait_until(page, "site.read().height === 407")
    assert page.input_value("#preset") == "Tall, snaps"
    page.evaluate("const r = document.getElementById('parameter-maximum'); r.value = 300; r.dispatchEvent(new Event('input'))")
    assert page.input_value("#preset") == ""


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("hash", ["", "#album", "#playground"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_and_the_page_fits(open_site, hash, width, dark):
    page = open_site(hash, size=(width, 900), dark=dark)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe_violations(page, ".glass", ".simulated") == []


def test_screen_readers_read_names_in_order_and_no_row_of_a_picture(open_site):
    def read(page, *parts):
        """Checks that a screen reader reads these parts in this order."""
        text, place = page.locator("body").aria_snapshot(), 0
        for part in parts:
            assert part in text[place:], (part, text[:3000])
            place = text.index(part, place) + len(part)
        return text

    read(open_site(), 'heading "Headers that move', 'link "Drag a screen"', 'group "Album"', 'button "Next screen"', 'heading "Showcase"')
    read(open_site("#profile"), 'link "Previous: Album"', 'link "Next: Weather"', 'heading "Profile" [level=1]', 'group "Profile"',
         'button "Play"', 'heading "Code"')
    page = open_site("#playground")
    text = read(page, 'heading "Playground" [level=1]', 'group "Playground"', 'combobox "Preset"', 'slider "Minimum height"')
    assert "Ada" not in text and "Hills at dusk" not in text
    slider = page.get_by_role("slider", name="Minimum height")
    assert slider.get_attribute("aria-valuetext") == "56 points"
    assert "arrow keys" in page.get_by_role("group", name="Playground").evaluate(
        "phone => document.getElementById(phone.getAttribute('aria-describedby')).textContent")


def test_tab_reaches_every_control_and_the_skip_link_leads_to_the_content(open_site):
    page = open_site()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    seen = []
    for _ in range(8):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.id || document.activeElement.className"))
    assert "device" in seen and "hero-next" in seen, seen


def test_engine_in_the_browser_computes_the_same_numbers_as_the_native_one(open_site, site):
    page = open_site("#playground")
    _, native = site
    assert sorted(native) == sorted(KINDS)
    for kind in KINDS:
        for stroke in ("flick-up-1", "long-wander"):
            frames = page.evaluate("([kind, stroke]) => site.frames(kind, stroke)", [kind, stroke])
            assert len(frames) > 60
            assert frames == native[kind][stroke], (kind, stroke)


def test_finger_and_wheel_and_keys_move_the_header_of_the_site(open_site):
    page = open_site("#playground")
    rest = lambda: page.wait_for_selector("body[data-rests=true]")
    rest()
    start = page.evaluate("site.read()")
    box = page.locator("#glass").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(10):
        page.mouse.move(x, y - 12 * step)
        page.wait_for_timeout(15)
    page.wait_for_timeout(150)
    page.mouse.up()
    rest()
    dragged = page.evaluate("site.read()")
    assert dragged["offset"] > start["offset"] + 100 and dragged["height"] < start["height"] - 100
    page.mouse.wheel(0, 300)
    wait_until(page, "least => site.read().offset > least", arg=dragged["offset"] + 200)
    rest()
    page.focus("#phone")
    page.keyboard.press("Home")
    wait_until(page, "offset => site.read().offset === offset", arg=start["offset"])
    rest()


def test_replay_shows_the_finger_and_moves_the_content(open_site):
    page = open_site("#playground/sectioned")
    page.select_option("#speed", "0.1")
    page.click("#play")
    page.wait_for_selector("#finger:not([hidden])")
    page.select_option("#speed", "1")
    page.wait_for_selector("body[data-rests=true]")
    assert not page.is_visible("#finger")
    assert page.evaluate("site.read()")["offset"] > 0


def test_link_contains_the_header_and_its_parameters(open_site):
    page = open_site("#stretchy?reference=300&pinned=1&minimum=nonsense")
    assert page.is_checked("#parameter-pinned") and page.input_value("#parameter-minimum") == "44"
    assert page.evaluate("site.read()")["height"] == 347
    page.evaluate("const r = document.getElementById('parameter-reference'); r.value = 100; r.dispatchEvent(new Event('input'))")
    assert page.evaluate("location.hash") == "#playground/stretchy?reference=100&pinned=1"
    assert page.evaluate("site.read()")["height"] == 147
    page.locator("input[value=bar]").check(force=True)
    wait_until(page, "site.kind === 'bar'")
    assert page.input_value("#parameter-behavior") == "1"
