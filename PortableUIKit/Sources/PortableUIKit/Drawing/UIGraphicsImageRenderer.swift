import Foundation

/// How a picture is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// A format in the device's scale that lets things shine through.
  public override init() { super.init() }

  /// Pixels per point; the device's by default, which is also meant by 0. The picture is made of outlines, so the scale
  /// tells only how it counts as an image.
  open var scale = UITraitCollection.current.displayScale
  /// Whether nothing shines through; false by default. An opaque picture begins black.
  open var opaque = false
}

/// Where a picture is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as far as it is drawn.
  open var currentImage: UIImage { UIImage(drawnBy: recorder, format: format) }
}

/// Makes pictures by drawing.
///
/// Colours, paths, rectangles and clips are taken down as an SVG picture, which a browser or a film strip shows.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A renderer of pictures of a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// A renderer of pictures of a size, in points, in the device's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Runs a block that draws and returns the picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recorder = DrawingRecorder()
    let context = UIGraphicsImageRendererContext(recorder: recorder, format: format)
    recorder.record {
      if (format as? UIGraphicsImageRendererFormat)?.opaque == true { context.fill(format.bounds) }
      actions(context)
    }
    return UIImage(drawnBy: recorder, format: format)
  }
}

extension UIImage {
  convenience init(drawnBy recorder: DrawingRecorder, format: UIGraphicsRendererFormat) {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    self.init(
      drawing: recorder.svg(of: format.bounds), size: format.bounds.size,
      scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
  }
}
