"""The time machine: replayed strokes, the scrubber, and single frames."""

import base64
import json
import zlib


def replay(page):
    page.page.select_option("#stroke", "long-wander")
    page.page.click("#play")
    page.page.wait_for_selector("body[data-replays=true]")


def scrub(page, index):
    page.page.evaluate(
        "index => { moment.value = index; moment.dispatchEvent(new Event('input')); }", index)


def test_replay_shows_the_finger_and_can_be_stopped(open_page):
    page = open_page()
    # Slow motion, so that the stroke can't end before the test stops it.
    page.page.select_option("#speed", "0.1")
    replay(page)
    assert page.page.inner_text("#play") == "Stop"
    first = page.page.locator("#replay-finger").bounding_box()
    # A recorded finger rests for a moment before it moves.
    page.until(
        "first => { const box = document.getElementById('replay-finger').getBoundingClientRect();"
        " return box.x !== first.x || box.y !== first.y; }", arg=first)
    page.page.click("#play")
    page.page.wait_for_selector("body[data-replays=false]")
    assert not page.page.is_visible("#replay-finger") and page.page.inner_text("#play") == "Replay"
    page.page.select_option("#speed", "1")
    page.rest()


def test_scrubbing_shows_earlier_frames_and_now_returns(open_page):
    page = open_page()
    page.page.click("#play")
    page.rest()
    now, texts = page.readings(), page.texts()
    scrub(page, 0)
    assert page.page.get_attribute("body", "data-time") == "past"
    assert page.reading("contentOffset") == page.start_offset
    assert page.page.inner_text("#moment-time").endswith("s ago")
    assert page.texts() != texts
    page.page.click("#step")
    page.page.click("#step")
    page.page.click("#step-back")
    assert page.page.input_value("#moment") == "1"
    page.page.click("#now")
    assert page.readings() == now and page.texts() == texts
    assert page.page.get_attribute("body", "data-time") == "now"
    page.wheel(100)
    assert page.reading("contentOffset") > now["contentOffset"]


def test_clock_stops_while_an_earlier_frame_is_shown(open_page):
    page = open_page()
    # In slow motion, so that the stroke can't end before the clock stops at the step back.
    page.page.select_option("#speed", "0.1")
    replay(page)
    page.until("Number(moment.max) > 10")
    page.page.click("#step-back")
    page.until("(document.querySelector('#trail polyline')?.getAttribute('points') ?? '').split(',').length > 4")
    last = int(page.page.get_attribute("#moment", "max"))
    seen = page.readings()
    page.page.wait_for_timeout(300)
    assert page.readings() == seen
    page.page.click("#now")
    page.page.select_option("#speed", "1")
    page.rest()
    # A busy machine shows fewer frames.
    assert int(page.page.get_attribute("#moment", "max")) > last + 3


def test_clicking_the_plot_shows_that_moment(open_page):
    page = open_page()
    page.wheel(200)
    box = page.page.locator("#plot").bounding_box()
    page.page.mouse.click(box["x"] + 40, box["y"] + 60)
    assert page.page.get_attribute("body", "data-time") == "past"
    assert page.page.input_value("#moment") == "0"


def test_another_screen_starts_at_the_present(open_page):
    page = open_page()
    page.wheel(100)
    scrub(page, 0)
    page.page.click("a[data-screen=safari]")
    page.rest()
    assert page.page.get_attribute("body", "data-time") == "now"
    page.wheel(50)
    assert page.reading("kind") == "heightBar"


def test_onion_skin_shows_an_earlier_frame_on_top(open_page):
    page = open_page()
    page.wheel(200)
    page.page.check("#onion-skin")
    assert not page.page.is_visible("#onion")
    scrub(page, 12)
    assert page.page.locator("#onion .layer").count() > 10
    page.page.click("#now")
    assert not page.page.is_visible("#onion")


def test_events_are_listed_and_lead_to_their_moments(open_page):
    page = open_page()
    assert page.page.locator("#events li").count() == 0
    page.drag(0.8, 0.3)
    texts = [" ".join(text.split()[2:]) for text in page.page.locator("#events button").all_inner_texts()]
    for text in ("scroll finger down", "scroll dragging began", "scroll dragging ended", "header leaves the screen"):
        assert text in texts, texts
    assert texts.index("scroll finger down") < texts.index("scroll dragging began") < texts.index("scroll dragging ended")
    page.page.locator("#events button", has_text="dragging began").click()
    assert page.page.get_attribute("body", "data-time") == "past"
    assert page.reading("isDragging") is True
    current = page.page.locator("#events [aria-current]").get_attribute("data-time")
    assert current == page.page.locator("#events button", has_text="dragging began").get_attribute("data-time")
    page.page.click("#now")
    assert page.page.locator("#events [aria-current]").count() == 0
    page.reset()
    assert page.page.locator("#events li").count() == 0


def test_link_to_a_moment_shows_that_moment(open_page):
    page = open_page("#typical-use?dark=1")
    page.drag(0.8, 0.5, hold=False)
    page.press("ArrowDown")
    page.wheel(90)
    scrub(page, 9)
    past, texts = page.readings(), page.texts()
    page.page.click("#share")
    page.until("location.hash.includes('moment=')")
    link = page.page.url.removeprefix(page.url)
    assert len(link) < 4000
    other = open_page(link)
    other.page.wait_for_selector("body[data-time=past]")
    # The clock is stopped in the middle of a movement.
    other.rest()
    # The replay, which takes the server long, isn't taken for a slow connection.
    assert other.page.inner_text("#status") == "Live"
    assert other.page.is_checked("#dark")
    assert other.readings() == past and other.texts() == texts
    # The clock continues from there.
    other.page.click("#now")
    other.rest()
    assert other.page.get_attribute("body", "data-time") == "now"
    # The same moment can be shared again.
    scrub(other, 5)
    earlier = other.readings()
    other.page.click("#share")
    other.until("link => !location.href.endsWith(link)", arg=link)
    third = open_page(other.page.url.removeprefix(other.url))
    third.page.wait_for_selector("body[data-time=past]")
    assert third.readings() == earlier


def test_moment_that_expands_to_a_huge_journal_is_refused(open_page):
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = b"".join([compressor.compress(b" " * 1_000_000) for _ in range(64)] + [compressor.flush()])
    text = base64.urlsafe_b64encode(bomb).decode().rstrip("=")
    page = open_page(f"#typical-use?moment={text}")
    page.page.wait_for_selector("#problem:not([hidden])")
    assert "can't be read" in page.page.inner_text("#problem")


def test_unreadable_moment_in_a_link_is_reported(open_page):
    page = open_page("#typical-use?moment=nonsense")
    page.page.locator("#problem", has_text="can't be read").wait_for()
    page.wheel(60)
    assert page.reading("contentOffset") > page.start_offset


def test_link_to_a_moment_starts_with_the_first_frame_of_a_screen(open_page):
    page = open_page()
    page.drag(0.8, 0.5)
    page.page.click("#share")
    page.until("location.hash.includes('moment=')")
    moment = page.page.url.split("moment=")[1]
    entries = json.loads(zlib.decompress(base64.urlsafe_b64decode(moment + "=" * (-len(moment) % 4)), wbits=-15))
    # While the page reads the link, it shows a screen whose clock runs.
    page.page.evaluate("""() => {
      const read = Blob.prototype.arrayBuffer;
      Blob.prototype.arrayBuffer = async function () {
        await new Promise((done) => setTimeout(done, 200));
        return read.call(this);
      };
      window.sent = [];
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        sent.push(JSON.parse(text).type);
        return send.call(this, text);
      };
    }""")
    page.page.evaluate("link => { location.hash = link }", f"typical-use?dark=0&moment={moment}")
    page.page.wait_for_selector("body[data-time=past]")
    sent = page.page.evaluate("sent.slice(sent.lastIndexOf('reset') + 1)")
    assert sent.count("frame") == len(entries)
