"""Drawing of layers. The tests pass handwritten messages to the page's picture."""

import os
import pathlib

import pytest

DRAW = """async messages => {
  const { Picture } = await import("/picture.js");
  const root = document.createElement("div");
  root.id = "canvas";
  Object.assign(root.style, {
    position: "fixed", left: "0", top: "0", width: "400px", height: "400px", zIndex: 99, background: "white",
    fontFamily: "Liberation Sans",
  });
  document.getElementById("canvas")?.remove();
  document.body.append(root);
  const picture = window.picture = new Picture(root);
  for (const message of messages) picture.apply(message);
}"""

SCREEN = {"p": [200, 200], "b": [0, 0, 400, 400], "c": "#ffffffff"}


@pytest.fixture
def draw(open_page):
    page = open_page()

    def show(*messages):
        page.page.evaluate(DRAW, list(messages))
        return page.page

    return show


def whole(*layers):
    numbers = [layer[0] for layer in layers]
    return {"whole": True, "root": 1, "layers": [[1, SCREEN, numbers], *layers]}


def box(page, index):
    return page.evaluate(
        "index => { const box = document.querySelectorAll('#canvas .layer')[index].getBoundingClientRect();"
        " return [box.x, box.y, box.width, box.height].map(Math.round); }", index)


def topmost(page, x, y):
    """The background color of the frontmost layer at a location."""
    return page.evaluate(
        "([x, y]) => { document.querySelectorAll('#canvas *').forEach(e => e.style.pointerEvents = 'auto');"
        " return getComputedStyle(document.elementFromPoint(x, y)).backgroundColor; }", [x, y])


def test_layers_are_placed_by_position_anchor_bounds_and_order(draw):
    page = draw({"whole": True, "root": 1, "layers": [
        [1, SCREEN, [2]], [2, {"p": [100, 100], "b": [0, 30, 200, 200], "m": True}, [3, 4]],
        [3, {"p": [20, 40], "b": [0, 0, 40, 40], "a": [0, 0], "c": "#ff0000ff"}],
        [4, {"p": [50, 60], "b": [0, 0, 40, 40], "c": "#0000ffff"}]]})
    assert box(page, 1) == [0, 0, 200, 200]
    assert box(page, 2) == [20, 10, 40, 40]
    assert box(page, 3) == [30, 10, 40, 40]
    assert topmost(page, 40, 20) == "rgb(0, 0, 255)"


def test_messages_change_reorder_and_remove_layers(draw):
    layers = [[2, {"p": [50, 50], "b": [0, 0, 60, 60], "c": "#ff0000ff"}],
              [3, {"p": [60, 60], "b": [0, 0, 60, 60], "c": "#00ff00ff"}, [4]],
              [4, {"p": [10, 10], "b": [0, 0, 10, 10], "c": "#000000ff"}]]
    first = {"whole": True, "root": 1, "layers": [[1, SCREEN, [2, 3]], *layers]}
    page = draw(first)
    assert topmost(page, 70, 70) == "rgb(0, 255, 0)"
    page = draw(first, {"root": 1, "layers": [[1, {}, [3, 2]]]})
    assert topmost(page, 70, 70) == "rgb(255, 0, 0)"
    page = draw(first, {"root": 1, "layers": [[1, {}, [2]], [2, {"p": [250, 50]}]], "removed": [3]})
    assert page.locator("#canvas .layer").count() == 2
    assert box(page, 1) == [220, 20, 60, 60]
    page = draw(first, {"root": 1, "layers": [[2, {"c": None, "o": 0.5}]]})
    assert topmost(page, 25, 25) == "rgba(0, 0, 0, 0)"


def test_backdrop_blur_is_drawn(draw):
    page = draw(whole([2, {"p": [100, 100], "b": [0, 0, 100, 60], "c": "#ffffff80", "u": 20}]))
    blur = lambda: page.evaluate("getComputedStyle(document.querySelectorAll('#canvas .layer')[1]).backdropFilter")
    assert blur() == "blur(20px)"
    page.evaluate(DRAW, [whole([2, {"c": "#ffffff80", "u": 20}]), {"root": 1, "layers": [[2, {"u": 0}]]}])
    assert blur() == "none"


def test_translucent_bar_blurs_rows_behind_it(open_page):
    page = open_page("#stretchy-table-header")

    def blurred():
        return page.page.eval_on_selector_all(
            "#picture .layer", "all => all.filter(e => getComputedStyle(e).backdropFilter !== 'none').length")

    assert blurred() == 0, "at the top of the content, a bar is transparent"
    page.drag(0.8, 0.3)
    assert blurred() > 0


@pytest.mark.parametrize("screen", ["typical-use", "facebook", "stretchy-table-header"])
def test_text_is_drawn_as_wide_as_it_was_measured(open_page, screen):
    page = open_page(f"#{screen}")
    page.page.evaluate("document.fonts.ready")
    differences = page.page.eval_on_selector_all("#picture text", """lines => lines.map(line => {
        const measured = line.getAttribute("textLength");
        line.removeAttribute("textLength");
        const drawn = line.getComputedTextLength();
        line.setAttribute("textLength", measured);
        return [line.textContent, Math.abs(drawn - measured)];
      }).filter(([, difference]) => difference > 0.5)""")
    assert differences == []
    family = page.page.evaluate("getComputedStyle(document.body).fontFamily")
    assert family.startswith("Inter") and page.page.evaluate("document.fonts.check('15px Inter')")


def test_leading_spaces_of_a_text_are_kept(draw):
    text = lambda letters: [["x", [[letters, [0, 40, 120, 20, 400], "#000000ff"]]]]
    page = draw(whole([2, {"p": [100, 100], "b": [0, 0, 120, 60]} | dict(text("    words"))]))
    starts = page.evaluate("document.querySelector('#canvas text').getStartPositionOfChar(4).x")
    assert starts > 20


def test_every_property_of_layers_is_drawn(draw):
    gradient = ["axial", ["#ff0000ff", "#0000ffff"], [0, 1], [0, 0, 0, 1]]
    shape = {
        "path": "M0 0L80 0L40 70Z", "fill": "#00aa00ff", "rule": "nonzero", "stroke": "#000000ff", "width": 4,
        "cap": "round", "join": "round", "limit": 10, "part": [0, 0.5], "dashes": [], "phase": 0}
    at = lambda x, y: {"p": [x, y], "b": [0, 0, 80, 80]}
    page = draw(whole(
        [2, at(60, 60) | {"g": gradient, "r": 20, "k": 3, "m": True}], [3, at(160, 60) | {"h": shape}],
        [4, at(260, 60) | {"c": "#ffffffff", "r": 12, "s": ["#00000080", [0, 4, 6], None], "d": [3, "#aa00aaff"]}],
        [5, at(60, 160) | {"t": [0.7, 0.7, -0.7, 0.7, 0, 0], "c": "#ff8800ff"}],
        [6, at(160, 160) | {"c": "#0088ffff", "w": {"p": [40, 40], "b": [0, 0, 80, 80], "g": [
            "axial", ["#000000ff", "#00000000"], [0, 1], [0, 0, 1, 0]]}}],
        [7, at(260, 160) | {"x": [["Words & more", [0, 40, 120, 20, 700], "#112233ff"]], "l": "label"}],
        [8, at(60, 260) | {"g": ["radial", ["#ffff00ff", "#ff000000"], [0, 1], [0.5, 0.5, 1, 1]]}],
        [9, at(160, 260) | {"g": ["conic", ["#ff0000ff", "#00ff00ff"], [0, 1], [0.5, 0.5, 1, 0.5]]}],
        [10, at(260, 260) | {"s": ["#0000ffff", [0, 0, 5], [10, 10, 60, 60]]}],
        [11, at(330, 260) | {"o": 0.3, "c": "#000000ff", "b": [0, 0, 40, 80]}]))
    line = page.locator("#canvas text").bounding_box()
    assert abs(line["width"] - 120) < 3
    assert page.locator('#canvas [aria-label="label"]').count() == 1
    if "CATALOG_SCREENSHOTS" in os.environ:
        folder = pathlib.Path(os.environ["CATALOG_SCREENSHOTS"])
        page.screenshot(path=folder / "layers.png", clip={"x": 0, "y": 0, "width": 400, "height": 320})


@pytest.mark.parametrize("scale", [1, 0.67, 0.85])
def test_hairlines_are_one_pixel_high_and_lie_on_the_grid_of_pixels(draw, scale):
    line = {"b": [0, 0, 100, 0.33], "a": [0, 0], "c": "#c6c6c8ff"}
    page = draw(whole([2, {**line, "p": [0, 40.2]}], [3, {**line, "p": [0, 83.7]}], [4, {**line, "p": [0, 127.4]}]))
    page.evaluate("""scale => {
      document.getElementById("canvas").style.transformOrigin = "0 0";
      document.getElementById("canvas").style.transform = `scale(${scale})`;
      picture.scale = scale;
    }""", scale)
    for offset in (0, 0.4, 0.8, 1.2):
        page.evaluate("offset => picture.apply({ root: 1, layers: [[1, { b: [0, offset, 400, 400] }]] })", offset)
        for (top, height), wanted in zip(lines(page), (40.2, 83.7, 127.4)):
            assert abs(top - round(top)) < 0.02 and abs(height - 1) < 0.02
            # The lower edge is at most a pixel above that of the line, because a view below covers what is below it.
            lower = (wanted + 0.33 - offset) * scale
            assert lower - 1 < top + height < lower + 0.05


def lines(page):
    """The upper edge and the height of each hairline, in pixels of the screen."""
    return page.evaluate("""() => [...document.querySelectorAll("#canvas .layer")].slice(1).map((line) => {
      const { top, height } = line.getBoundingClientRect();
      return [top * devicePixelRatio, height * devicePixelRatio];
    })""")
