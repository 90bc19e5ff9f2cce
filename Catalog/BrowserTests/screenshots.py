#!/usr/bin/env python3
"""Takes the pictures of the catalog in the documentation.

usage: .build/browser-tests/bin/python Catalog/BrowserTests/screenshots.py [NAME …]

Writes Documentation/Images/catalog-*.png, or only the given ones. Look at each before you commit it. CATALOG_SITE names a
folder with the exported page; without it, the pictures of that page are left out.
"""

import os
import pathlib
import struct
import sys
import zlib

from playwright.sync_api import sync_playwright

from catalog_page import CatalogPage, wait_until
from conftest import Server, launch

IMAGES = pathlib.Path(__file__).resolve().parents[2] / "Documentation" / "Images"


def play(page, stroke):
    page.page.select_option("#stroke", stroke)
    before = int(page.page.get_attribute("#moment", "max"))
    page.page.click("#play")
    page.until("before => Number(document.getElementById('moment').max) > before + 10", before)
    page.rest()


def scrub(page, part):
    last = int(page.page.get_attribute("#moment", "max"))
    page.page.evaluate(
        "index => { moment.value = index; moment.dispatchEvent(new Event('input')); }", round(last * part))


def gallery(page):
    # Pictures of screens are loaded as they come into view.
    page.until("""[...document.querySelectorAll("#gallery-list li")].every((card) =>
      card.dataset.drawn || card.getBoundingClientRect().top > innerHeight)""")
    # Then their images.
    page.page.click("#stillness")
    page.page.wait_for_load_state("networkidle")


def properties(page):
    page.wheel(60)
    page.page.mouse.move(5, 5)
    # The lines that set the properties.
    page.page.evaluate("document.getElementById('written-code').scrollTop = 1000")


def comparison(page):
    page.page.wait_for_selector("#comparison .phone")
    page.until("document.getElementById('comparison').dataset.rests === 'true'")
    page.page.select_option("#comparison-stroke", "long-wander")
    page.page.click("#comparison-play")
    page.until("document.getElementById('comparison').dataset.rests === 'false'")
    page.until("document.getElementById('comparison').dataset.rests === 'true'", timeout=40)
    page.page.evaluate("""() => {
      const moment = document.getElementById("comparison-moment");
      moment.value = moment.max * 0.17;
      moment.dispatchEvent(new Event("input"));
      document.activeElement.blur();
    }""")


def variants(page):
    page.page.wait_for_selector("#wall .phone")
    page.until("document.getElementById('wall').dataset.rests === 'true'", timeout=40)
    page.page.evaluate("document.activeElement.blur()")


def moment(page):
    play(page, "long-wander")
    scrub(page, 0.16)
    page.page.locator("#inspector").scroll_into_view_if_needed()
    page.page.evaluate("document.querySelector('.side').scrollTop = document.getElementById('inspector').offsetTop - 60")


def dimensions(page):
    page.page.check("#show-dimensions")
    page.wheel(70)
    page.page.evaluate("document.querySelector('.side').scrollTop = document.getElementById('inspector').offsetTop - 60")
    page.page.mouse.move(5, 5)


def phone(page):
    page.page.click("#open-properties")


# The name, the address, the size, whether it is dark, and what is done before the picture is taken.
PICTURES = [
    ("gallery-light", "#", (1200, 760), False, gallery),
    ("gallery-dark", "#", (1200, 760), True, gallery),
    ("properties-light", "#square-cash?header.minimumHeight=120&header.behavior=FacebookBehavior", (1200, 900), False,
     properties),
    ("properties-dark", "#square-cash?header.minimumHeight=120&header.behavior=FacebookBehavior", (1200, 900), True,
     properties),
    ("comparison-light", "#typical-use?compare=1&header.maximumHeight=140&header.shiftBehavior=disabled", (1200, 720),
     False, comparison),
    ("comparison-dark", "#typical-use?compare=1&header.maximumHeight=140&header.shiftBehavior=disabled&dark=1",
     (1200, 720), True, comparison),
    ("variants", "#square-cash?wall=1", (1000, 1110), False, variants),
    ("moment", "#profile", (1200, 720), True, moment),
    ("dimensions", "#typical-use", (1200, 720), False, dimensions),
    ("phone", "#search-row", (390, 760), False, phone),
]


# Those of the exported page: the name, the address, and whether it is dark.
SITE_PICTURES = [("site-light", "", False), ("site-dark", "", True), ("site-screen", "#store-page", False)]


def take_site_pictures(browser, names):
    folder = pathlib.Path(os.environ["CATALOG_SITE"]).resolve()
    for name, address, is_dark in SITE_PICTURES:
        if names and name not in names:
            continue
        context = browser.new_context(
            viewport={"width": 1200, "height": 760}, color_scheme="dark" if is_dark else "light", reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"file://{folder}/index.html{address}")
        page.wait_for_selector("body[data-ready=true]")
        if address:
            page.wait_for_selector("body[data-code]")
        wait_until(page, "document.fonts.status === 'loaded'")
        save(page, name)
        context.close()


def save(page, name):
    picture = compressed(page.screenshot())
    (IMAGES / f"catalog-{name}.png").write_bytes(picture)
    print(f"catalog-{name}.png: {len(picture) // 1000} kB")


def compressed(data):
    """A PNG with the same pixels, usually smaller than the browser's: the best of two filters, without transparency."""
    place, header, body = 8, None, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        part = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", part)
        elif kind == b"IDAT":
            body += part
        place += 12 + length
    width, height, depth, color, *_ = header
    if depth != 8 or color not in (2, 6):
        return data
    rows = unfiltered(zlib.decompress(body), width, height, 3 if color == 2 else 4)
    plain = b"".join(b"\0" + row for row in rows)
    empty = bytes(width * 3)
    above = b"".join(
        b"\2" + bytes((one - two) & 255 for one, two in zip(row, before))
        for row, before in zip(rows, [empty, *rows]))
    best = min((zlib.compress(text, 9) for text in (plain, above)), key=len)

    def chunk(kind, part):
        return struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part))

    start = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return data[:8] + chunk(b"IHDR", start) + chunk(b"IDAT", best) + chunk(b"IEND", b"")


def unfiltered(text, width, height, size):
    """The rows of a picture as bytes of red, green, and blue."""
    length = width * size
    rows, before = [], bytearray(length)
    for number in range(height):
        start = number * (length + 1)
        kind, row = text[start], bytearray(text[start + 1:start + 1 + length])
        for index in range(length):
            left = row[index - size] if index >= size else 0
            up = before[index]
            if kind == 1:
                row[index] = (row[index] + left) & 255
            elif kind == 2:
                row[index] = (row[index] + up) & 255
            elif kind == 3:
                row[index] = (row[index] + (left + up) // 2) & 255
            elif kind == 4:
                corner = before[index - size] if index >= size else 0
                guess = left + up - corner
                distances = abs(guess - left), abs(guess - up), abs(guess - corner)
                best = (left, up, corner)[distances.index(min(distances))]
                row[index] = (row[index] + best) & 255
        rows.append(row)
        before = row
    if size == 3:
        return [bytes(row) for row in rows]
    return [bytes(value for index, value in enumerate(row) if index % 4 != 3) for row in rows]


def main():
    names = sys.argv[1:]
    server = Server()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, address, (width, height), is_dark, prepare in PICTURES:
            if names and name not in names:
                continue
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme="dark" if is_dark else "light")
            page = CatalogPage(context.new_page(), server.url)
            page.page.goto(server.url + address)
            page.page.wait_for_selector("body[data-state=live]")
            if "?" in address or len(address) > 1:
                page.rest()
            wait_until(page.page, "document.fonts.status === 'loaded'")
            prepare(page)
            save(page.page, name)
            context.close()
        if "CATALOG_SITE" in os.environ:
            take_site_pictures(browser, names)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
