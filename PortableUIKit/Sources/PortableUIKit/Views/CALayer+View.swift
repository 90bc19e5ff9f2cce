extension CALayer {
  /// The view of which this is the layer; `nil` for other layers.
  ///
  /// The layer stores it as an object, so that layers, drawing, and text don't depend on views. Only this setter
  /// stores it, and layers read it in every layout, so the type isn't checked again.
  final var view: UIView? {
    get {
      guard let owner else { return nil }
      return unsafeDowncast(owner, to: UIView.self)
    }
    set { owner = newValue }
  }
}
