import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Layout attributes of BLKFlexibleHeightBar") struct LayoutAttributesNamesTests {
  @available(*, deprecated)
  private func makeBar() -> BLKFlexibleHeightBar {
    DeviceModel.phone47.makeCurrent()
    let bar = BLKFlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.minimumBarHeight = 50
    return bar
  }

  /// Adds attributes that fade the view and move its center from 80 to 20.
  @available(*, deprecated)
  private func addAttributes(to view: UIView) {
    let expanded = BLKFlexibleHeightBarSubviewLayoutAttributes()
    expanded.frame = CGRect(x: 10, y: 70, width: 100, height: 20)
    view.add(expanded, forProgress: 0)
    let collapsed = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: expanded)
    collapsed.center.y = 20
    collapsed.alpha = 0
    view.addLayoutAttributes(collapsed, forProgress: 1)
  }

  @available(*, deprecated)
  @Test(arguments: [true, false])
  func attributesApplyWhetherAddedBeforeOrAfterTheViewIsInTheBar(isBefore: Bool) {
    let (bar, label) = (makeBar(), UILabel())
    if isBefore { addAttributes(to: label) }
    bar.addSubview(label)
    if !isBefore { addAttributes(to: label) }
    bar.layoutIfNeeded()
    expect(label.center == CGPoint(x: 60, y: 80) && label.alpha == 1)
    bar.progress = 0.5
    bar.layoutIfNeeded()
    expect(label.center == CGPoint(x: 60, y: 50) && label.alpha == 0.5)
    expectEqual(bar.effects.keyframes().count(for: label), 2)
  }

  @available(*, deprecated)
  @Test func viewTakesItsAttributesToAnotherBar() {
    let (first, second, label) = (makeBar(), makeBar(), UILabel())
    addAttributes(to: label)
    first.addSubview(label)
    second.addSubview(label)
    second.progress = 1
    second.layoutIfNeeded()
    expect(label.alpha == 0 && label.center.y == 20)
    expectEqual(first.effects.keyframes().count(for: label), 0)
    label.removeLayoutAttributes(forProgress: 1)
    expectEqual(second.effects.keyframes().count(for: label), 1)
  }

  @available(*, deprecated)
  @Test func attributesCanBeReadAndRemovedWithoutABar() {
    DeviceModel.phone47.makeCurrent()
    let view = UIView()
    expectEqual(view.numberOfLayoutAttributes(), 0)
    addAttributes(to: view)
    let middle = BLKFlexibleHeightBarSubviewLayoutAttributes()
    middle.zIndex = 3
    view.add(middle, forProgress: 0.25)
    view.add(middle, forProgress: .nan)
    view.add(nil, forProgress: 0.5)
    expectEqual(view.numberOfLayoutAttributes(), 3)
    expect(view.progress(at: 1) == 0.25 && view.layoutAttributes(at: 1).zIndex == 3)
    expect(view.progress(at: 2) == 1 && view.layoutAttributes(at: 2).alpha == 0)
    expectSame(view.layoutAttributes(at: 1), middle)
    middle.zIndex = 4
    view.add(middle, forProgress: 0.25)
    expect(view.numberOfLayoutAttributes() == 3 && view.layoutAttributes(at: 1).zIndex == 4)
    view.add(middle, forProgress: 7)
    expect(view.numberOfLayoutAttributes() == 3 && view.layoutAttributes(at: 2).zIndex == 4)
    view.removeLayoutAttributes(forProgress: 0.25)
    expect(view.numberOfLayoutAttributes() == 2 && view.subviews.isEmpty)
  }

  @available(*, deprecated)
  @Test(arguments: [true, false])
  func changesAfterAttributesWereAddedApply(isInBar: Bool) {
    let (bar, view) = (makeBar(), UIView())
    let attributes = BLKFlexibleHeightBarSubviewLayoutAttributes()
    attributes.size = CGSize(width: 320, height: 300)
    attributes.center.y = 32.5
    view.add(attributes, forProgress: 0)
    if isInBar {
      bar.addSubview(view)
      bar.layoutIfNeeded()
    }
    attributes.center.y = 150
    if !isInBar { bar.addSubview(view) }
    bar.layoutIfNeeded()
    expect(view.frame.maxY == 300 && view.layoutAttributes(at: 0) === attributes)
    view.layoutAttributes(at: 0).alpha = 0.5
    bar.layoutIfNeeded()
    expectEqual(view.alpha, 0.5)
  }

  @available(*, deprecated)
  @Test func oneObjectServesSeveralKeyframesUntilItIsRemoved() {
    let (bar, first, second) = (makeBar(), UIView(), UIView())
    let attributes = BLKFlexibleHeightBarSubviewLayoutAttributes()
    for view in [first, second] {
      bar.addSubview(view)
      view.add(attributes, forProgress: 0)
      view.add(attributes, forProgress: 1)
    }
    attributes.size.height = 40
    bar.layoutIfNeeded()
    expect(first.bounds.height == 40 && second.bounds.height == 40)
    second.removeLayoutAttributes(forProgress: 0)
    second.add(BLKFlexibleHeightBarSubviewLayoutAttributes(existing: attributes), forProgress: 1)
    attributes.size.height = 60
    bar.progress = 1
    bar.layoutIfNeeded()
    expect(first.bounds.height == 60 && second.bounds.height == 40)
    expectEqual(bar.effects.keyframes().attributes(for: first, index: 1)?.size.height, 60)
  }

  @available(*, deprecated)
  @Test("A change that fix-its would lose is reported once")
  func laterChangesAreReported() {
    let (view, attributes) = (UIView(), BLKFlexibleHeightBarSubviewLayoutAttributes())
    let reports = reports {
      attributes.alpha = 0.5
      view.add(attributes, forProgress: 0)
      attributes.alpha = 0.5
      view.add(BLKFlexibleHeightBarSubviewLayoutAttributes(), forProgress: 0)
      attributes.alpha = 0.7
      view.add(attributes, forProgress: 1)
    }
    expectEmpty(reports)
    let late = FlexibleHeaderMigrationTests.reports {
      attributes.alpha = 0.5
      attributes.alpha = 0.6
    }
    expect(late.count == 1 && late.first?.severity == .warning)
  }

  @available(*, deprecated)
  @Test func attributesDoNotKeepTheirViewsAlive() {
    let attributes = BLKFlexibleHeightBarSubviewLayoutAttributes()
    weak var released: UIView?
    do {
      let view = UIView()
      view.add(attributes, forProgress: 0)
      released = view
    }
    attributes.alpha = 0
    expectNil(released)
  }

  @available(*, deprecated)
  @Test("Values can be added to a view, as after all fix-its")
  func values() {
    let (bar, view) = (makeBar(), UIView())
    bar.addSubview(view)
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.add(attributes, forProgress: 0)
    attributes.alpha = 0
    view.add(attributes, forProgress: 1)
    view.add(attributes, forProgress: .infinity)
    bar.progress = 0.5
    bar.layoutIfNeeded()
    expect(view.alpha == 0.5 && view.numberOfLayoutAttributes() == 2 && view.progress(at: 1) == 1)
    let object = view.layoutAttributes(at: 1)
    object?.alpha = 0.5
    bar.layoutIfNeeded()
    expect(view.alpha == 0.75 && view.layoutAttributes(at: 1) === object)
    view.removeLayoutAttributes(forProgress: 1)
    expectEqual(view.numberOfLayoutAttributes(), 1)
  }

  @available(*, deprecated)
  @Test func attributesHaveTheOriginalDefaultsAndCopy() {
    let attributes = BLKFlexibleHeightBarSubviewLayoutAttributes()
    expect(attributes.frame == .zero && attributes.bounds == .zero && attributes.alpha == 1)
    expect(attributes.transform == .identity && attributes.zIndex == 0 && !attributes.isHidden)
    attributes.bounds = CGRect(x: 0, y: 0, width: 4, height: 6)
    attributes.center = CGPoint(x: 10, y: 10)
    attributes.transform3D = CATransform3DMakeTranslation(1, 2, 0)
    let copy = BLKFlexibleHeightBarSubviewLayoutAttributes(existing: attributes)
    expect(copy?.frame == CGRect(x: 8, y: 7, width: 4, height: 6) && copy?.transform.ty == 2)
    copy.transform = .identity
    copy.size = CGSize(width: 2, height: 2)
    copy.isHidden = true
    expect(attributes.transform.ty == 2 && attributes.size.width == 4 && !attributes.isHidden)
    expectEqual(BLKFlexibleHeightBarSubviewLayoutAttributes(existing: nil).alpha, 1)
    let missing: BLKFlexibleHeightBarSubviewLayoutAttributes? = nil
    missing.alpha = 0
    expectEqual(missing.alpha, 1)
  }
}
