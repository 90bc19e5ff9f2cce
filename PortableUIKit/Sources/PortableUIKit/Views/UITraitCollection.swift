/// The traits of a view's or view controller's environment. Each trait may be unspecified.
// Immutable after initialization. The compiler can't check this for an open class; UIKit's class is marked
// the same way.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits as a value type.
  struct Traits: Hashable, Sendable {
    var displayScale: CGFloat = 0
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
  }

  final let traits: Traits

  /// Creates a collection in which every trait is unspecified.
  public override init() {
    traits = Traits()
    super.init()
  }

  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection that merges the given ones. If several specify a trait, the last one is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traits: traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// Creates a collection that specifies only the display scale, in pixels per point; 0 means unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(traits: Traits(displayScale: scale))
  }

  /// Creates a collection that specifies only the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(traits: Traits(userInterfaceIdiom: idiom))
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(traits: Traits(legibilityWeight: legibilityWeight))
  }

  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { traits.displayScale }
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// The text size preferred by the user.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// The weight of text preferred by the user: bold with Bold Text. Fonts don't follow it here.
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }

  /// The traits used to resolve dynamic colors outside of views. The default is the traits of the simulated
  /// device.
  open class var current: UITraitCollection {
    get { Timeline.current.currentTraits ?? Timeline.current.deviceTraits }
    set { Timeline.current.currentTraits = newValue }
  }

  /// Runs a block in which dynamic colors are resolved with these traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let timeline = Timeline.current
    let before = timeline.currentTraits
    timeline.currentTraits = self
    actions()
    timeline.currentTraits = before
  }

  /// Returns whether dynamic colors may differ between the two collections; `nil` counts as unspecified
  /// traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// Returns whether the other object is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// A hash value; equal collections have equal hashes.
  open override var hash: Int { traits.hashValue }
}

extension UITraitCollection.Traits {
  func overridden(by other: Self) -> Self {
    func pick<Value: Equatable>(_ trait: KeyPath<Self, Value>) -> Value {
      let value = other[keyPath: trait]
      return value == Self()[keyPath: trait] ? self[keyPath: trait] : value
    }
    return Self(
      displayScale: pick(\.displayScale), userInterfaceStyle: pick(\.userInterfaceStyle),
      userInterfaceIdiom: pick(\.userInterfaceIdiom), horizontalSizeClass: pick(\.horizontalSizeClass),
      verticalSizeClass: pick(\.verticalSizeClass), layoutDirection: pick(\.layoutDirection),
      preferredContentSizeCategory: pick(\.preferredContentSizeCategory),
      legibilityWeight: pick(\.legibilityWeight))
  }
}
