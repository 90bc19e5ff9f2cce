import Foundation

/// Makes cells, layers and the like of classes that are only known at run time.
///
/// UIKit does so by Objective-C's means. Swift lets a class that is a value be made by `required` initializers only,
/// and marking UIKit's so would break every subclass that overrides them. What Swift does know is that a convenience
/// initializer, inherited by a subclass, calls that subclass's designated one. So each class below has such an
/// initializer, and beside it a static method that is another name for the same function: both have one type as the
/// compiler sees it (allocating initializers take the class as `self`, as static methods do), and it refuses to
/// build if their types come apart. A name that fits nothing doesn't link. So nothing is left to chance at run time;
/// a class that lacks the designated initializer stops the program with its name, as in UIKit.
@MainActor enum ClassInstances {
  static func makeLayer(_ type: AnyClass, forViewOf viewClass: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    guard let layerClass = type as? CALayer.Type else {
      preconditionFailure("\(viewClass).layerClass is \(type); it must be CALayer or a subclass")
    }
    return layerClass.make(forViewOf: viewClass)
  }

  static func makeAttributes(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
    guard let attributesClass = type as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(type) is no subclass of UICollectionViewLayoutAttributes")
    }
    return attributesClass.make(namedBy: type)
  }

  static func makeInvalidationContext(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = type as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure("\(type) is no subclass of UICollectionViewLayoutInvalidationContext")
    }
    return contextClass.make(namedBy: type)
  }

  static func makeView(
    _ type: UICollectionReusableView.Type, reuseIdentifier: String
  ) -> UICollectionReusableView {
    type.make(withIdentifier: reuseIdentifier)
  }

  static func makeCell(_ type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    type.make(withIdentifier: reuseIdentifier)
  }

  static func makeSectionView(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    type.make(withIdentifier: reuseIdentifier)
  }
}

// The names are those that Swift gives to the initializers above them (`nm` lists them); parameters are `consuming`,
// as those of initializers are.

extension UICollectionReusableView {
  convenience init(registeredAs reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  @_silgen_name("$s13PortableUIKit24UICollectionReusableViewC12registeredAsACSSSg_tcfC")
  fileprivate static func make(withIdentifier reuseIdentifier: consuming String?) -> UICollectionReusableView
}

extension CALayer {
  convenience init(forViewOf viewClass: AnyClass) { self.init() }

  @_silgen_name("$s13PortableUIKit7CALayerC9forViewOfACyXlXp_tcfC")
  fileprivate static func make(forViewOf viewClass: AnyClass) -> CALayer
}

extension UICollectionViewLayoutAttributes {
  convenience init(namedBy type: AnyClass) { self.init() }

  @_silgen_name("$s13PortableUIKit32UICollectionViewLayoutAttributesC7namedByACyXlXp_tcfC")
  fileprivate static func make(namedBy type: AnyClass) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  convenience init(namedBy type: AnyClass) { self.init() }

  @_silgen_name("$s13PortableUIKit41UICollectionViewLayoutInvalidationContextC7namedByACyXlXp_tcfC")
  fileprivate static func make(namedBy type: AnyClass) -> UICollectionViewLayoutInvalidationContext
}

extension UITableViewCell {
  convenience init(registeredAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s13PortableUIKit15UITableViewCellC12registeredAsACSSSg_tcfC")
  fileprivate static func make(withIdentifier reuseIdentifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  convenience init(registeredAs reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  @_silgen_name("$s13PortableUIKit023UITableViewHeaderFooterD0C12registeredAsACSSSg_tcfC")
  fileprivate static func make(
    withIdentifier reuseIdentifier: consuming String?
  ) -> UITableViewHeaderFooterView
}
