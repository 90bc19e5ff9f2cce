import FlexibleHeader
import HeaderTesting
import Testing

/// The shortest sequences of operations after which random sessions found a broken rule.
@MainActor @Suite("Sequences that random sessions found keep the rules", .needs([.touches, .clock]))
struct FoundSequenceTests {
  private func expectInOrder(
    _ model: DeviceModel, _ operations: [ScreenOperation], _ makeRoot: @escaping () -> UIViewController
  ) {
    let session = ScreenSession(model, makeRoot)
    session.perform(operations)
    session.end()
    #expect(session.violations.isEmpty)
  }

  private func header(_ behavior: FlexibleHeaderShiftBehavior) -> () -> UIViewController {
    { PagedHeaderScreen(behavior: behavior, isShared: false) }
  }

  @Test("An indicator inset that an app assigns while the header is off-screen comes back")
  func assignedIndicatorInset() {
    expectInOrder(
      .pad, [.drag(by: -300), .assignIndicatorInset(top: 12, bottom: 0)], header(.enabledWithStatusBar))
  }
}
