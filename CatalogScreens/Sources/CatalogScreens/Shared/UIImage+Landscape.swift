extension UIImage {
  /// Hills at dusk.
  @MainActor static var landscape: UIImage {
    Drawing.hills(hue: 0.64, variant: 3, size: CGSize(width: 414, height: 280))
  }
}
