import PortableUIKit
import Testing

/// Called before the first test of all test targets, which are one program.
@_cdecl("portableUIKitTestsStart") public func portableUIKitTestsStart() {
  MainActor.assumeIsolated {
    // A test has its place to itself. Its `id` would be built from strings each time a view asks for its device.
    HostSimulator.currentUser = { Test.current.map { AnyHashable($0.sourceLocation) } }
  }
}

@MainActor @Suite("Each test has a device of its own") struct DevicesOfTestsTests {
  @MainActor private final class Turn {
    var user = "first test"
  }

  @Test("The simulator knows which test runs")
  func simulatorKnowsWhichTestRuns() throws {
    let test = try #require(Test.current)
    expectEqual(HostSimulator.currentUser?(), AnyHashable(test.sourceLocation))
  }

  @Test("What a test creates before its device isn't on the device of another test")
  func viewsAreNeverOnTheDeviceOfAnotherTest() {
    let usual = HostSimulator.currentUser
    defer { HostSimulator.currentUser = usual }
    let turn = Turn()
    HostSimulator.currentUser = { AnyHashable(turn.user) }
    let pad = HostSimulator(device: .pad)
    pad.userInterfaceStyle = .dark
    pad.makeCurrent()
    expectEqual(UIView().traitCollection.userInterfaceStyle, .dark)

    turn.user = "second test"
    expectEqual(UIView().traitCollection.userInterfaceStyle, .light)
    let phone = HostSimulator.current
    expect(phone !== pad && phone.device == .phone47)
    expectSame(HostSimulator.current, phone, "The second test keeps its device.")

    turn.user = "first test"
    expectSame(HostSimulator.current, pad, "The first test goes on with its device.")
  }

  @Test("Code that isn't a test uses the current device")
  func codeWithoutAUserSharesTheCurrentDevice() {
    let usual = HostSimulator.currentUser
    defer { HostSimulator.currentUser = usual }
    HostSimulator.currentUser = { nil }
    let pad = HostSimulator(device: .pad)
    pad.makeCurrent()
    expectSame(HostSimulator.current, pad)
  }
}
