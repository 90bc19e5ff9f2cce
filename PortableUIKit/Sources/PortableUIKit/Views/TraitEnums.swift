/// A light or dark look.
public enum UIUserInterfaceStyle: Int, @unchecked Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, @unchecked Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, @unchecked Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The direction in which a surrounding says that text runs.
public enum UITraitEnvironmentLayoutDirection: Int, @unchecked Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// What a view shows, when that decides whether it is mirrored.
public enum UISemanticContentAttribute: Int, @unchecked Sendable {
  /// Follows the language.
  case unspecified = 0
  /// Controls of a player; never mirrored.
  case playback = 1
  /// Directions in space; never mirrored.
  case spatial = 2
  /// Left to right in every language.
  case forceLeftToRight = 3
  /// Right to left in every language.
  case forceRightToLeft = 4
}

/// The direction in which a view is laid out.
public enum UIUserInterfaceLayoutDirection: Int, @unchecked Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
