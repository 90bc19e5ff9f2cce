import CatalogScreens
import HeaderTesting

extension CatalogScreen {
  /// The screen of that name; throws a ``CommandFailure`` that names the choices.
  static func find(_ name: String) throws -> CatalogScreen {
    guard let screen = named(name) else {
      throw CommandFailure.unknown("screen", name, choices: all.map(\.id))
    }
    return screen
  }
}

/// The device of commands that name none, the same as the page's.
public let usualDevice = DeviceModel.phoneNotch.name

extension DeviceModel {
  /// The device of that name; throws a ``CommandFailure`` that names the choices.
  static func find(_ name: String) throws -> DeviceModel {
    guard let device = named(name) else {
      throw CommandFailure.unknown("device", name, choices: all.map(\.name))
    }
    return device
  }
}
