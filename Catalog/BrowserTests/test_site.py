"""The static page with the engine as WebAssembly, opened from a folder without a server."""

import json
import subprocess

import pytest

from catalog_page import wait_until
from conftest import PROGRAM

KINDS = ["flexible", "bar", "stretchy", "sectioned"]
# The maximum size of the page, in bytes.
MOST = 300_000


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """A folder with the page, and the frames that the native engine computes."""
    folder = tmp_path_factory.mktemp("site")
    frames = folder / "frames.json"
    run = subprocess.run(
        [PROGRAM, "export", "--site", str(folder / "page"), "--frames", str(frames)], capture_output=True, text=True,
        timeout=300)
    assert run.returncode == 0, run.stderr
    return folder / "page", json.loads(frames.read_text())


@pytest.fixture
def open_site(browser, site):
    contexts, complaints = [], []

    def open_one(hash="", size=(1000, 900), dark=False):
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15000)
        page.on("console", lambda message: complaints.append(message.text) if message.type != "log" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"file://{site[0]}/index.html{hash}")
        page.wait_for_selector("body[data-ready=true]")
        page.wait_for_selector("body[data-rests=true]")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


def test_site_is_a_single_small_file(site):
    folder, _ = site
    assert [file.name for file in folder.iterdir()] == ["index.html"]
    assert (folder / "index.html").stat().st_size < MOST


def test_engine_in_the_browser_computes_the_same_numbers_as_the_native_one(open_site, site):
    page = open_site()
    _, native = site
    assert sorted(native) == sorted(KINDS)
    for kind in KINDS:
        for stroke in ("flick-up-1", "long-wander"):
            frames = page.evaluate("([kind, stroke]) => site.frames(kind, stroke)", [kind, stroke])
            assert len(frames) > 60
            assert frames == native[kind][stroke], (kind, stroke)


def test_finger_and_wheel_and_keys_move_the_header_of_the_site(open_site):
    page = open_site()
    rest = lambda: page.wait_for_selector("body[data-rests=true]")
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
    page = open_site("#sectioned")
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
    assert page.evaluate("location.hash") == "#stretchy?reference=100&pinned=1"
    assert page.evaluate("site.read()")["height"] == 147
    page.locator("input[value=bar]").check(force=True)
    wait_until(page, "site.kind === 'bar'")
    assert page.input_value("#parameter-behavior") == "1"


@pytest.mark.parametrize("width", [390, 1000])
def test_site_fits_and_every_control_has_a_name(open_site, width):
    page = open_site(size=(width, 844), dark=width == 390)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    nameless = page.evaluate("""() => [...document.querySelectorAll("button, select, input, [tabindex]")]
        .filter(e => !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)""")
    assert nameless == []
