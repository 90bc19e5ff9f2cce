import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Keyframes.md
@MainActor @Suite("Keyframes don't outlive their header") struct KeyframeLifetimeTests {
  /// Shows a screen with a header whose views follow it, removes the screen, and returns what is still in memory.
  private func left(_ kind: HeaderKind) -> [String] {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    var traces: [WeakView] = []
    do {
      let screen = KeyframedScreen(kind)
      stage.window.rootViewController = screen
      stage.settle()
      for distance in [-150.0, 100, -60] { stage.drag(by: distance) }
      traces = screen.moving.map { WeakView($0) } + [WeakView(screen.header), WeakView(screen.list)]
      stage.window.rootViewController = UIViewController()
    }
    stage.settle()
    return traces.compactMap { $0.view.map { "\(type(of: $0))" } }
  }

  @Test("A screen with keyframed views is released with all of its views", arguments: HeaderKind.allCases)
  func screen(kind: HeaderKind) {
    expectEqual(left(kind), [])
  }

  @Test(
    "A view keeps the z position that an app gave it, however far in front",
    arguments: [0.5, .greatestFiniteMagnitude, .infinity] as [CGFloat])
  func farInFront(zPosition: CGFloat) {
    let header = HeaderKind.flexible.make()
    let view = UIView()
    view.layer.zPosition = zPosition
    header.addSubview(view)
    header.effects.add(.fade(), to: view)
    header.layoutIfNeeded()
    expectEqual(view.layer.zPosition, zPosition)
    header.effects.keyframes().add(SubviewLayoutAttributes(), for: view, at: 0)
    header.layoutIfNeeded()
    expectEqual(view.layer.zPosition, 0)
  }

  @Test("The keyframes that an app keeps don't keep the header or its views")
  func keptKeyframes() {
    var kept: LayoutKeyframes?
    var traces: [WeakView] = []
    do {
      let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 76)
      let icon = UIView()
      bar.addSubview(icon)
      bar.effects.keyframes().add(.alpha(1), for: icon, at: 0)
      bar.effects.keyframes().add(.alpha(0), for: icon, at: 1)
      bar.progress = 0.5
      bar.layoutIfNeeded()
      expectEqual(icon.alpha, 0.5)
      kept = bar.effects.keyframes()
      traces = [WeakView(bar), WeakView(icon)]
    }
    expect(traces.allSatisfy { $0.view == nil })
    expectEqual(kept?.count(for: UIView()), 0)
  }
}

/// A weak reference to a view.
@MainActor struct WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}

/// A list under a header with views that follow the header in every way: layout attributes, properties, effects, a title
/// that becomes another one, a constraint, and a follower.
@MainActor final class KeyframedScreen: RowsScreen {
  let header: ScrollHeaderView
  private(set) var moving: [UIView] = []

  init(_ kind: HeaderKind) {
    header = kind.make()
    super.init(.plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let toolbar = UIView(
      frame: CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50))
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(toolbar)
    moving = header.addMovingViews(over: .header) + [toolbar]
    header.followers.add(toolbar, edge: .bottom)
    header.install(in: list)
  }
}
