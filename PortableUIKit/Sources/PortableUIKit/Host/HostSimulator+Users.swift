extension HostSimulator {
  /// A closure that identifies the code that runs, for example the test; `nil` if it has no name. The default is no
  /// closure, so that all code shares one current device.
  ///
  /// With a closure, each user has a current device of its own. What a test creates before its device is then on a new
  /// phone, and never on the device of a test that ran before or that is suspended. When a suspended test continues, its
  /// device is current again, as long as it's in use.
  public static var currentUser: (@MainActor () -> AnyHashable?)?

  /// The user of the current device, if it's known.
  private static var presentUser: AnyHashable?
  private static var devicesOfUsers: [AnyHashable: DeviceOfUser] = [:]

  private struct DeviceOfUser {
    weak var simulator: HostSimulator?
  }

  /// Makes the device of the code that runs current, or a new one.
  static func selectDeviceOfUser() {
    guard let user = currentUser?(), user != presentUser else { return }
    (devicesOfUsers[user]?.simulator ?? HostSimulator(device: .phone47)).makeCurrent()
  }

  /// Remembers who made this device current.
  func noteUser() {
    HostSimulator.presentUser = HostSimulator.currentUser?()
    guard let user = HostSimulator.presentUser else { return }
    HostSimulator.devicesOfUsers = HostSimulator.devicesOfUsers.filter { $0.value.simulator != nil }
    HostSimulator.devicesOfUsers[user] = DeviceOfUser(simulator: self)
  }
}
