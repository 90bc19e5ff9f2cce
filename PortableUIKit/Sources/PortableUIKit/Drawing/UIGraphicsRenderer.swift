import Foundation

/// The common format of all renderers: the rectangle to draw.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle to draw, in points; zero until the format is used by a renderer.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with default values.
  public override init() { super.init() }
}

/// The context of a renderer's drawing block.
open class UIGraphicsRendererContext: NSObject {
  let recorder: DrawingRecorder
  private let rendererFormat: UIGraphicsRendererFormat

  init(recorder: DrawingRecorder, format: UIGraphicsRendererFormat) {
    self.recorder = recorder
    rendererFormat = format
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// The context in which the drawing block draws.
  open var cgContext: CGContext { recorder.context }

  /// Fills a rectangle, in points, with the fill color.
  open func fill(_ rect: CGRect) { recorder.fill(UIBezierPath(rect: rect).cgPath) }

  /// Draws a line, one point wide, inside of a rectangle's edges, in points, with the stroke color.
  open func stroke(_ rect: CGRect) {
    recorder.stroke(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).cgPath, width: 1)
  }

  /// Clips subsequent drawing to a rectangle, in points.
  open func clip(to rect: CGRect) { recorder.clip(to: UIBezierPath(rect: rect).cgPath) }
}

/// The common superclass of renderers.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format
    format.bounds = bounds
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }
}
