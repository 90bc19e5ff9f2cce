import CatalogScreens
import HeaderTesting

extension CatalogScreen {
  /// Returns the screen with the given name, or throws a ``CommandFailure`` that lists the choices.
  static func find(_ name: String) throws -> CatalogScreen {
    guard let screen = named(name) else {
      throw CommandFailure.unknown("screen", name, choices: all.map(\.id))
    }
    return screen
  }
}

/// The default device of commands, which is also the page's.
public let usualDevice = DeviceModel.phoneNotch.name

extension DeviceModel {
  /// Returns the device with the given name, or throws a ``CommandFailure`` that lists the choices.
  static func find(_ name: String) throws -> DeviceModel {
    guard let device = named(name) else {
      throw CommandFailure.unknown("device", name, choices: all.map(\.name))
    }
    return device
  }
}
