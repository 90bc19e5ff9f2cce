import Foundation

/// An image file found by name.
struct ImageFile {
  let data: Data
  /// Pixels per point, derived from the file's name.
  let scale: CGFloat

  /// Searches a bundle's resources for a PNG or JPEG file named `name`, with an optional scale suffix such as
  /// "@2x".
  ///
  /// A file of the requested scale is preferred, then the next larger scale, then the next smaller. For a
  /// name without an extension, PNG files are preferred over JPEG files.
  init?(named name: String, in bundle: Bundle, scale wanted: CGFloat) {
    let path = name as NSString
    let isComplete = Self.extensions.contains(path.pathExtension.lowercased())
    let stem = isComplete ? path.deletingPathExtension : name
    let scales = Self.scales.sorted { Self.rank($0, wanted) < Self.rank($1, wanted) }
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for ending in isComplete ? [path.pathExtension] : Self.extensions {
        guard let url = bundle.url(forResource: stem + suffix, withExtension: ending),
          let data = try? Data(contentsOf: url)
        else { continue }
        self.data = data
        self.scale = scale
        return
      }
    }
    return nil
  }

  private static let extensions = ["png", "jpg", "jpeg"]
  private static let scales: [CGFloat] = [1, 2, 3]

  /// The rank of a scale; lower is better. Scales from `wanted` upwards come first in ascending order, then
  /// smaller scales in descending order.
  private static func rank(_ scale: CGFloat, _ wanted: CGFloat) -> CGFloat {
    scale >= wanted ? scale - wanted : 10 + wanted - scale
  }
}
