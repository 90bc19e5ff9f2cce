import CatalogCommands
import CatalogScreens
import Testing

@Suite struct ListCommandTests {
  @Test func allScreensAndDevicesAreListed() throws {
    let bench = try Workbench()
    #expect(ListCommand().run(bench.terminal) == .success)
    for screen in CatalogScreen.all {
      #expect(bench.output.contains("  \(screen.id)  \(screen.summary)"))
    }
    for device in DeviceModel.all {
      #expect(bench.output.contains { $0.hasPrefix("  \(device.name)  ") })
    }
  }
}
