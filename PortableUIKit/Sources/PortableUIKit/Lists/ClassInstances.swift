import Foundation

/// Creates cells, layout attributes, and similar objects of classes that are known only at run time.
///
/// UIKit uses the Objective-C runtime for this. In Swift, a metatype value can create instances only with
/// `required` initializers, and making UIKit's initializers required would break every subclass that
/// overrides them. However, an inherited convenience initializer calls the designated initializer of the
/// subclass. So each class below has such an initializer, and a static method that is another name for the
/// same function. The compiler sees the same type for both (allocating initializers take the class as `self`,
/// like static methods), and the build fails if the types differ. A name without a matching function doesn't
/// link, so errors are detected before run time. A class without the designated initializer traps with its
/// name, as in UIKit.
@MainActor enum ClassInstances {
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

// These are the mangled names of the initializers above (see `nm`). Parameters are `consuming`, like those of
// initializers.

extension UICollectionReusableView {
  convenience init(registeredAs reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  @_silgen_name("$s13PortableUIKit24UICollectionReusableViewC12registeredAsACSSSg_tcfC")
  fileprivate static func make(withIdentifier reuseIdentifier: consuming String?) -> UICollectionReusableView
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
