import PortableUIKit
import Testing

struct DeviceModelTests {
  @Test("devices are found by name")
  func names() {
    expectEqual(DeviceModel.all.map { $0.name }, ["phone-4.7", "phone-notch", "pad"])
    for device in DeviceModel.all { expectEqual(DeviceModel.named(device.name), device) }
    expectNil(DeviceModel.named("toaster"))
  }

  @Test("[K] hiding the status bar changes the top inset only without a notch")
  func statusBar() {
    expectEqual(DeviceModel.phone47.safeAreaInsets.top, 20)
    expectEqual(DeviceModel.phone47.safeAreaTopWithHiddenStatusBar, 0)
    expectEqual(
      DeviceModel.phoneNotch.safeAreaTopWithHiddenStatusBar, DeviceModel.phoneNotch.safeAreaInsets.top)
  }
}
