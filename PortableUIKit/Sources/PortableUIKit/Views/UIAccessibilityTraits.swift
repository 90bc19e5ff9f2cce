/// What kind of thing an element is for people who can't see it; several make a set.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// The set with the given bits; bits without a meaning are kept.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static var none: UIAccessibilityTraits { [] }
  /// It can be pressed.
  public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 0) }
  /// It leads elsewhere.
  public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
  /// It is a picture.
  public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
  /// It is chosen.
  public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
  /// It plays a sound of its own.
  public static var playsSound: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
  /// It is a key of a keyboard.
  public static var keyboardKey: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
  /// It is text that can't be changed.
  public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 6) }
  /// It sums up a screen that comes up.
  public static var summaryElement: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 7) }
  /// It can't be used now.
  public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 8) }
  /// It changes too often to be read out each time.
  public static var updatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 9) }
  /// It is a field to search by.
  public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 10) }
  /// It plays or records as long as it is used.
  public static var startsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 11) }
  /// Its value can be made greater and smaller.
  public static var adjustable: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 12) }
  /// It takes fingers while VoiceOver runs.
  public static var allowsDirectInteraction: UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: 1 << 13)
  }
  /// The page turns when it has been read.
  public static var causesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 14) }
  /// It heads a part of the screen.
  public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 16) }
}
