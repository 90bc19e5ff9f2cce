import Foundation

extension UIButton {
  /// The look and the content of a button.
  public struct Configuration: Hashable {
    /// The sizes of buttons.
    public enum Size: Hashable, Sendable {
      /// A medium button.
      case medium
      /// A small button.
      case small
      /// A very small button.
      case mini
      /// A large button.
      case large
    }

    /// The alignments of title and subtitle with each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// The alignment that fits the placement of the image.
      case automatic
      /// Aligned with the leading edge.
      case leading
      /// Centered.
      case center
      /// Aligned with the trailing edge.
      case trailing
    }

    /// The styles of corners.
    public enum CornerStyle: Hashable, Sendable {
      /// The corner radius of the background.
      case fixed
      /// The corner radius of the background, scaled with the user's text size.
      case dynamic
      /// A small corner radius.
      case small
      /// A medium corner radius.
      case medium
      /// A large corner radius.
      case large
      /// A corner radius of half the height.
      case capsule
    }

    /// The looks from which the colors are derived.
    enum Look: Hashable { case plain, gray, tinted, filled }

    let look: Look

    private init(_ look: Look) {
      self.look = look
      background =
        look == .plain
        ? .plainButton(cornerRadius: Self.radius) : .tinted(cornerRadius: Self.radius)
      setDefaultContentInsets()
    }

    /// The default corner radius, in points [?].
    static let radius: CGFloat = 5.95

    /// Returns a configuration without a background.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
    /// Returns a configuration with a translucent background in the tint color.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
    /// Returns a configuration without a border, which looks like a plain one.
    public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }
    /// Returns a configuration with a border, which looks like a gray one.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
    /// Returns a configuration with a tinted border, which looks like a tinted one.
    public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
    /// Returns a configuration with a prominent border, which looks like a filled one.
    public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.filled) }

    // MARK: Look

    /// The background. Its color, if set, replaces the base background color.
    public var background: UIBackgroundConfiguration
    /// The style of the corners. The default is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which determines the fonts. The default is `medium`. Call `setDefaultContentInsets()` after a
    /// change for the matching insets.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// The color of title and image. The default, `nil`, is the tint color, or white on a filled background.
    public var baseForegroundColor: UIColor?
    /// The color from which that of the background is derived. The default, `nil`, is the tint color or gray.
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    /// The image. The default, `nil`, is the button's image.
    public var image: UIImage?
    /// A transformation of the color of symbol images. The default is `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// A Boolean value that determines whether an activity indicator replaces the image. The default is `false`.
    public var showsActivityIndicator = false
    /// A transformation of the color of the activity indicator. The default is `nil`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title. The default, `nil`, is the button's title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which are font and color. The default is `nil`.
    public var attributedTitle: AttributedString?
    /// A transformation of the attributes of the title. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title. The default is `nil`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title with attributes, which are font and color. The default is `nil`.
    public var attributedSubtitle: AttributedString?
    /// A transformation of the attributes of the subtitle. The default is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The handling of titles that are wider than the button. The default is `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The handling of subtitles that are wider than the button. The default is `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Layout

    /// The insets around the content, in points. The default is 7 points above and below and 12 at the sides.
    public var contentInsets = NSDirectionalEdgeInsets.zero {
      didSet { hasDefaultInsets = false }
    }
    private var hasDefaultInsets = true
    /// Sets the insets for the size of the button.
    public mutating func setDefaultContentInsets() {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      hasDefaultInsets = true
    }
    /// The edge of the title at which the image is. The default is `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle. The default is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// A Boolean value that determines whether the look changes when the button is selected. The default is
    /// `true`.
    public var automaticallyUpdateForSelection = true

    /// Hashes some of the values.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(look)
      hasher.combine(background)
      hasher.combine(attributedTitle)
      hasher.combine(attributedSubtitle)
      hasher.combine(image)
    }

    /// Returns the configuration with the colors for the button's state and tint color.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
      var copy = self
      let colors = ButtonColors(self, state: button.state, tint: button.tintColor)
      copy.baseForegroundColor = colors.foreground
      if background.backgroundColor == nil { copy.background.backgroundColor = colors.background }
      if background.strokeColor == nil { copy.background.strokeColor = colors.tint }
      return copy
    }
  }
}

extension UIBackgroundConfiguration {
  /// Returns the background of a plain button, which is clear unless selected.
  fileprivate static func plainButton(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
    tinted(cornerRadius: cornerRadius)
  }
}

/// The colors of a button with a configuration in a state, with values of iOS 15 [?].
@MainActor struct ButtonColors {
  private static let tintedAlpha: CGFloat = 0.18
  private static let pressedAlpha: CGFloat = 0.75

  let foreground: UIColor
  let background: UIColor
  let tint: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    self.tint = configuration.baseForegroundColor ?? tint
    let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    var look = configuration.look
    if isSelected, look == .plain || look == .gray { look = .tinted }
    let base = configuration.baseBackgroundColor
    var foreground = configuration.baseForegroundColor ?? (look == .filled ? .white : tint)
    var background: UIColor =
      switch look {
      case .plain: base ?? .clear
      case .gray: base ?? .secondarySystemFill
      case .tinted: (base ?? tint).withAlphaComponent(Self.tintedAlpha)
      case .filled: base ?? tint
      }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if look != .plain { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      if look == .filled {
        background = background.withAlphaComponent(Self.pressedAlpha)
      } else {
        foreground = foreground.withAlphaComponent(Self.pressedAlpha)
      }
    }
    self.foreground = foreground
    self.background = background
  }
}
