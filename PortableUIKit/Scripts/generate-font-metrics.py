#!/usr/bin/env python3
"""Writes the table of advance widths that PortableUIKit measures text with.

    pip install fonttools
    apt-get download fonts-liberation && dpkg -x fonts-liberation_*.deb fonts
    PortableUIKit/Scripts/generate-font-metrics.py fonts/usr/share/fonts/truetype/liberation \\
        > PortableUIKit/Sources/PortableUIKit/Text/FontMetricsTable.swift

Only numbers are taken, never outlines: how far the pen moves after each character.
"""
import sys
import textwrap
from pathlib import Path

from fontTools.ttLib import TTFont

# Latin, Greek and Cyrillic letters, general punctuation, currencies, arrows and a few signs.
WANTED = [(0x20, 0x7E), (0xA0, 0x17F), (0x384, 0x3CE), (0x400, 0x45F), (0x2010, 0x2044), (0x20A3, 0x20AC),
          (0x2116, 0x2126), (0x2190, 0x2195), (0x2202, 0x221E), (0x2248, 0x2265)]


def advances(font):
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    # A soft hyphen is only seen at the end of a line.
    return lambda code: widths[glyphs[code]][0] if code in glyphs and code != 0xAD else 0


def version(font):
    return next(name.toUnicode() for name in font["name"].names if name.nameID == 5)


def numbers(name, values):
    text = textwrap.fill(", ".join(map(str, values)), 100, break_long_words=False)
    return f"      {name}: [\n" + textwrap.indent(text, " " * 8) + ",\n      ]"


def main(directory):
    regular = TTFont(Path(directory) / "LiberationSans-Regular.ttf")
    bold = TTFont(Path(directory) / "LiberationSans-Bold.ttf")
    units = {font["head"].unitsPerEm for font in (regular, bold)}
    if len(units) != 1:
        sys.exit("the two fonts count in different units")
    regular_advance, bold_advance = advances(regular), advances(bold)
    print(f"""\
// Made by PortableUIKit/Scripts/generate-font-metrics.py; change that, not this.
// Source: advance widths of Liberation Sans Regular ({version(regular)}) and Bold ({version(bold)}),
// Debian package fonts-liberation. No outline of the fonts is contained.

/// How far the pen moves after each character, in units of the font; 0 where the font has no such character.
enum FontMetricsTable {{
  /// How many units make the font's size.
  static let unitsPerEm = {units.pop()}

  /// In ascending order.
  static let blocks: [FontMetricsBlock] = [""")
    for first, last in WANTED:
        codes = range(first, last + 1)
        print(f"    FontMetricsBlock(\n      first: 0x{first:X},")
        print(numbers("regular", map(regular_advance, codes)) + ",")
        print(numbers("bold", map(bold_advance, codes)) + "),")
    print("  ]\n}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
