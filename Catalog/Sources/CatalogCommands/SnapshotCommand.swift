import CatalogScreens
import Foundation
import HeaderTesting

/// Draws the initial state of a screen.
public struct SnapshotCommand {
  /// The screen's name.
  public var screen: String
  /// The path of the picture.
  public var svgPath: String
  /// The device's name.
  public var device = usualDevice
  /// A Boolean value that indicates whether the device uses the dark appearance. The default is `false`.
  public var isDark = false

  /// Creates the command.
  public init(screen: String, svgPath: String) {
    self.screen = screen
    self.svgPath = svgPath
  }

  /// Draws and writes the picture. If an error occurs, no file is written.
  @MainActor public func run(_ terminal: Terminal) -> CommandStatus {
    do {
      let (screen, device) = (try CatalogScreen.find(screen), try DeviceModel.find(device))
      let picture = draw(screen, on: device)
      var files = OutputFiles()
      files.add(picture.svg, at: svgPath)
      try files.write()
      terminal.output("drew \(screen.id) on \(device.name)\(isDark ? ", dark" : ""), wrote \(svgPath)")
      return .success
    } catch {
      terminal.complaint("\(error)")
      return .unusable
    }
  }

  @MainActor private func draw(_ screen: CatalogScreen, on device: DeviceModel) -> ScreenPicture {
    let current = HostSimulator.current
    defer { current.makeCurrent() }
    let simulator = HostSimulator(device: device)
    simulator.makeCurrent()
    simulator.userInterfaceStyle = isDark ? .dark : .light
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = screen.makeViewController()
    window.makeKeyAndVisible()
    _ = simulator.runUntilIdle()
    return ScreenPicture(
      title: "\(screen.id) on \(device.name)", screen: LayerSnapshot(of: simulator.screen),
      images: LayerSnapshot.imageData(below: window.layer))
  }
}
