import CatalogCommands
import CatalogScreens
import Foundation
import HeaderTesting
import Testing

@MainActor struct SnapshotCommandTests {
  @Test func everyScreenIsDrawnOnEveryDevice() throws {
    for screen in CatalogScreen.all {
      for device in DeviceModel.all {
        let bench = try Workbench()
        var command = SnapshotCommand(screen: screen.id, svgPath: bench.path("out.svg"))
        command.device = device.name
        #expect(command.run(bench.terminal) == .success)
        let width = Int(device.screenSize.width)
        #expect(bench.text(of: "out.svg")?.contains("viewBox=\"0 0 \(width) ") == true, "\(screen.id)")
        #expect(bench.output == ["drew \(screen.id) on \(device.name), wrote \(bench.path("out.svg"))"])
      }
    }
  }

  @Test func darkLooksDifferent() throws {
    let bench = try Workbench()
    var command = SnapshotCommand(screen: "typical-use", svgPath: bench.path("light.svg"))
    #expect(command.run(bench.terminal) == .success)
    command.svgPath = bench.path("dark.svg")
    command.isDark = true
    #expect(command.run(bench.terminal) == .success)
    #expect(bench.text(of: "light.svg") != bench.text(of: "dark.svg"))
  }

  @Test func whatDoesNotExistIsNamedAndNothingIsWritten() throws {
    let bench = try Workbench()
    var command = SnapshotCommand(screen: "nowhere", svgPath: bench.path("out.svg"))
    #expect(command.run(bench.terminal) == .unusable)
    command.screen = "typical-use"
    command.device = "watch"
    #expect(command.run(bench.terminal) == .unusable)
    #expect(bench.files.isEmpty)
    #expect(bench.complaints.count == 2)
  }
}
