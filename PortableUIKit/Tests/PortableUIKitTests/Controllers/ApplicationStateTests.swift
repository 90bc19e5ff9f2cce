import PortableUIKit
import Testing

@MainActor struct ApplicationStateTests {
  @Test(
    "[A] an application that enters the background first receives that it resigns active")
  func order() {
    final class Log: @unchecked Sendable { var states: [UIScene.ActivationState] = [] }
    let simulator = HostSimulator.fresh()
    let log = Log()
    let tokens = [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification]
      .map {
        NotificationCenter.default.addObserver(forName: $0, object: simulator.application, queue: nil) { _ in
          MainActor.assumeIsolated {
            log.states.append(UIApplication.shared.connectedScenes.map(\.activationState)[0])
          }
        }
      }
    simulator.enterBackground()
    expect(log.states.count == 2 && log.states.first != .background && log.states.last == .background)
    simulator.enterBackground()
    expectEqual(log.states.count, 2)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
