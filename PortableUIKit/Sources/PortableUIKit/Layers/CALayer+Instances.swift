extension CALayer {
  /// Creates the layer of a view. Traps if `type` isn't a layer class.
  static func make(_ type: AnyClass, forViewOf viewClass: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    guard let layerClass = type as? CALayer.Type else {
      preconditionFailure("\(viewClass).layerClass is \(type); it must be CALayer or a subclass")
    }
    return layerClass.make(forViewOf: viewClass)
  }

  // How instances of subclasses are created is explained in Lists/ClassInstances.swift.

  convenience init(forViewOf viewClass: AnyClass) { self.init() }

  @_silgen_name("$s13PortableUIKit7CALayerC9forViewOfACyXlXp_tcfC")
  private static func make(forViewOf viewClass: AnyClass) -> CALayer
}
