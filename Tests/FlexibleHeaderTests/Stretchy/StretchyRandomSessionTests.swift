import FlexibleHeader
import HeaderTesting
import Testing

/// Random sessions on rows below a stretchy header and above a revealing footer, under every assumption about UIKit.
@MainActor @Suite("Random sessions with a stretchy header", .needs([.touches, .clock]))
struct StretchyRandomSessionTests {
  private final class Screen: RowsScreen {
    let header = StretchyHeaderView(maximumHeight: 200)
    let footer = RevealingFooterView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      header.minimumHeight = 70
      footer.minimumHeight = 40
      header.install(in: list)
      footer.install(in: list)
    }

    func toggle(_ view: ScrollEdgeView) {
      view.scrollView == nil ? view.install(in: list) : view.uninstall()
    }

    /// Returns what is wrong with the place of the header, or `nil`.
    var fault: String? {
      guard header.scrollView != nil, header.window != nil else { return nil }
      let place = header.convert(header.bounds, to: view)
      let edge = list.convert(content.firstRow, to: view).minY
      let isTall = header.bounds.height > header.minimumHeight
      let isGlued = abs(place.maxY - edge) < 1e-9 || (!isTall && header.staysAtMinimumHeight)
      if !isGlued { return "the header ends at \(place.maxY), the rows begin at \(edge)" }
      let isAtTop = !isTall || abs(place.minY - list.safeAreaInsets.top) < 1e-9
      return isAtTop ? nil : "its top is \(place.minY)"
    }
  }

  /// The rule is checked after each operation that leaves everything at rest.
  private static let isGlued = ScreenInvariant(
    "the header is between the safe area and the rows", at: [.operation, .rest]
  ) { session in
    guard session.stage.isIdle, !session.isTouched else { return nil }
    return session.root.flatMap(screen)?.fault
  }

  private static func screen(of root: UIViewController) -> Screen? {
    root as? Screen ?? root.children.first as? Screen
  }

  private static let operations: [String: @MainActor (Screen) -> Void] = [
    "a negative maximum": { $0.header.maximumHeight = -50 },
    "a maximum below the minimum": { $0.header.maximumHeight = 12.5 },
    "a tall header": { $0.header.maximumHeight = 449.5 },
    "a negative footer": { $0.footer.restingHeight = -50 },
    "the inset follows": { $0.header.insetFollowsVisibleHeight.toggle() },
    "stays at the minimum": { $0.header.staysAtMinimumHeight.toggle() },
    "toggle the header": { $0.toggle($0.header) },
    "toggle the footer": { $0.toggle($0.footer) },
    "a background": { $0.table?.backgroundView = $0.table?.backgroundView == nil ? UIView() : nil },
    "toggle the navigation bar": { screen in
      guard let navigation = screen.navigationController else { return }
      navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
    },
    "jump to the navigation bar": { screen in
      guard let navigation = screen.navigationController else { return }
      navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: false)
    },
  ]

  @Test(arguments: ListKind.allCases, UIKitAnswers.tested.indices)
  func headerStaysAtTheContentAndInsetsAreRestored(kind: ListKind, index: Int) {
    for hasNavigationBar in index == 0 ? [false, true] : [index % 2 == 0] {
      var sessions = RandomSessions(
        mix: OperationMix(weights: OperationMix.all.weights.merging([.custom: 40, .settle: 60]) { $1 }),
        invariants: ScreenInvariant.all + [Self.isGlued]
      ) {
        let screen = Screen(kind, rowCount: 100, rowHeight: 44)
        return hasNavigationBar ? UINavigationController(rootViewController: screen) : screen
      }
      sessions.models = DeviceModel.all
      sessions.length = 40
      sessions.answers = UIKitAnswers.tested[index]
      sessions.customOperations = Self.operations.mapValues { operation in
        { root in Self.screen(of: root).map(operation) }
      }
      // Under other assumptions, a header that is taller than the screen may be lower after a rotation and back.
      if index > 0 { sessions.mix = sessions.mix.removing([.changeAndReturn]) }
      // The standard assumptions are played longest. All others get different seeds, so that together they play many.
      let seeds = index == 0 ? RandomSessions.seeds(6) : UInt64(index)..<UInt64(index) + 1
      let summary = sessions.play(seeds: seeds)
      expectEmpty(summary.failures, "\(summary)")
    }
  }
}
