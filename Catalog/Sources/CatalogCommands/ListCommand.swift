import CatalogScreens

/// Lists the screens, the recipes, the examples, the devices, and the strokes.
public struct ListCommand {
  /// Creates the command.
  public init() {}

  /// Prints the screens, the recipes, the examples, the devices, and the strokes in columns, one per line.
  public func run(_ terminal: Terminal) -> CommandStatus {
    terminal.output("Screens:")
    for line in Self.columns(CatalogScreen.grouped.map { ($0.id, $0.summary) }) { terminal.output(line) }
    terminal.output("Recipes of Documentation/Recipes.md:")
    for line in Self.columns(CatalogScreen.recipes.map { ($0.id, $0.summary) }) { terminal.output(line) }
    terminal.output("Examples of README and the reference documentation:")
    for line in Self.columns(CatalogScreen.examples.map { ($0.id, $0.summary) }) { terminal.output(line) }
    terminal.output("Devices:")
    let devices = DeviceModel.all.map { device in
      let size = "\(Int(device.screenSize.width)) × \(Int(device.screenSize.height)) points"
      return (device.name, "\(size), \(Int(device.scale)) pixels a point")
    }
    for line in Self.columns(devices) { terminal.output(line) }
    terminal.output("Strokes:")
    for name in StrokeFiles.names { terminal.output("  \(name)") }
    return .success
  }

  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
  }
}
