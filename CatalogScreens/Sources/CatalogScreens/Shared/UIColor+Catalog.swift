extension UIColor {
  /// The deep blue of most headers in the catalog. White text on it exceeds WCAG's contrast ratio of 4.5.
  static var dusk: UIColor { UIColor(red: 0.14, green: 0.24, blue: 0.45, alpha: 1) }

  /// A warm, light background for dark text.
  static var sand: UIColor { UIColor(red: 0.96, green: 0.91, blue: 0.82, alpha: 1) }

  /// A green for buttons on a dark header, dark enough for white text.
  static var meadow: UIColor { UIColor(red: 0.16, green: 0.46, blue: 0.30, alpha: 1) }

  /// A red-brown background for headers.
  static var brick: UIColor { UIColor(red: 0.62, green: 0.25, blue: 0.20, alpha: 1) }
}
