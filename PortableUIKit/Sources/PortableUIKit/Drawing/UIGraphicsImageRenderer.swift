import Foundation

/// The format of a drawn image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Creates a format with the scale of the device that isn't opaque.
  public override init() { super.init() }

  /// The number of pixels per point. The default is the scale of the device; 0 means the same. Because images
  /// consist of outlines, the scale only sets the `scale` of the image.
  open var scale = UITraitCollection.current.displayScale
  /// A Boolean value that determines whether the image is opaque. The default is `false`. An opaque image
  /// starts with a black background.
  open var opaque = false
}

/// The context in which an image is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage { UIImage(drawnBy: recorder, format: format) }
}

/// A renderer that creates images from drawing commands.
///
/// Colors, paths, rectangles, and clips are recorded as an SVG image, which can be displayed by a browser or
/// in a film strip.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer for images of a size, in points, with the scale of the device.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Runs a drawing block and returns the image.
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
