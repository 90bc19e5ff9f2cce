/// What a bar's behaviour measures of the scroll view, in points.
public struct BarScroll: Equatable, Sendable {
  /// The content offset.
  public var offset: Double
  /// The adjusted content inset's top.
  public var insetTop: Double
  /// The adjusted content inset's bottom.
  public var insetBottom: Double
  /// The content's height.
  public var contentHeight: Double
  /// The height of the scroll view.
  public var viewHeight: Double

  /// Makes a measure.
  public init(
    offset: Double, insetTop: Double = 0, insetBottom: Double = 0, contentHeight: Double, viewHeight: Double
  ) {
    self.offset = offset
    self.insetTop = insetTop
    self.insetBottom = insetBottom
    self.contentHeight = contentHeight
    self.viewHeight = viewHeight
  }

  /// How far the content was scrolled: 0 at rest at the top, growing down the page.
  public var distance: Double { offset + insetTop }

  /// The greatest distance at which the content can rest.
  public var greatestDistance: Double { contentHeight + insetTop + insetBottom - viewHeight }

  /// All measures are numbers that one can calculate with.
  public var isFinite: Bool { distance.isFinite && greatestDistance.isFinite && viewHeight.isFinite }
}
