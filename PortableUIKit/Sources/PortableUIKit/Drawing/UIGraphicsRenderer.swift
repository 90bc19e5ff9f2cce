import Foundation

/// What all renderers' formats have in common: the part of the plane that is drawn.
open class UIGraphicsRendererFormat: NSObject {
  /// The part of the plane that is drawn, in points; zero before a renderer takes the format.
  open internal(set) var bounds = CGRect.zero

  /// A format as it suits most.
  public override init() { super.init() }
}

/// Where a renderer's block draws.
open class UIGraphicsRendererContext: NSObject {
  let recorder: DrawingRecorder
  private let rendererFormat: UIGraphicsRendererFormat

  init(recorder: DrawingRecorder, format: UIGraphicsRendererFormat) {
    self.recorder = recorder
    rendererFormat = format
    super.init()
  }

  /// The format that the renderer was made with.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle, in points, with the fill colour.
  open func fill(_ rect: CGRect) { recorder.fill(UIBezierPath(rect: rect).cgPath) }

  /// Draws a line one point wide inside a rectangle's edges, in points, with the stroke colour.
  open func stroke(_ rect: CGRect) {
    recorder.stroke(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).cgPath, width: 1)
  }

  /// From here on only what lies in a rectangle, in points, is drawn.
  open func clip(to rect: CGRect) { recorder.clip(to: UIBezierPath(rect: rect).cgPath) }
}

/// What all renderers have in common.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// A renderer of a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format
    format.bounds = bounds
    super.init()
  }

  /// The format that the renderer was made with.
  open var format: UIGraphicsRendererFormat { rendererFormat }
}
