import Foundation

/// A color for views, either fixed or resolved from traits such as light and dark appearance.
///
/// Fixed colors are equal if they have the same model (gray or RGB) and the same components. Dynamic colors
/// are equal only to themselves.
// Immutable after initialization. The compiler can't check this for an open class; UIKit's class is marked
// the same way.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// Creates clear black.
  public override init() {
    source = .fixed(CGColor(gray: 0, alpha: 0))
  }

  /// Creates a gray color from 0 (black) to 1 (white). Alpha is clamped to 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from hue (0...1 for a full circle), saturation, brightness, and alpha. All values are
  /// clamped to 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a color with red, green, and blue components, nominally 0...1. Components out of range are kept;
  /// alpha is clamped to 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color with the components of `cgColor`.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// Creates a color that fills with copies of an image, of which one begins at the origin of the view's coordinates.
  public init(patternImage image: UIImage) {
    source = .fixed(CGColor(tile: image, alpha: 1))
  }

  /// Creates a dynamic color. `dynamicProvider` is called for each set of traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Gray 0.
  open class var black: UIColor { StandardColor.black }
  /// Gray 1/3.
  open class var darkGray: UIColor { StandardColor.darkGray }
  /// Gray 2/3.
  open class var lightGray: UIColor { StandardColor.lightGray }
  /// Gray 1.
  open class var white: UIColor { StandardColor.white }
  /// Gray 0.5.
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
  /// Gray 0 with alpha 0.
  open class var clear: UIColor { StandardColor.clear }
  /// A red that adapts to light and dark appearance.
  open class var systemRed: UIColor { SystemColor.red }
  /// A green that adapts to light and dark appearance.
  open class var systemGreen: UIColor { SystemColor.green }
  /// A blue that adapts to light and dark appearance. It's the default tint color of views.
  open class var systemBlue: UIColor { SystemColor.blue }
  /// An orange that adapts to light and dark appearance.
  open class var systemOrange: UIColor { SystemColor.orange }
  /// A yellow that adapts to light and dark appearance.
  open class var systemYellow: UIColor { SystemColor.yellow }
  /// A pink that adapts to light and dark appearance.
  open class var systemPink: UIColor { SystemColor.pink }
  /// A purple that adapts to light and dark appearance.
  open class var systemPurple: UIColor { SystemColor.purple }
  /// A teal that adapts to light and dark appearance.
  open class var systemTeal: UIColor { SystemColor.teal }
  /// An indigo that adapts to light and dark appearance.
  open class var systemIndigo: UIColor { SystemColor.indigo }
  /// A gray that is the same in light and dark appearance.
  open class var systemGray: UIColor { SystemColor.gray }
  /// The color of primary text: black in light and white in dark appearance.
  open class var label: UIColor { SystemColor.label }
  /// The translucent color of secondary text.
  open class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  /// The translucent color of separator lines.
  open class var separator: UIColor { SystemColor.separator }
  /// The background color of a screen: white in light and black in dark appearance.
  open class var systemBackground: UIColor { SystemColor.background }
  /// The background color of content on a `systemBackground`.
  open class var secondarySystemBackground: UIColor { SystemColor.secondaryBackground }
  /// The background color of a screen with grouped content.
  open class var systemGroupedBackground: UIColor { SystemColor.groupedBackground }

  /// Returns the color with another alpha component, which is clamped to 0...1. A dynamic color stays
  /// dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.replacing(alpha: alpha))
    case .dynamic: UIColor(dynamicProvider: { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// The components of the color. A dynamic color is resolved for `UITraitCollection.current`.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the fixed color for the given traits. A fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Sets the fill and stroke color of subsequent drawing. Does nothing outside of a drawing block.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of subsequent drawing. Does nothing outside of a drawing block.
  open func setFill() { DrawingRecorder.current?.state.fill = cgColor }

  /// Sets the stroke color of subsequent drawing. Does nothing outside of a drawing block.
  open func setStroke() { DrawingRecorder.current?.state.stroke = cgColor }

  /// Writes the components of the color, nominally 0...1, to the pointers that aren't `nil`. Returns `false` for a pattern,
  /// without writing.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.tile == nil else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the color as gray and alpha components, nominally 0...1, to the pointers that aren't `nil`. Returns `false` for
  /// a pattern, without writing.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.tile == nil else { return false }
    white?.pointee = color.luminance
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns whether the other object is an equal color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let color) = source, case .fixed(let otherColor) = other.source else { return false }
    return color == otherColor
  }

  /// A hash value; equal colors have equal hashes.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
