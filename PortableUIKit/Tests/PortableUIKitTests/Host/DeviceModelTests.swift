import PortableUIKit
import Testing

struct DeviceModelTests {
  @Test("devices are found by name")
  func names() {
    #expect(DeviceModel.all.map { $0.name } == ["phone-4.7", "phone-notch", "pad"])
    for device in DeviceModel.all { #expect(DeviceModel.named(device.name) == device) }
    #expect(DeviceModel.named("toaster") == nil)
  }

  @Test("[K] hiding the status bar changes the top inset only without a notch")
  func statusBar() {
    #expect(DeviceModel.phone47.safeAreaInsets.top == 20)
    #expect(DeviceModel.phone47.safeAreaTopWithHiddenStatusBar == 0)
    #expect(
      DeviceModel.phoneNotch.safeAreaTopWithHiddenStatusBar == DeviceModel.phoneNotch.safeAreaInsets.top)
  }
}
