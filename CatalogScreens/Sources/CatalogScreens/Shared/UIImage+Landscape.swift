extension UIImage {
  /// Hills at dusk, drawn by `Scripts/generate-picture.py`, or `nil` if the bundle lacks the resource.
  static var landscape: UIImage? {
    Bundle.module.url(forResource: "landscape", withExtension: "png")
      .flatMap { try? Data(contentsOf: $0) }
      .flatMap { UIImage(data: $0) }
  }
}
