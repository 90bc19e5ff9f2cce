import Foundation

/// The names of iOS's fonts.
enum FontNames {
  /// The families, in the spelling of font names. Fonts of all families have the metrics of the system font.
  private static let families: Set<String> = [
    ".SFUI", ".SFUIText", ".SFUIDisplay", "AcademyEngravedLetPlain", "AmericanTypewriter", "Arial", "ArialMT",
    "Avenir", "AvenirNext", "AvenirNextCondensed", "Baskerville", "BodoniSvtyTwoITCTT", "BradleyHandITCTT",
    "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "CourierNew",
    "CourierNewPSMT", "DINAlternate", "DINCondensed", "Didot", "Futura", "Galvji", "Georgia", "GillSans",
    "Helvetica", "HelveticaNeue", "HoeflerText", "Inter", "MarkerFelt", "Menlo", "Noteworthy", "Optima",
    "Palatino", "Papyrus", "PingFangSC", "Rockwell", "SnellRoundhand", "Thonburi", "TimesNewRomanPS",
    "TimesNewRomanPSMT", "TrebuchetMS", "Verdana",
  ]
  /// The styles after the hyphen, the longer ones first, with their weights.
  private static let styles: [(name: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin), ("SemiBold", .semibold),
    ("Semibold", .semibold), ("DemiBold", .semibold), ("Demi", .semibold), ("Light", .light),
    ("Book", .regular), ("Roman", .regular), ("Regular", .regular), ("Medium", .medium), ("Heavy", .heavy),
    ("ExtraBold", .heavy), ("Black", .black), ("Bold", .bold), ("Condensed", .regular), ("Italic", .regular),
    ("Oblique", .regular), ("Wide", .regular), ("MT", .regular), ("PSMT", .regular), ("Plain", .regular),
  ]

  /// Returns the weight of a font with a name such as "HelveticaNeue-Light", or of a family such as "Helvetica Neue";
  /// `nil` if iOS has no such family or style.
  static func weight(of name: String) -> UIFont.Weight? {
    let parts = name.filter { $0 != " " }
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let family = parts.first, families.contains(family) else { return nil }
    guard parts.count == 2 else { return .regular }
    return styles.first { parts[1].contains($0.name) }?.weight
  }
}

extension UIFont {
  /// Creates a font with a PostScript name, such as "HelveticaNeue-Bold", or the name of a family, and a size in points;
  /// returns `nil` if iOS has no such font.
  ///
  /// Fonts of all families have the system font's metrics in the weight of the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let weight = FontNames.weight(of: fontName) else { return nil }
    self.init(size: fontSize, weight: weight, name: fontName)
  }
}
