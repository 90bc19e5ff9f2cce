import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/SectionedHeader.md#sections
@MainActor @Suite("Heights and progress of sections in other surroundings") struct SectionFittingTests {
  private final class Screen: RowsScreen {
    let header = SectionedHeaderView()
    let makeSections: () -> [HeaderSection]
    /// Called when the size is about to change.
    var willTransition: (CGSize, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }

    init(_ makeSections: @escaping () -> [HeaderSection]) {
      self.makeSections = makeSections
      super.init(.plain, rowCount: 80)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      header.sections = makeSections()
      header.install(in: list)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      willTransition(size, coordinator)
    }
  }

  /// A section with a text in its layout margins.
  private static func text() -> HeaderSection {
    let view = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Chestnuts are roasted over an open fire. ", count: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return HeaderSection(view)
  }

  @Test(
    "A height from Auto Layout fits the margins after rotations", .needs(.rotation),
    arguments: DeviceModel.all)
  func rotatedFittingHeight(device: DeviceModel) {
    let stage = HeaderStage(device) { Screen { [Self.text()] } }
    stage.settle()
    let header = stage.root.header
    let portrait = header.sections[0].visibleHeight
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
      stage.rotate(to: orientation)
      stage.settle()
      let height = header.maximumHeight
      header.fitContent()
      expectEqual(header.maximumHeight, height, "\(orientation.rawValue)")
    }
    expectEqual(header.sections[0].visibleHeight, portrait)
  }

  @Test("The progress of a section that a low window limits follows its height", .needs(.rotation))
  func limitedProgress() {
    let stage = HeaderStage(.phoneNotch) {
      Screen { [HeaderSection(UIView(), maximumHeight: 400, minimumHeight: 44)] }
    }
    stage.settle()
    let (header, section) = (stage.root.header, stage.root.header.sections[0])
    let avatar = UIView()
    header.addSubview(avatar)
    header.effects.add(.fade(), to: avatar, over: .collapse(of: section))
    stage.settle()
    expect(section.collapseProgress == 0 && avatar.alpha == 1 && header.headerProgress.collapse == 0)
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    let expected = (400 - section.visibleHeight) / 356
    expect(expected > 0.1 && abs(section.collapseProgress - expected) < 1e-6)
    expectLess(abs(avatar.alpha - (1 - expected)), 1e-6)
    expectLess(abs(header.headerProgress.collapse - expected), 1e-6)
    expectEqual(header.progress, 0, "the header is as expanded as the window lets it")
    stage.rotate(to: .portrait)
    stage.settle()
    expect(section.collapseProgress == 0 && avatar.alpha == 1)
  }

  @Test(
    "Content that a screen scrolls during a rotation collapses the header, unless the transition is forwarded",
    .needs([.rotation, .clock]), arguments: [false, true])
  func scrollDuringRotation(isForwarded: Bool) {
    let stage = HeaderStage(.phoneNotch) {
      Screen { [HeaderSection(UIView(), maximumHeight: 100, minimumHeight: 0)] }
    }
    stage.settle()
    let (header, list) = (stage.root.header, stage.root.list)
    stage.root.willTransition = { size, coordinator in
      if isForwarded { header.viewWillTransition(to: size, with: coordinator) }
      list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y + 300), animated: true)
    }
    stage.rotate(to: .landscapeLeft, duration: 1)
    stage.settle()
    expectEqual(header.visibleHeight, isForwarded ? 100 : 0)
  }

  @Test(
    "Rows that are inserted above after a scroll to the top leave the header expanded",
    .needs([.touches, .clock]),
    arguments: 0...4, [true, false])
  func insertionAfterScrollToTop(frames: Int, growsBefore: Bool) {
    let stage = HeaderStage(.phoneNotch) {
      Screen {
        [
          HeaderSection(UIView(), maximumHeight: 60, minimumHeight: 0),
          HeaderSection(UIView(), maximumHeight: 44),
        ]
      }
    }
    stage.settle()
    let screen = stage.root
    stage.drag(by: -300)
    stage.drag(by: -300)
    stage.tapStatusBar()
    let top = -screen.list.adjustedContentInset.top
    for _ in 0..<300 where screen.list.contentOffset.y > top { stage.step() }
    for _ in 0..<frames { stage.step() }
    expectEqual(screen.header.visibleHeight, 104)
    if growsBefore { screen.list.contentSize.height += 500 }
    screen.list.contentOffset.y += 500
    stage.step()
    expectEqual(screen.header.visibleHeight, 104)
  }
}
