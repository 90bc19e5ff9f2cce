/// A set of traits that describe an accessibility element to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each trait.
  public let rawValue: UInt64

  /// Creates a set with the given bits. Unknown bits are kept.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static var none: UIAccessibilityTraits { [] }
  /// The element is a button.
  public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 0) }
  /// The element is a link.
  public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
  /// The element is an image.
  public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
  /// The element is selected.
  public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
  /// The element plays its own sound when activated.
  public static var playsSound: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
  /// The element is a keyboard key.
  public static var keyboardKey: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
  /// The element is text that can't be changed.
  public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 6) }
  /// The element summarizes the screen when the screen appears.
  public static var summaryElement: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 7) }
  /// The element is disabled.
  public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 8) }
  /// The element updates too often for each change to be announced.
  public static var updatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 9) }
  /// The element is a search field.
  public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 10) }
  /// The element starts a media session when activated.
  public static var startsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 11) }
  /// The value of the element can be incremented and decremented.
  public static var adjustable: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 12) }
  /// The element receives touches directly while VoiceOver is running.
  public static var allowsDirectInteraction: UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: 1 << 13)
  }
  /// The page turns automatically after the element is read.
  public static var causesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 14) }
  /// The element is the header of a section.
  public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 16) }
  /// The element is a tab bar. It isn't an accessibility element itself; its tabs are.
  public static var tabBar: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 28) }
}
