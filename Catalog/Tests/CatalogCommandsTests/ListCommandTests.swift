import CatalogCommands
import CatalogScreens
import Testing

struct ListCommandTests {
  @Test func allScreensAndDevicesAreListed() throws {
    let bench = try Workbench()
    expectEqual(ListCommand().run(bench.terminal), .success)
    for screen in CatalogScreen.all + CatalogScreen.recipes {
      expect(
        bench.output.contains { $0.hasPrefix("  \(screen.id)  ") && $0.hasSuffix("  \(screen.summary)") })
    }
    let screens = bench.output.dropFirst().prefix(CatalogScreen.all.count)
    let starts = zip(screens, CatalogScreen.grouped).map { $0.count - $1.summary.count }
    expectEqual(Set(starts).count, 1, "the summaries begin in one column")
    expect(bench.output.contains("  flick-up-1"))
    for device in DeviceModel.all {
      expect(bench.output.contains { $0.hasPrefix("  \(device.name)  ") })
    }
  }
}
