import Foundation

/// The file of a picture that is known by its name.
struct ImageFile {
  let data: Data
  /// Pixels per point, by the file's name.
  let scale: CGFloat

  /// Looks for `name` among a bundle's resources: a PNG or JPEG file, for one of the scales by a suffix such as "@2x".
  ///
  /// A file for the wanted scale is the best, then one for the next larger, then one for the next smaller. A name
  /// without extension means a PNG file first.
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

  /// Lower for scales that suit better: those from the wanted one up, then those below it from the top.
  private static func rank(_ scale: CGFloat, _ wanted: CGFloat) -> CGFloat {
    scale >= wanted ? scale - wanted : 10 + wanted - scale
  }
}
