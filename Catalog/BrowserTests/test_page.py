"""The page around the phone: settings, time, recordings, code, keyboard, connection."""

import json
import urllib.request
import xml.dom.minidom

import pytest

from conftest import Server
from raw_socket import RawSocket


def test_address_contains_all_settings(open_page):
    page = open_page()
    page.set("device", "pad")
    page.set("orientation", "landscape")
    page.set("dark", True)
    page.set("text-size", "extraLarge")
    page.set("reduce-motion", True)
    address = page.page.url
    other = open_page(address.removeprefix(page.url))
    assert other.page.input_value("#device") == "pad"
    assert other.page.input_value("#orientation") == "landscape"
    assert other.page.input_value("#text-size") == "extraLarge"
    assert other.page.is_checked("#dark") and other.page.is_checked("#reduce-motion")
    assert not other.page.is_checked("#voice-over")
    # Rows that weren't laid out yet have estimated heights, which depend on what was shown before.
    same = [{name: value for name, value in tab.readings().items() if name != "contentHeight"} for tab in (other, page)]
    assert same[0] == same[1]
    glass = other.page.locator("#glass").bounding_box()
    assert glass["width"] > glass["height"]


@pytest.mark.parametrize("setting, control, value", [
    ("device=phone-4.7", "#device", "phone-4.7"), ("orientation=landscape", "#orientation", "landscape"),
    ("textSize=small", "#text-size", "small"), ("speed=0.1", "#speed", "0.1"), ("speed=0", "#speed", "0"),
    ("dark=1", "#dark", True), ("voiceOver=1", "#voice-over", True), ("reduceMotion=1", "#reduce-motion", True),
    ("rightToLeft=1", "#right-to-left", True),
])
def test_each_setting_can_be_linked_to(open_page, setting, control, value):
    page = open_page(f"#hideable?{setting}")
    assert page.page.get_attribute("body", "data-screen") == "hideable"
    assert page.page.locator("a[data-screen=hideable]").get_attribute("aria-current") == "page"
    field = page.page.locator(control)
    assert (field.is_checked() if value is True else field.input_value()) == value


def test_linked_screen_is_visible_in_the_list(open_page):
    page = open_page("#pull-for-more")
    list_box = page.page.locator("nav.screens").bounding_box()
    link_box = page.page.locator("a[data-screen=pull-for-more]").bounding_box()
    assert list_box["y"] <= link_box["y"]
    assert link_box["y"] + link_box["height"] <= list_box["y"] + list_box["height"] + 1


def test_back_button_returns_to_the_previous_screen(open_page):
    page = open_page("#hideable")
    page.page.click("a[data-screen=safari]")
    page.set("dark", True)
    page.page.click("a[data-screen=facebook]")
    page.rest()
    for screen, is_dark in (("safari", True), ("hideable", False)):
        page.page.go_back()
        page.shows(screen)
        assert page.page.is_checked("#dark") == is_dark


@pytest.mark.parametrize("address, screen", [
    ("#nowhere?device=toaster&dark=maybe&speed=9&__proto__=1", "typical-use"), ("#%", "typical-use"),
    ("#?%E0%A4%A", ""), ("#" + "?" * 5000, ""), ("", ""),
])
def test_unknown_screen_shows_the_first_one_and_no_screen_the_front_page(open_page, address, screen):
    page = open_page(address)
    assert page.page.get_attribute("body", "data-screen") == screen
    assert page.page.is_visible("#gallery") == (screen == "")
    assert page.page.is_visible("#phone") == (screen != "")
    assert page.page.input_value("#device") == "phone-notch"


def test_stroke_replays_in_slow_motion_and_in_single_steps(open_page):
    page = open_page()
    page.page.select_option("#stroke", "flick-up-1")
    page.page.click("#play")
    page.rest()
    normal = page.readings()
    assert normal["contentOffset"] > -200

    page.reset()
    page.set("speed", "0")
    start = page.reading("contentOffset")
    page.page.click("#play")
    page.page.wait_for_timeout(300)
    assert page.reading("contentOffset") == start
    for _ in range(12):
        page.page.click("#step")
    page.until("start => document.querySelector('[data-reading=contentOffset]').dataset.value != start", start)
    page.page.select_option("#speed", "0.1")
    page.page.wait_for_timeout(500)
    assert page.page.get_attribute("body", "data-rests") == "false"
    assert page.reading("contentOffset") < normal["contentOffset"]
    page.page.select_option("#speed", "1")
    page.page.wait_for_selector("body[data-replays=false]")
    page.rest()
    assert page.readings() == normal


def test_recording_is_saved_as_trace_and_film_strip(open_page):
    page = open_page()
    page.page.click("#record")
    page.wheel(300)
    downloads = []
    page.page.on("download", lambda download: downloads.append(download))
    page.page.click("#record")
    for _ in range(100):
        if len(downloads) == 2:
            break
        page.page.wait_for_timeout(50)
    files = {download.suggested_filename: download.path().read_text() for download in downloads}
    screen = "typical-use"
    trace = json.loads(files[f"{screen}.json"])
    assert len(trace["frames"]) > 10
    assert trace["frames"][-1]["height"] == page.reading("height")
    xml.dom.minidom.parseString(files[f"{screen}.svg"])


# Screens whose names differ from their types'.
TYPES = {
    "container": "WrappedListViewController", "web-view": "WebViewController",
    "parts-settings": "PreferencesViewController", "parts-feed": "TimelineViewController",
    "parts-profile": "PersonViewController", "parts-browser": "ReaderViewController",
    "parts-album": "RecordViewController", "parts-map": "AtlasViewController",
    "parts-conversation": "ConversationViewController", "parts-product": "GoodsViewController",
}


def name_of_type(screen):
    return TYPES.get(screen, "".join(map(str.capitalize, screen.split("-"))) + "ViewController")


# CompleteSourceTests, in Swift, compiles all of them.
def test_source_of_each_screen_is_served_with_the_name_of_its_file(open_page, server):
    for screen, _ in open_page().screens():
        name = name_of_type(screen)
        with urllib.request.urlopen(f"{server.url}sources/{screen}", timeout=30) as response:
            assert response.headers["X-File"] == f"{name}.swift"
            assert f"final class {name}: " in response.read().decode()


def test_code_pane_shows_the_source_of_the_screen(open_page):
    page = open_page()
    for screen in ("album", "safari", "parts-settings"):
        page.page.click(f"a[data-screen={screen}]")
        page.rest()
        page.page.click("#show-code")
        page.page.locator("#code-text .word").first.wait_for()
        name = name_of_type(screen)
        assert page.page.inner_text("#code-title") == f"{name}.swift"
        assert f"final class {name}: " in page.page.inner_text("#code-text")
        page.page.keyboard.press("Escape")
        assert not page.page.is_visible("#code")


def test_code_that_is_not_loaded_yet_cannot_be_copied(open_page):
    page = open_page("#profile").page
    page.evaluate("""() => Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text) => { window.copied = text; } } })""")
    page.click("#show-code")
    page.locator("#code-text .word").first.wait_for()
    page.click("#close-code")
    # The next request gets no response.
    page.route("**/sources/*", lambda route: None)
    page.click("#show-code")
    page.click("#copy-source")
    page.wait_for_function("window.copied !== undefined")
    assert page.evaluate("window.copied") == ""


def test_two_tabs_are_independent(open_page):
    one, two = open_page("#typical-use"), open_page("#safari?device=phone-4.7")
    before = two.readings()
    one.set("dark", True)
    one.set("voice-over", True)
    one.wheel(400)
    moved = one.readings()
    assert moved["contentOffset"] > -100
    two.wheel(0.0)
    assert two.readings() == before
    assert not two.page.is_checked("#dark") and two.page.locator("#elements button").count() == 0
    two.wheel(150)
    two.set("orientation", "landscape")
    assert two.reading("contentOffset") > before["contentOffset"] + 100
    one.wheel(0.0)
    assert one.readings() == moved
    # Closing a tab doesn't affect the other.
    two.page.close()
    one.wheel(60)
    assert one.reading("contentOffset") > moved["contentOffset"] + 30


def test_page_works_with_the_keyboard_alone(open_page):
    page = open_page()
    seen = []
    for _ in range(200):
        page.page.keyboard.press("Tab")
        id = page.page.evaluate("document.activeElement.id || document.activeElement.dataset.screen || ''")
        if id in seen:
            break
        seen.append(id)
    screens = [name for name, _ in page.screens()]
    controls = [
        "home", "phone", "step", "share", "reset", "speed", "stroke", "play", "record", "show-code", "show-wall",
        "device", "orientation", "text-size", "dark", "voice-over", "reduce-motion", "right-to-left", "show-dimensions", "onion-skin",
        "open-export", "compare", "copy-code", "property-header.minimumHeight", "documentation-header.minimumHeight"]
    assert [id for id in controls + screens if id not in seen] == []

    page.page.focus("#phone")
    start = page.reading("contentOffset")
    page.press("ArrowDown")
    line = page.reading("contentOffset")
    assert start < line < start + 100
    page.press("PageDown")
    assert page.reading("contentOffset") > line + 200
    page.press("End")
    end = page.reading("contentOffset")
    assert end > page.reading("contentHeight") - 900
    page.press("ArrowUp")
    assert page.reading("contentOffset") < end
    page.press("Home")
    assert page.reading("contentOffset") <= start + 300
    page.page.focus("#dark")
    page.press("Space")
    assert page.page.is_checked("#dark")
    page.page.focus("a[data-screen=facebook]")
    page.press("Enter")
    assert page.page.get_attribute("body", "data-screen") == "facebook"
    page.page.focus("#show-code")
    page.press("Enter")
    assert page.page.is_visible("#code")
    page.press("Escape")
    assert page.page.evaluate("document.activeElement.id") == "show-code"


def is_page_dark(page):
    return page.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(17, 22, 29)"


@pytest.mark.parametrize("dark", [False, True])
def test_phone_has_the_appearance_of_the_page(open_page, dark):
    page = open_page(dark=dark)
    assert page.page.is_checked("#dark") == dark and is_page_dark(page) == dark
    page.page.emulate_media(color_scheme="light" if dark else "dark")
    page.until("dark => document.getElementById('dark').checked !== dark", dark)
    assert is_page_dark(page) != dark
    page.set("dark", dark)
    assert is_page_dark(page) == dark
    other = open_page(page.page.url.removeprefix(page.url), dark=not dark)
    assert other.page.is_checked("#dark") == dark and is_page_dark(other) == dark


def test_voice_over_makes_elements_of_the_phone_focusable(open_page):
    page = open_page()
    assert page.page.locator("#elements button").count() == 0
    page.set("voice-over", True)
    names = page.page.eval_on_selector_all("#elements button", "all => all.map(button => button.ariaLabel)")
    assert "Walks at the lake" in names and any("The shore path" in name for name in names)
    page.page.focus("#phone")
    page.page.keyboard.press("Tab")
    assert page.page.evaluate("document.activeElement.parentNode.id") == "elements"
    page.press("Enter")
    page.set("voice-over", False)
    assert page.page.locator("#elements button").count() == 0


def test_dark_bars_use_a_light_status_bar(open_page):
    page = open_page("#square-cash")
    assert page.reading("statusBarStyle") == "light"
    for screen, style in (("facebook", "light"), ("web-view", "light"), ("infinite-content", "dark")):
        page.page.click(f"a[data-screen={screen}]")
        page.rest()
        assert page.reading("statusBarStyle") == style, screen


def test_every_control_has_a_name(open_page):
    page = open_page()
    nameless = page.page.evaluate("""() => [...document.querySelectorAll("button, select, input, a, [tabindex]")]
        .filter(element => !(element.ariaLabel || element.textContent.trim() || element.labels?.length))
        .map(element => element.outerHTML)""")
    assert [text for text in nameless if 'tabindex="0"><code' not in text] == []


def test_page_fits_a_phone(open_page):
    page = open_page(size=(360, 740), touch=True)
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.page.is_visible("#summary")
    page.touch_drag(0.8, 0.5)
    assert page.reading("contentOffset") > -250
    assert page.page.evaluate("scrollY") == 0
    # In landscape, no empty space is left around the phone.
    page.set("orientation", "landscape")
    page.until("document.querySelector('#room').offsetHeight < document.querySelector('#phone').getBoundingClientRect().height + 40")


def test_page_reconnects_after_the_server_restarts(open_page):
    first = Server()
    page = open_page(url=first.url)
    page.allowed_complaints = ("WebSocket",)
    page.set("device", "phone-4.7")
    page.set("dark", True)
    assert first.stop() == 0
    page.page.wait_for_selector("body[data-state=connecting]")
    second = Server(first.port)
    try:
        page.live()
        assert page.page.input_value("#device") == "phone-4.7"
        assert page.reading("safeAreaTop") == 20
        page.wheel(120)
        assert page.reading("contentOffset") > -200
    finally:
        page.page.close()
        assert second.stop() == 0


def test_page_reports_that_too_many_tabs_are_open(browser):
    server = Server()
    tabs = [RawSocket(server.port) for _ in range(16)]
    assert all(tab.message()["type"] == "welcome" for tab in tabs)
    page = browser.new_page()
    try:
        page.goto(server.url + "#typical-use")
        page.locator("#notice", has_text="16 tabs are open, which is the most.").wait_for()
        page.wait_for_selector("body[data-state=full]")
        assert page.inner_text("#status") == "Too many tabs"
        tabs.pop().close()
        # The page reconnects by itself.
        page.wait_for_selector("body[data-state=live]")
        assert not page.is_visible("#notice")
    finally:
        page.close()
        for tab in tabs:
            tab.close()
        assert server.stop() == 0


def test_unknown_parts_of_the_address_are_reported_and_removed(open_page):
    page = open_page("#typical-use?device=watch&header.nosuch=3&header.maximumHeight=abc&header.minimumHeight=70")
    page.page.wait_for_selector("#problem:not([hidden])")
    text = page.page.inner_text("#problem")
    assert all(part in text for part in ("device=watch", "header.nosuch=3", "header.maximumHeight=abc"))
    assert page.page.evaluate("location.hash") == "#typical-use?header.minimumHeight=70"


def test_space_scrolls_the_focused_phone(open_page):
    page = open_page("#typical-use")
    page.page.focus("#phone")
    page.press(" ")
    assert page.reading("contentOffset") > page.start_offset + 100
