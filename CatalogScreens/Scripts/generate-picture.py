#!/usr/bin/env python3
"""Draws the landscape of the catalog's screens and writes it as a PNG; needs nothing but Python.

Usage: generate-picture.py [OUTPUT], by default ../Sources/CatalogScreens/Resources/landscape.png
"""

import math
import pathlib
import struct
import sys
import zlib

WIDTH, HEIGHT = 828, 560
SKY = [(0.0, (36, 62, 114)), (0.45, (104, 124, 186)), (0.72, (240, 170, 142)), (1.0, (255, 222, 170))]
SUN = (0.68, 0.47, 0.062)
# Height of the ridge, its swing, waves across the picture, phase, colour.
HILLS = [
    (0.58, 0.050, 1.3, 0.4, (146, 124, 168)),
    (0.67, 0.060, 1.9, 2.1, (96, 98, 150)),
    (0.78, 0.055, 1.5, 4.0, (56, 74, 122)),
    (0.90, 0.045, 2.3, 1.0, (28, 46, 84)),
]


def mix(first, second, share):
    return tuple(a + (b - a) * share for a, b in zip(first, second))


def sky(height):
    for (low, below), (high, above) in zip(SKY, SKY[1:]):
        if height <= high:
            return mix(below, above, (height - low) / (high - low))
    return SKY[-1][1]


def ridge(hill, x):
    level, swing, waves, phase, _ = hill
    angle = 2 * math.pi * waves * x + phase
    return level - swing * (0.7 * math.sin(angle) + 0.3 * math.sin(2.3 * angle + 1))


def clamp(value):
    return max(0.0, min(1.0, value))


def row(y, ridges):
    height = y / HEIGHT
    base = sky(height / 0.8 if height < 0.8 else 1)
    pixels = bytearray()
    for x in range(WIDTH):
        color = base
        away = math.hypot(x / WIDTH - SUN[0], (height - SUN[1]) * HEIGHT / WIDTH)
        if away < SUN[2] + 2 / WIDTH:
            color = mix(color, (255, 240, 206), clamp((SUN[2] - away) * WIDTH + 0.5))
        for hill, line in zip(HILLS, ridges):
            cover = clamp(y - line[x] + 0.5)
            if cover > 0:
                color = mix(color, hill[4], cover)
        pixels += bytes(round(part) for part in color)
    return pixels


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main():
    default = pathlib.Path(__file__).resolve().parent.parent / "Sources/CatalogScreens/Resources/landscape.png"
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
    ridges = [[ridge(hill, x / WIDTH) * HEIGHT for x in range(WIDTH)] for hill in HILLS]
    raw, above = bytearray(), bytes(WIDTH * 3)
    for y in range(HEIGHT):
        pixels = row(y, ridges)
        # Filter 2 stores the difference from the row above, which is nearly nothing here.
        raw += b"\x02" + bytes((now - before) & 255 for now, before in zip(pixels, above))
        above = bytes(pixels)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(raw), 9)) + chunk(b"IEND", b"")
    output.write_bytes(b"\x89PNG\r\n\x1a\n" + parts)


main()
