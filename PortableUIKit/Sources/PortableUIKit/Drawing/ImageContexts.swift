import Foundation

// Image contexts, the older form of `UIGraphicsImageRenderer`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The image contexts that were begun, innermost last.
// Unsafe because drawing isn't isolated. One thread draws at a time, as elsewhere in a simulator.
nonisolated(unsafe) private var contexts: [UIGraphicsImageRendererContext] = []

/// Begins an image of the given size, in points, with a scale of 1. Colors and paths draw into it until
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of the given size, in points. Colors and paths draw into it until `UIGraphicsEndImageContext()`.
///
/// An opaque image starts with a black background. A scale of 0 means the scale of the device. A size that isn't positive
/// begins no image, as on iOS 17.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  guard size.width > 0, size.height > 0 else { return }
  let format = UIGraphicsImageRendererFormat()
  format.bounds = CGRect(origin: .zero, size: size)
  format.opaque = opaque
  format.scale = scale
  let context = UIGraphicsImageRendererContext(recorder: DrawingRecorder(), format: format)
  contexts.append(context)
  context.recorder.begin()
  if opaque { context.fill(format.bounds) }
}

/// Returns the image that was drawn so far in the current image context, or `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { contexts.last?.currentImage }

/// Ends the current image context. Does nothing if there is none.
public func UIGraphicsEndImageContext() {
  guard contexts.popLast() != nil else { return }
  DrawingRecorder.end()
}

/// Fills a rectangle, in points, with the fill color. Does nothing outside of a drawing block.
public func UIRectFill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
