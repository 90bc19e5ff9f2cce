/// What a view or controller should know of its surroundings; each trait may be unspecified.
// Never changes after its initializer. An open class can't be checked for that; UIKit's is marked in the same way.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits as a value.
  struct Traits: Hashable, Sendable {
    var displayScale: CGFloat = 0
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  }

  final let traits: Traits

  /// A collection that says nothing.
  public override init() {
    traits = Traits()
    super.init()
  }

  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// The traits of several collections; what a later one specifies counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traits: traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// A collection that only gives the pixels per point; 0 says nothing.
  public convenience init(displayScale scale: CGFloat) {
    self.init(traits: Traits(displayScale: scale))
  }

  /// A collection that only gives a light or dark look.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// A collection that only gives the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(traits: Traits(userInterfaceIdiom: idiom))
  }

  /// A collection that only gives the room in width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// A collection that only gives the room in height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(verticalSizeClass: verticalSizeClass))
  }

  /// A collection that only gives the direction of text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(layoutDirection: layoutDirection))
  }

  /// A collection that only gives the wish for larger or smaller text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { traits.displayScale }
  /// A light or dark look.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The room in width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The room in height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The direction of text.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// How large the user wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// The traits that dynamic colours go by outside of views; the simulator's unless set.
  open class var current: UITraitCollection {
    get { Timeline.current.currentTraits ?? Timeline.current.deviceTraits }
    set { Timeline.current.currentTraits = newValue }
  }

  /// Runs a block in which these are the traits that dynamic colours go by.
  open func performAsCurrent(_ actions: () -> Void) {
    let timeline = Timeline.current
    let before = timeline.currentTraits
    timeline.currentTraits = self
    actions()
    timeline.currentTraits = before
  }

  /// Whether dynamic colours may look different from under the other traits; nil counts as saying nothing.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// Equal for collections that say the same.
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
      preferredContentSizeCategory: pick(\.preferredContentSizeCategory))
  }
}
