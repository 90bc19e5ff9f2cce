import Foundation

/// A colour for views, either fixed or chosen by traits such as light and dark appearance.
///
/// Fixed colours are equal when they are of the same model (grey, or red, green and blue) and have the same
/// numbers; dynamic ones only to themselves.
// Never changes after its initializer. An open class can't be checked for that; UIKit's is marked in the same way.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// A grey from 0 (black) to 1 (white) with an alpha of 0...1, which is brought into that range.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// A colour by hue (0...1 once around), saturation, brightness and alpha (0...1, brought into that range).
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A colour of three parts, 0...1 each; parts outside stay as they are, alpha is brought into 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour with the numbers of `cgColor`.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// A colour that is asked for anew for each set of traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Grey 0.
  open class var black: UIColor { StandardColor.black }
  /// Grey 1/3.
  open class var darkGray: UIColor { StandardColor.darkGray }
  /// Grey 2/3.
  open class var lightGray: UIColor { StandardColor.lightGray }
  /// Grey 1.
  open class var white: UIColor { StandardColor.white }
  /// Grey 0.5.
  open class var gray: UIColor { StandardColor.gray }
  /// Red 1, green 0, blue 0.
  open class var red: UIColor { StandardColor.red }
  /// Red 0, green 1, blue 0.
  open class var green: UIColor { StandardColor.green }
  /// Red 0, green 0, blue 1.
  open class var blue: UIColor { StandardColor.blue }
  /// Red 0, green 1, blue 1.
  open class var cyan: UIColor { StandardColor.cyan }
  /// Red 1, green 1, blue 0.
  open class var yellow: UIColor { StandardColor.yellow }
  /// Red 1, green 0, blue 1.
  open class var magenta: UIColor { StandardColor.magenta }
  /// Red 1, green 0.5, blue 0.
  open class var orange: UIColor { StandardColor.orange }
  /// Red 0.5, green 0, blue 0.5.
  open class var purple: UIColor { StandardColor.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  open class var brown: UIColor { StandardColor.brown }
  /// Grey 0 with alpha 0.
  open class var clear: UIColor { StandardColor.clear }
  /// A red for light and one for dark appearance.
  open class var systemRed: UIColor { SystemColor.red }
  /// A green for light and one for dark appearance.
  open class var systemGreen: UIColor { SystemColor.green }
  /// A blue for light and one for dark appearance; the tint of views that have no other.
  open class var systemBlue: UIColor { SystemColor.blue }
  /// An orange for light and one for dark appearance.
  open class var systemOrange: UIColor { SystemColor.orange }
  /// A yellow for light and one for dark appearance.
  open class var systemYellow: UIColor { SystemColor.yellow }
  /// A pink for light and one for dark appearance.
  open class var systemPink: UIColor { SystemColor.pink }
  /// A purple for light and one for dark appearance.
  open class var systemPurple: UIColor { SystemColor.purple }
  /// A teal for light and one for dark appearance.
  open class var systemTeal: UIColor { SystemColor.teal }
  /// An indigo for light and one for dark appearance.
  open class var systemIndigo: UIColor { SystemColor.indigo }
  /// A grey that is the same in light and dark appearance.
  open class var systemGray: UIColor { SystemColor.gray }
  /// Text: black in light and white in dark appearance.
  open class var label: UIColor { SystemColor.label }
  /// Text of less importance; translucent.
  open class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  /// Thin lines between things; translucent.
  open class var separator: UIColor { SystemColor.separator }
  /// The ground of a screen: white in light and black in dark appearance.
  open class var systemBackground: UIColor { SystemColor.background }
  /// The ground of what lies on a `systemBackground`.
  open class var secondarySystemBackground: UIColor { SystemColor.secondaryBackground }
  /// The ground of a screen with grouped content.
  open class var systemGroupedBackground: UIColor { SystemColor.groupedBackground }

  /// The same colour with another alpha, which is brought into 0...1; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.replacing(alpha: alpha))
    case .dynamic: UIColor(dynamicProvider: { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// The colour's numbers; a dynamic colour is resolved for `UITraitCollection.current`.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The fixed colour that this one is under the given traits; a fixed colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Draws outlines and insides in this colour from here on; nothing happens outside of a renderer's block.
  open func set() {
    setFill()
    setStroke()
  }

  /// Draws insides in this colour from here on; nothing happens outside of a renderer's block.
  open func setFill() { DrawingRecorder.current?.fillColor = cgColor }

  /// Draws outlines in this colour from here on; nothing happens outside of a renderer's block.
  open func setStroke() { DrawingRecorder.current?.strokeColor = cgColor }

  /// Writes the parts of the colour, 0...1 each, where the pointers aren't nil; always true here.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the colour as a grey and an alpha, 0...1 each, where the pointers aren't nil; always true here.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    white?.pointee = color.luminance
    alpha?.pointee = color.alpha
    return true
  }

  /// Whether the other object is a colour of the same model with the same numbers.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let color) = source, case .fixed(let otherColor) = other.source else { return false }
    return color == otherColor
  }

  /// A number that equal colours share.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
