extension UIImage {
  /// Hills at dusk, drawn by `Scripts/generate-picture.py`; nil if the resource was left out of the bundle.
  static var landscape: UIImage? {
    Bundle.module.url(forResource: "landscape", withExtension: "png")
      .flatMap { try? Data(contentsOf: $0) }
      .flatMap { UIImage(data: $0) }
  }
}
