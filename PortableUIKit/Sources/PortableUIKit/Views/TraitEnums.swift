/// Constants that indicate a light or dark appearance.
public enum UIUserInterfaceStyle: Int, @unchecked Sendable {
  /// The style isn't specified.
  case unspecified = 0
  /// A light appearance.
  case light = 1
  /// A dark appearance.
  case dark = 2
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, @unchecked Sendable {
  /// The weight isn't specified.
  case unspecified = -1
  /// The weights that an app chose.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// Constants that indicate the available space in one dimension.
public enum UIUserInterfaceSizeClass: Int, @unchecked Sendable {
  /// The size class isn't specified.
  case unspecified = 0
  /// A compact space.
  case compact = 1
  /// A regular space.
  case regular = 2
}

/// Constants that indicate the kind of device.
public enum UIUserInterfaceIdiom: Int, @unchecked Sendable {
  /// The idiom isn't specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac, in an app whose interface is optimized for it.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The layout direction of a trait environment.
public enum UITraitEnvironmentLayoutDirection: Int, @unchecked Sendable {
  /// The direction isn't specified.
  case unspecified = -1
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic.
  case rightToLeft = 1
}

/// A description of a view's content that determines whether the view is mirrored for right-to-left
/// languages.
public enum UISemanticContentAttribute: Int, @unchecked Sendable {
  /// The view follows the layout direction of the language.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Controls for directions in space, which are never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// The direction in which a view lays out its content.
public enum UIUserInterfaceLayoutDirection: Int, @unchecked Sendable {
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic.
  case rightToLeft = 1
}
