import Foundation

extension UIFont {
  final var metrics: FontMetrics {
    FontMetrics(weight: weight.drawn, hasEqualDigits: hasEqualDigits)
  }

  /// Returns the width of characters on one line, in points.
  final func width<Text: Sequence>(of text: Text) -> CGFloat where Text.Element == Character {
    let metrics = metrics
    return text.reduce(0) { $0 + metrics.advance(of: $1) * pointSize }
  }
}

extension UIFont.Weight {
  private static let names: [(UIFont.Weight, String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
  ]

  /// The name of the nearest named weight.
  var nearestName: String {
    func distance(_ weight: UIFont.Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
    return Self.names.min { distance($0.0) < distance($1.0) }?.1 ?? "Regular"
  }

  /// The weight in which the text is drawn: the one that browsers choose from these four.
  var drawn: FontMetrics.Weight {
    switch webWeight {
    case ...400: .regular
    case 500: .medium
    case 600: .semibold
    default: .bold
    }
  }

  /// The nearest CSS weight, from 100 to 900.
  var webWeight: Int {
    func distance(_ weight: UIFont.Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
    let index = Self.names.indices.min { distance(Self.names[$0].0) < distance(Self.names[$1].0) }
    return ((index ?? 3) + 1) * 100
  }
}
