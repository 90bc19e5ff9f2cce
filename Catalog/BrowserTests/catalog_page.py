"""A user of the page: what they do and what they see."""

import json
import pathlib
import time

import axe_core_python

AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


def axe_violations(page, *pictures):
    """What axe-core finds in a page, except in pictures, given as selectors."""
    page.evaluate(AXE)
    # Describing what is in order takes a fifth of the time.
    return page.evaluate("""exclude => axe.run({ exclude }, { resultTypes: ["violations"] }).then(({ violations }) =>
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 100))]))""", list(pictures))


def wait_until(page, expression, arg=None, timeout=30):
    """Waits until a JavaScript expression or function of `arg` is true in a page, at most `timeout` seconds.

    Playwright's `wait_for_function` calls `eval` in the page, which its Content-Security-Policy forbids.
    """
    end = time.monotonic() + timeout
    while not page.evaluate(expression, arg):
        assert time.monotonic() < end, f"not within {timeout} s: {expression}"
        page.wait_for_timeout(20)


class CatalogPage:
    def __init__(self, page, url):
        self.page = page
        self.url = url
        self.complaints = []
        self.allowed_complaints = ()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.set_default_timeout(30000)

    def _heard(self, message):
        if message.type in ("error", "warning") and not any(word in message.text for word in self.allowed_complaints):
            self.complaints.append(f"{message.type}: {message.text}")

    def open(self, hash="#typical-use"):
        self.page.goto(self.url + hash)
        self.live()
        self.start_offset = self.reading("contentOffset")
        # The offset at the end of the content, when a test found it out.
        self.end_offset = None

    def live(self):
        self.page.wait_for_selector("body[data-state=live]")
        self.rest()

    def rest(self):
        """Waits until nothing moves on the phone."""
        self.page.wait_for_selector("body[data-rests=true]", timeout=30000)

    def shows(self, screen):
        """Waits until a screen is shown and rests, `""` for the front page. The page learns late of a new address."""
        self.page.wait_for_selector(f"body[data-screen='{screen}']")
        if screen:
            self.rest()

    def until(self, expression, arg=None, timeout=30):
        """Waits until a JavaScript expression or function of `arg` is true, at most `timeout` seconds."""
        wait_until(self.page, expression, arg, timeout)

    def until_reading(self, name, least):
        """Waits until a number in the inspector is greater than a limit."""
        self.until("([name, least]) => document.querySelector(`[data-reading=${name}]`).dataset.value > least", [name, least])

    # What is seen

    def screens(self):
        return self.page.eval_on_selector_all(
            "#screens a", "links => links.map(link => [link.dataset.screen, JSON.parse(link.dataset.expects)])")

    def readings(self):
        """The inspector's values: numbers, flags and words."""
        texts = dict(self.page.eval_on_selector_all(
            "[data-reading]", "cells => cells.map(cell => [cell.dataset.reading, cell.dataset.value])"))
        return {name: _value(text) for name, text in texts.items()}

    def reading(self, name):
        return self.readings().get(name)

    def is_status_bar_hidden(self):
        return self.page.get_attribute("body", "data-status-bar") == "hidden"

    def layer_count(self):
        return self.page.locator("#picture .layer").count()

    def texts(self):
        return self.page.eval_on_selector_all("#picture text", "lines => lines.map(line => line.textContent)")

    def inside(self, y):
        """A location in the visible part of the header's scroll view, as parts (0...1) of the glass: across, down."""
        left, top, width, height = json.loads(self.page.get_attribute("body", "data-scroll-frame"))
        screen = self.page.evaluate("[glass.offsetWidth, glass.offsetHeight]")
        bottom = min(top + height, screen[1])
        return (left + width / 2) / screen[0], (top + (bottom - top) * y) / screen[1]

    # What is done

    def set(self, id, value):
        control = self.page.locator(f"#{id}")
        if not control.is_visible():
            self.page.click("#open-settings")
        if isinstance(value, bool):
            control.set_checked(value)
        else:
            control.select_option(value)
        self.rest()

    def point(self, x, y):
        """Converts a location on the glass (0...1 across and down) to points of the page."""
        return self.line(x, y, y, 0)[0]

    def line(self, x, start, end, steps):
        """Returns points of the page from one height of the glass to another, for each step and the start."""
        box = self.page.locator("#glass").bounding_box()
        heights = [start] + [start + (end - start) * step / steps for step in range(1, steps + 1)]
        return [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for y in heights]

    def drag(self, start, end, x=0.5, hold=True, steps=10):
        """Drags with the mouse from one height to another, 0...1 down."""
        mouse = self.page.mouse
        first, *others = self.line(x, start, end, steps)
        mouse.move(*first)
        mouse.down()
        for point in others:
            mouse.move(*point)
            self.page.wait_for_timeout(12)
        if hold:
            # A finger that rests before it is lifted causes no deceleration.
            self.page.wait_for_timeout(120)
        mouse.up()
        self.rest()

    def drag_content(self, start, end):
        """Drags the content from one height of the scroll view to another, 0...1 down."""
        x, y = self.inside(start)
        self.drag(y, self.inside(end)[1], x=x)

    def touch_drag(self, start, end, x=0.5, steps=20):
        """Drags with a finger, like on a touch screen."""
        client = self.page.context.new_cdp_session(self.page)

        def send(kind, *points):
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        first, *others = self.line(x, start, end, steps)
        send("touchStart", first)
        for point in others:
            send("touchMove", point)
            self.page.wait_for_timeout(12)
        self.page.wait_for_timeout(200)
        send("touchEnd")
        self.rest()
        client.detach()

    def wheel(self, dy, y=0.75, x=0.5):
        self.page.mouse.move(*self.point(x, y))
        # The browser reports the wheel a moment later.
        self.page.evaluate("turned = false; addEventListener('wheel', () => turned = true, { once: true, capture: true })")
        self.page.mouse.wheel(0, dy)
        self.until("turned")
        self.rest()

    def press(self, key):
        self.page.keyboard.press(key)
        self.page.wait_for_timeout(30)
        self.rest()

    def reset(self):
        self.page.click("#reset")
        self.rest()


def _value(text):
    try:
        return json.loads(text)
    except ValueError:
        return text
