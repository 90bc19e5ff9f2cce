import HeaderTesting
import Testing

@MainActor @Suite("Random sessions on screens of parts", .enabled(if: StageFeatures.available == .all))
struct PartScreenSessionTests {
  /// What users do, and what apps do with insets. A scroll indicator's inset that an app assigns on its own can't be told from
  /// an addition.
  private static let mix = OperationMix(
    weights: OperationMix.user.weights.merging(
      OperationMix.all.keeping([
        .addInset, .assignInset, .keyboard, .storeInsets, .restoreInsets, .safeArea, .changeAndReturn,
      ]).weights
    ) { $1 })

  @Test(
    "The rules for every screen hold while a user handles these, and the app changes insets",
    arguments: PartScreen.allCases)
  func sessions(screen: PartScreen) {
    let sessions = RandomSessions(mix: Self.mix) { screen.make() }
    expectNil(sessions.play(seeds: 0..<4).failure?.swiftCode)
  }

  @Test("A screen is released with its views", arguments: PartScreen.allCases)
  func released(screen: PartScreen) {
    weak var view: UIView?
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    do {
      let controller = screen.make()
      view = controller.view
      stage.window.rootViewController = controller
      stage.settle()
    }
    stage.window.rootViewController = UIViewController()
    stage.settle()
    expectNil(view)
  }

  @Test("Content that is pulled above a bottom bar in a table springs back")
  func pulledAboveBar() {
    let stage = HeaderStage(.phoneNotch) { PartScreen.goods.make() }
    stage.settle()
    stage.fling(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 600))
    expect(stage.isIdle)
  }
}
