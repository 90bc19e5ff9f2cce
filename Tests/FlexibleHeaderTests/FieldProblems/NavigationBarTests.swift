import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#opaque-bars
@MainActor @Suite("Content fits a header below an opaque navigation bar")
struct NavigationBarTests {
  /// A delegate that makes a header use the safe area of its own screen, where the bar overlaps it or ends
  /// above it.
  private final class OwnSafeArea: FlexibleHeaderSafeAreaDelegate {
    func flexibleHeaderViewControllerTopSafeAreaInsetViewController(
      _ flexibleHeaderViewController: FlexibleHeaderViewController
    ) -> UIViewController? {
      flexibleHeaderViewController.parent
    }
  }

  @Test("the content begins where the header ends, and the shadow knows", arguments: DeviceModel.all)
  func contentAndHeader(device: DeviceModel) {
    for isTranslucent in [false, true] {
      for extends in [false, true] {
        let phone = HeaderStage(device) { UINavigationController(rootViewController: UIViewController()) }
        phone.root.navigationBar.isTranslucent = isTranslucent
        let safeArea = OwnSafeArea()
        let screen = ListScreen()
        screen.headerViewController.safeAreaDelegate = safeArea
        screen.extendedLayoutIncludesOpaqueBars = extends
        phone.root.pushViewController(screen, animated: false)
        phone.settle()
        let header = screen.header
        let name = "translucent \(isTranslucent), extended \(extends)"
        let bar = screen.view.safeAreaInsets.top
        expectEqual(
          header.frame, CGRect(x: 0, y: 0, width: device.screenSize.width, height: 160 + bar), "\(name)")
        expect(screen.contentTop == header.frame.maxY && header.layer.shadowOpacity == 0, "\(name)")
        screen.scrollView.contentOffset.y += 150
        expect(header.frame.height == 56 + bar && header.layer.shadowOpacity == 0.4, "\(name)")
        let barEnd = phone.root.navigationBar.convert(phone.root.navigationBar.bounds, to: nil).maxY
        expectEqual(header.convert(header.bounds, to: nil).maxY, barEnd + 56, "\(name)")

      }
    }
  }

  @Test("a scroll view in another container than the header: overlap is measured where both are")
  func otherContainer() {
    let phone = HeaderStage { ListScreen() }
    let screen = phone.root
    let box = UIView(frame: CGRect(x: 0, y: 30, width: 375, height: 600))
    screen.view.insertSubview(box, at: 0)
    box.addSubview(screen.scrollView)
    screen.scrollView.frame = box.bounds
    phone.settle()
    screen.scrollView.contentOffset.y = -screen.scrollView.adjustedContentInset.top
    phone.settle()
    // The header ends 30 points above the position at which the insets place the content.
    expectEqual(screen.header.layer.shadowOpacity, 0)
    screen.scrollView.contentOffset.y = -26
    expect(screen.contentTop < screen.header.frame.maxY - 8 && screen.header.layer.shadowOpacity == 0.4)
  }
}
