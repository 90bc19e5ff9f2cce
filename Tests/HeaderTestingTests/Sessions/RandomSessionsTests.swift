import FlexibleHeader
import Testing

@testable import HeaderTesting

@MainActor @Suite("Random sessions on screens")
struct RandomSessionsTests {
  /// A screen whose header counts the insets that the app assigns.
  private final class Screen: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize.height = 3000
      view.addSubview(scrollView)
    }
  }

  private static let insetIsSmall = ScreenInvariant("the bottom inset is below 80", at: [.operation]) {
    session in
    let inset = session.scrollViews.first?.contentInset.bottom ?? 0
    return inset < 80 ? nil : "it is \(inset)"
  }

  private func sessions() -> RandomSessions {
    RandomSessions(
      mix: .all.keeping([.drag, .scroll, .assignInset, .wait]), invariants: [Self.insetIsSmall]
    ) { Screen() }
  }

  @Test("A broken rule is found and reduced to the one operation that breaks it")
  func brokenRuleIsReduced() throws {
    let failure = try #require(sessions().play(seeds: 0..<50).failure)
    expect(failure.operations.count == 1 && failure.originalCount == 32)
    guard case .assignInset(_, let bottom) = failure.operations[0] else {
      Issue.record("reduced to \(failure.operations)")
      return
    }
    expect(bottom >= 80 && failure.violation.invariant == "the bottom inset is below 80")
    let session = ScreenSession(failure.model, invariants: [Self.insetIsSmall]) { Screen() }
    session.perform(failure.operations)
    expectEqual(session.violations, [failure.violation])
  }

  @Test("A rule for frames is checked in each frame until it is broken") func rulesForFrames() {
    let frames = Counter()
    let rule = ScreenInvariant("at most three frames", at: [.frame]) { _ in
      frames.count += 1
      return frames.count > 3 ? "there are more" : nil
    }
    let session = ScreenSession(invariants: [rule]) { Screen() }
    session.perform([.wait(frames: 3)])
    expectEmpty(session.violations)
    session.perform([.wait(frames: 5)])
    expectEqual(frames.count, 4)
    expectEqual(
      session.violations,
      [
        ScreenViolation(
          invariant: "at most three frames", problem: "there are more", operation: .wait(frames: 5), index: 1)
      ])
  }

  @MainActor private final class Counter {
    var count = 0
  }

  @Test("Sessions without device models use the default one") func withoutModels() {
    var sessions = RandomSessions { Screen() }
    sessions.models = []
    expectEqual(sessions.play(seeds: 0..<2).sessionCount, 2)
  }

  @Test("A summary counts the sessions and random operations that were played") func summaryCounts() {
    let summary = RandomSessions { Screen() }.play(seeds: 3..<7)
    expect(summary.sessionCount == 4 && summary.operationCount == 120)
    expectEqual(summary.description, "4 sessions, 120 operations, no broken rule")
    let failing = sessions().play(seeds: 0..<50)
    expect(failing.failure != nil && failing.operationCount < 30 * failing.sessionCount)
  }

  @Test("Long runs play a number of sessions, or a range of seeds")
  func seedsOfLongRuns() {
    expectEqual(RandomSessions.seeds(10, of: nil), 0..<10)
    expectEqual(RandomSessions.seeds(10, of: "2300"), 0..<2300)
    expectEqual(RandomSessions.seeds(10, of: "500-999"), 500..<1000)
    expectEqual(RandomSessions.seeds(10, of: "many"), 0..<10)
    expectEqual(RandomSessions.seeds(10, of: "61-900x"), 0..<10)
  }

  @Test("A failure prints as Swift code") func failurePrintsAsSwiftCode() {
    let operation = ScreenOperation.assignInset(top: 0, bottom: 83)
    let failure = ScreenFailure(
      seed: 7, model: .phoneNotch, operations: [.drag(by: -120.5), operation], originalCount: 32,
      violation: ScreenViolation(invariant: "rule", problem: "problem", operation: operation, index: 1))
    expectEqual(
      failure.swiftCode,
      """
      // Seed 7 on phone-notch, 2 of 32 operations.
      // rule: problem, after operation 1, .assignInset(top: 0, bottom: 83)
      session.perform([
        .drag(by: -120.5),
        .assignInset(top: 0, bottom: 83),
      ])
      session.end()
      #expect(session.violations.isEmpty)
      """)
  }

  @Test("A failure without operations prints only the end of the session") func failureWithoutOperations() {
    let failure = ScreenFailure(
      seed: 7, model: .phoneNotch, operations: [], originalCount: 32,
      violation: ScreenViolation(invariant: "rule", problem: "problem", operation: .settle, index: 0))
    expect(!failure.swiftCode.contains("perform") && failure.swiftCode.contains("\nsession.end()\n"))
  }

  @Test("Rules that hold on a screen without headers are not broken") func screenWithoutHeaders() {
    let sessions = RandomSessions { Screen() }
    let failure = sessions.play(seeds: 0..<20).failure
    expectNil(failure, "\(failure?.description ?? "")")
  }

  @Test(
    "Rules hold in an app with insets of its own, and with a stretchy header that stays at its minimum height"
  )
  func ordinaryApps() {
    let header = { () -> StretchyHeaderView in
      let header = StretchyHeaderView(maximumHeight: 160, minimumHeight: 60)
      header.staysAtMinimumHeight = true
      return header
    }
    let sections = { () -> SectionedHeaderView in
      let header = SectionedHeaderView()
      header.sections = [
        HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 48),
        HeaderSection(UIView(), maximumHeight: 44),
      ]
      return header
    }
    for make in [header, sections] as [() -> ScrollHeaderView] {
      let sessions = RandomSessions { () -> Screen in
        let screen = Screen()
        screen.loadViewIfNeeded()
        screen.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.scrollView.contentInset.bottom = 90
        make().install(in: screen.scrollView)
        return screen
      }
      expectNil(sessions.play(seeds: 0..<20).failure?.swiftCode)
    }
  }

  @Test("The same seed gives the same operations, another one others, and every kind occurs")
  func operationsFollowFromTheSeed() {
    let sessions = RandomSessions { Screen() }
    expectEqual(sessions.operations(seed: 4), sessions.operations(seed: 4))
    expectNotEqual(sessions.operations(seed: 4), sessions.operations(seed: 5))
    var random = SeededGenerator(seed: 1)
    let texts = OperationMix.all.operations(3000, using: &random).map(\.description)
    let kinds = Set(texts.map { $0.prefix { $0 != "(" } })
    expect(kinds.count == 33 && !texts.contains(""), "\(kinds.sorted())")
  }

  @Test("The lengths that an app adds to insets amount to no whole number") func addedInsets() {
    var random = SeededGenerator(seed: 1)
    let additions = OperationMix.all.keeping([.addInset]).operations(200, using: &random)
    var lengths: Set<Double> = []
    for case .addInset(let top, let bottom) in additions { lengths.formUnion([top, bottom]) }
    lengths.remove(0)
    var sums = [0.0]
    for length in lengths { sums = sums.flatMap { [$0 - length, $0, $0 + length] } }
    // All lengths 0 times.
    expectEqual(sums.count { abs($0 - $0.rounded()) < 0.000_001 }, 1)
  }

  @Test("The lengths that an app adds to insets that it stores hardly ever repeat") func storedInsets() {
    var random = SeededGenerator(seed: 1)
    let stores = OperationMix.all.keeping([.storeInsets]).operations(100, using: &random)
    expect(Set(stores).count > 80, "\(stores)")
  }

  @Test(
    "An operation of the app is read again, whatever its name", arguments: ["tap, hold: 2", "a \"b\" \\(c)"])
  func namesOfCustomOperations(name: String) {
    let operation = ScreenOperation.custom(name)
    expectEqual(ScreenOperation(operation.description), operation)
  }

  @Test("The app's own operations are performed with the screen") func customOperations() {
    var screens: [UIViewController] = []
    let session = ScreenSession(.phone47, customOperations: ["select tab": { screens.append($0) }]) {
      Screen()
    }
    session.perform([.custom("select tab"), .custom("unknown")])
    expect(screens.count == 1 && screens[0] === session.root)
  }

  @Test("A screen is replaced when its header is at rest and not kept alive") func teardownAtRest() {
    let session = ScreenSession(.phone47) {
      let screen = Screen()
      let header = FlexibleHeaderView()
      header.maximumHeight = 160
      screen.loadViewIfNeeded()
      header.install(in: screen.scrollView)
      return screen
    }
    weak let first = session.root
    session.perform([.tearDown(at: .headerRest), .drag(by: -60), .settle, .drag(by: -60), .settle])
    expect(first == nil && session.root is Screen && session.violations.isEmpty)
  }

  @Test(
    "A screen is replaced at the given callback and not kept alive",
    arguments: ScreenCallback.allCases.filter { $0 != .headerRest })
  func teardown(callback: ScreenCallback) {
    let session = ScreenSession(.phone47) { Screen() }
    weak let first = session.root
    session.perform(.tearDown(at: callback))
    expectNotNil(first)
    session.perform([
      .scroll(to: 200, animated: false), .addInset(top: 10, bottom: 0), .setContentHeight(900),
      .rotate(toLandscape: true), .leaveWindow, .drag(by: -60), .fling(by: -100), .settle,
      .scroll(to: 0, animated: true), .settle,
    ])
    session.perform(.settle)
    expect(first == nil && session.root is Screen && session.violations.isEmpty)
  }

  @Test("A screen that outlives its teardown breaks a rule") func leakIsFound() {
    var kept: [UIViewController] = []
    let session = ScreenSession(.phone47) {
      let screen = Screen()
      kept.append(screen)
      return screen
    }
    session.perform([.tearDown(at: .scroll), .drag(by: -100)])
    expectEqual(session.violations.map(\.invariant), ["nothing outlives the screen"])
    expectEqual(session.violations.map(\.operation), [.drag(by: -100)])
  }
}
