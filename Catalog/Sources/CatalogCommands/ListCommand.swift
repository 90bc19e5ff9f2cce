import CatalogScreens

/// Says which screens and devices there are.
public struct ListCommand {
  /// Makes the command.
  public init() {}

  /// Prints screens and devices, a line each.
  public func run(_ terminal: Terminal) -> CommandStatus {
    terminal.output("Screens:")
    for screen in CatalogScreen.all { terminal.output("  \(screen.id)  \(screen.summary)") }
    terminal.output("Devices:")
    for device in DeviceModel.all {
      let size = "\(Int(device.screenSize.width)) × \(Int(device.screenSize.height)) points"
      terminal.output("  \(device.name)  \(size), \(Int(device.scale)) pixels a point")
    }
    return .success
  }
}
