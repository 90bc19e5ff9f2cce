/// The way in which a device shows a screen: its model and orientation, and the settings of its user.
///
/// ```swift
/// var variant = StageVariant(.pad)
/// variant.appearance = .dark
/// let stage = HeaderStage(variant) { ProfileViewController() }
/// ```
///
/// On iOS, only the model and the appearance have an effect.
public struct StageVariant: Hashable, Sendable {
  /// The device model. The default is a phone with a notch.
  public var model: DeviceModel
  /// The interface's orientation. The default is portrait.
  public var orientation: UIInterfaceOrientation
  /// The light or dark appearance. The default is light.
  public var appearance: UIUserInterfaceStyle
  /// The direction of the user's language. The default is from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The user's text size. The default is `.large`.
  public var textSize: UIContentSizeCategory
  /// A Boolean value that determines whether a keyboard is shown while a text field is first responder. Pictures contain it
  /// as a gray rectangle. The default is `false`, as with a hardware keyboard.
  public var showsKeyboard: Bool
  /// The width of a window beside another app in Split View, in points, or `nil` for a window as wide as the screen. The
  /// window has a compact width. The default is `nil`.
  public var splitWidth: CGFloat?

  /// Creates a variant.
  public init(
    _ model: DeviceModel = .phoneNotch, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, showsKeyboard: Bool = false, splitWidth: CGFloat? = nil
  ) {
    self.model = model
    self.orientation = orientation
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.textSize = textSize
    self.showsKeyboard = showsKeyboard
    self.splitWidth = splitWidth
  }

  /// The name of the model and of everything that differs from its default, for example `pad-landscape-dark`.
  public var name: String {
    var words = [model.name]
    if [.landscapeLeft, .landscapeRight].contains(orientation) { words.append("landscape") }
    if appearance == .dark { words.append("dark") }
    if layoutDirection == .rightToLeft { words.append("right-to-left") }
    if textSize != .large {
      words.append("text-" + textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))
    }
    if showsKeyboard { words.append("keyboard") }
    if let splitWidth { words.append("split-\(Int(splitWidth))") }
    return words.joined(separator: "-")
  }

  /// Phones with and without a notch, a tablet, landscape, Split View, the dark appearance, right to left, and the largest
  /// text.
  public static let all = [
    StageVariant(.phone47), StageVariant(), StageVariant(.pad), StageVariant(orientation: .landscapeLeft),
    StageVariant(.pad, splitWidth: 375),
    StageVariant(appearance: .dark), StageVariant(layoutDirection: .rightToLeft),
    StageVariant(textSize: .accessibilityExtraExtraExtraLarge),
  ]

  var settings: StageSettings {
    StageSettings(
      userInterfaceStyle: appearance, textSize: textSize, layoutDirection: layoutDirection,
      showsKeyboard: showsKeyboard)
  }
}
