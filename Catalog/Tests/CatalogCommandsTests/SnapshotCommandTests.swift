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
        expectEqual(command.run(bench.terminal), .success)
        let width = Int(device.screenSize.width)
        expectEqual(bench.text(of: "out.svg")?.contains("viewBox=\"0 0 \(width) "), true, "\(screen.id)")
        expectEqual(bench.output, ["drew \(screen.id) on \(device.name), wrote \(bench.path("out.svg"))"])
      }
    }
  }

  @Test func darkLooksDifferent() throws {
    let bench = try Workbench()
    var command = SnapshotCommand(screen: "typical-use", svgPath: bench.path("light.svg"))
    expectEqual(command.run(bench.terminal), .success)
    command.svgPath = bench.path("dark.svg")
    command.isDark = true
    expectEqual(command.run(bench.terminal), .success)
    expectNotEqual(bench.text(of: "light.svg"), bench.text(of: "dark.svg"))
  }

  @Test func unknownNamesAreReportedAndNothingIsWritten() throws {
    let bench = try Workbench()
    var command = SnapshotCommand(screen: "nowhere", svgPath: bench.path("out.svg"))
    expectEqual(command.run(bench.terminal), .unusable)
    command.screen = "typical-use"
    command.device = "watch"
    expectEqual(command.run(bench.terminal), .unusable)
    expectEmpty(bench.files)
    expectEqual(bench.complaints.count, 2)
  }
}
