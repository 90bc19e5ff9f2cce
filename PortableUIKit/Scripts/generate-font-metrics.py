#!/usr/bin/env python3
"""Writes the table of advance widths that PortableUIKit measures text with, and the fonts to draw it with.

    pip install fonttools brotli
    apt-get download fonts-inter && dpkg -x fonts-inter_*.deb fonts
    PortableUIKit/Scripts/generate-font-metrics.py fonts/usr/share/fonts/opentype/inter

The table has how far the pen moves after each character, in four weights. The fonts in PortableUIKit/Fonts are the same
four, with the characters of the table only and without kerning, ligatures or alternates, so that text is drawn as wide as
it was measured. The one feature they keep is `tnum`: digits of one width.
"""
import sys
import textwrap
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HOME = Path(__file__).resolve().parent.parent
TABLE = HOME / "Sources/PortableUIKit/Text/FontMetricsTable.swift"
FONTS = HOME / "Fonts"
WEIGHTS = {"regular": "Regular", "medium": "Medium", "semibold": "SemiBold", "bold": "Bold"}
# Latin with its extensions, Greek and Cyrillic letters, general punctuation, currencies, arrows and a few signs.
WANTED = [(0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF), (0x2010, 0x205E),
          (0x20A0, 0x20BF), (0x2116, 0x2126), (0x2190, 0x2199), (0x2202, 0x221E), (0x2248, 0x2265), (0x2713, 0x2713)]


def advances(font):
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    # A soft hyphen is only seen at the end of a line.
    return lambda code: widths[glyphs[code]][0] if code in glyphs and code != 0xAD else 0


def digit_width(font):
    """How far the pen moves after a digit of those that are all of one width."""
    lookups = font["GSUB"].table
    for record in lookups.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in lookups.LookupList.Lookup[index].SubTable:
                    mapping = getattr(table, "ExtSubTable", table).mapping
                    zero = font.getBestCmap()[ord("0")]
                    if zero in mapping:
                        return font["hmtx"][mapping[zero]][0]
    sys.exit("the font has no digits of one width")


def version(font):
    return next(name.toUnicode() for name in font["name"].names if name.nameID == 5)


def numbers(name, values):
    text = textwrap.fill(", ".join(map(str, values)), 100, break_long_words=False)
    if "," not in text:
        return f"      {name}: [{text}]"
    return f"      {name}: [\n" + textwrap.indent(text, " " * 8) + ",\n      ]"


def table(fonts):
    units = {font["head"].unitsPerEm for font in fonts.values()}
    if len(units) != 1:
        sys.exit("the fonts count in different units")
    digits = ", ".join(f"{name}: {digit_width(font)}" for name, font in fonts.items())
    lines = [f"""\
// Made by PortableUIKit/Scripts/generate-font-metrics.py; change that, not this.
// Source: advance widths of Inter ({version(fonts["regular"])}), Debian package fonts-inter. No outline is contained.

/// How far the pen moves after each character, in units of the font; 0 where the font has no such character.
enum FontMetricsTable {{
  /// How many units make the font's size.
  static let unitsPerEm = {units.pop()}

  /// How far the pen moves after a digit where all are of one width.
  static let equalDigits = FontAdvances({digits})

  /// In ascending order.
  static let blocks: [FontMetricsBlock] = ["""]
    for first, last in WANTED:
        codes = range(first, last + 1)
        arrays = [numbers(name, map(advances(font), codes)) for name, font in fonts.items()]
        lines.append(f"    FontMetricsBlock(\n      first: 0x{first:X},\n" + ",\n".join(arrays) + "),")
    return "\n".join(lines + ["  ]", "}", ""])


def write_subset(source, target):
    options = subset.Options()
    options.layout_features = ["tnum"]
    options.flavor = "woff2"
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in WANTED for code in range(first, last + 1)])
    subsetter.subset(font)
    subset.save_font(font, target, options)


def main(directory):
    paths = {name: Path(directory) / f"Inter-{style}.otf" for name, style in WEIGHTS.items()}
    TABLE.write_text(table({name: TTFont(path) for name, path in paths.items()}))
    FONTS.mkdir(exist_ok=True)
    for name, path in paths.items():
        write_subset(path, FONTS / f"Inter-{WEIGHTS[name]}.woff2")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
