import PortableUIKit
import Testing

@MainActor struct UITraitCollectionTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("[A] what isn't given is unspecified; the later collection counts")
  func combining() {
    simulator.makeCurrent()
    let scale = UITraitCollection(displayScale: 3)
    expectEqual(scale.displayScale, 3)
    expect(scale.userInterfaceStyle == .unspecified && scale.userInterfaceIdiom == .unspecified)
    let all = UITraitCollection(traitsFrom: [
      scale, UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    expect(all.displayScale == 3 && all.userInterfaceStyle == .dark && all.horizontalSizeClass == .regular)
    expectEqual(all.verticalSizeClass, .unspecified)
    expectEqual(UITraitCollection(traitsFrom: [scale]), scale)
    expect(all.hasDifferentColorAppearance(comparedTo: scale))
    expect(!scale.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("a view has the device's traits", arguments: DeviceModel.all)
  func deviceTraits(device: DeviceModel) {
    simulator.makeCurrent()
    HostSimulator(device: device).makeCurrent()
    let traits = UIView().traitCollection
    expect(traits.displayScale == device.scale && traits.userInterfaceIdiom == device.idiom)
    expectEqual(traits.horizontalSizeClass, device.idiom == .pad ? .regular : .compact)
    expect(traits.verticalSizeClass == .regular && traits.userInterfaceStyle == .light)
    expectEqual(UITraitCollection.current, traits)
  }

  @Test("[K] an overridden style goes down the tree, superviews first")
  func overriddenStyle() {
    simulator.makeCurrent()
    let log = TraitLog()
    let views = ["a", "b", "c"].map { TraitView($0, log) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].overrideUserInterfaceStyle = .dark
    expectEqual(log.take(), ["a: 1 → 2", "b: 1 → 2", "c: 1 → 2"])
    views[1].overrideUserInterfaceStyle = .light
    expectEqual(log.take(), ["b: 2 → 1", "c: 2 → 1"])
    views[0].overrideUserInterfaceStyle = .unspecified
    expectEqual(log.take(), ["a: 2 → 1"])
    views[1].overrideUserInterfaceStyle = .light
    expectEmpty(log.take())
  }

  @Test("a view that moves under other traits is notified")
  func newSuperview() {
    simulator.makeCurrent()
    let log = TraitLog()
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    let view = TraitView("view", log)
    dark.addSubview(view)
    expectEqual(log.take(), ["view: 1 → 2"])
    UIView().addSubview(view)
    expectEqual(log.take(), ["view: 2 → 1"])
  }

  @Test("the device's style reaches windows at once")
  func deviceStyle() {
    simulator.makeCurrent()
    let log = TraitLog()
    let window = UIWindow()
    let view = TraitView("view", log)
    window.addSubview(view)
    HostSimulator.current.userInterfaceStyle = .dark
    expectEqual(log.take(), ["view: 1 → 2"])
    HostSimulator.current.userInterfaceStyle = .dark
    expectEmpty(log.take())
  }

  @Test("a subclass may override traitCollection")
  func overriddenProperty() {
    simulator.makeCurrent()
    expectEqual(RetinaView().traitCollection.displayScale, 3)
  }

  @Test("the direction of layout follows the semantics, else the language")
  func layoutDirection() {
    simulator.makeCurrent()
    let view = UIView()
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    view.semanticContentAttribute = .playback
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }
}

@MainActor private final class TraitLog {
  private var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class TraitView: UIView {
  private let name: String
  private let log: TraitLog
  init(_ name: String, _ log: TraitLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let before = previousTraitCollection?.userInterfaceStyle.rawValue ?? -1
    log.write("\(name): \(before) → \(traitCollection.userInterfaceStyle.rawValue)")
  }
}

private final class RetinaView: UIView {
  override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 3) }
}
