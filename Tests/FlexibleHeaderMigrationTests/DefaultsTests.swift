import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Defaults of Material Components") struct DefaultsTests {
  @available(*, deprecated)
  @Test func newHeadersHaveTheOriginalDefaults() {
    DeviceModel.phone47.makeCurrent()
    reports(whereDefaultsAreChosen: false) {
      let existing = MDCFlexibleHeaderView(frame: .zero)
      FlexibleHeaderView.adoptMaterialComponentsDefaults()
      let controller = MDCFlexibleHeaderViewController()
      expectEqual(controller.headerView.behavioralFlags, .materialComponents)
      expect(controller.headerView.minMaxHeightIncludesSafeArea)
      expectEqual(controller.headerView.accessibilityIdentifier, MDCFlexibleHeaderViewAccessibilityIdentifier)
      expectEqual(existing.behavioralFlags, .recommended)
      expectNotEqual(existing.accessibilityIdentifier, MDCFlexibleHeaderViewAccessibilityIdentifier)
    }
  }

  @available(*, deprecated)
  @Test func accessibilityIdentifierHasItsOldValue() {
    expectEqual(MDCFlexibleHeaderViewAccessibilityIdentifier, "MDCFlexibleHeaderViewAccessibilityIdentifier")
  }

  @available(*, deprecated)
  @Test func missingChoiceIsReportedOnce() {
    DeviceModel.phone47.makeCurrent()
    let reports = reports(whereDefaultsAreChosen: false) {
      let header = MDCFlexibleHeaderView(frame: .zero)
      header.trackingScrollDidScroll()
      header.trackingScrollDidScroll()
      header.hide(whenShifted: UIView())
      MDCFlexibleHeaderView(frame: .zero).trackingScrollWillChange(toScroll: nil)
    }
    expect(reports.count == 1 && reports.first?.severity == .warning)
    expectEqual(reports.first?.advice.contains("adoptMaterialComponentsDefaults()"), true)
  }

  @available(*, deprecated)
  @Test func madeChoiceIsNotReported() {
    DeviceModel.phone47.makeCurrent()
    let old = reports(whereDefaultsAreChosen: false) {
      FlexibleHeaderView.adoptMaterialComponentsDefaults()
      MDCFlexibleHeaderView(frame: .zero).trackingScrollDidScroll()
    }
    let recommended = reports(whereDefaultsAreChosen: false) {
      FlexibleHeaderView.defaultBehavioralFlags = .recommended
      MDCFlexibleHeaderView(frame: .zero).trackingScrollDidScroll()
    }
    let ofTheHeader = reports(whereDefaultsAreChosen: false) {
      let controller = MDCFlexibleHeaderViewController(behavioralFlags: .materialComponents)
      controller.headerView.trackingScrollDidScroll()
      let container = MDCFlexibleHeaderContainerViewController(
        contentViewController: nil, behavioralFlags: .recommended)
      container.headerViewController.headerView.hide(whenShifted: UIView())
    }
    expect(old.isEmpty && recommended.isEmpty && ofTheHeader.isEmpty)
  }

  @available(*, deprecated)
  @Test func singleFlagsAreNoChoice() {
    DeviceModel.phone47.makeCurrent()
    let reports = reports(whereDefaultsAreChosen: false) {
      let container = MDCFlexibleHeaderContainerViewController(contentViewController: nil)
      container.headerViewController.headerView.minMaxHeightIncludesSafeArea = false
      container.headerViewController.infersTopSafeAreaInsetFromViewController = true
      container.headerViewController.headerView.trackingScrollDidScroll()
    }
    expectEqual(reports.count, 1)
  }

  @Test func codeWithNewNamesIsNotReported() {
    DeviceModel.phone47.makeCurrent()
    final class Header: FlexibleHeaderView {
      override func trackingScrollViewDidScroll() { super.trackingScrollViewDidScroll() }
    }
    let reports = reports(whereDefaultsAreChosen: false) {
      Header(frame: .zero).trackingScrollViewDidScroll()
      FlexibleHeaderView(frame: .zero).trackingScrollViewDidEndDecelerating()
    }
    expectEmpty(reports)
  }

  @Test func controllersTakeFlags() {
    DeviceModel.phone47.makeCurrent()
    let controller = FlexibleHeaderViewController(behavioralFlags: .materialComponents)
    expectEqual(controller.headerView.behavioralFlags, .materialComponents)
    let content = UIViewController()
    let container = FlexibleHeaderContainerViewController(
      contentViewController: content, behavioralFlags: .materialComponents)
    expectSame(container.contentViewController, content)
    expect(container.headerViewController.headerView.minMaxHeightIncludesSafeArea)
    expect(container.headerViewController.infersTopSafeAreaInsetFromViewController)
  }
}
