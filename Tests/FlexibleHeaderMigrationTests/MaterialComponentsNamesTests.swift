import FlexibleHeaderMigration
import HeaderTesting
import Testing

@MainActor @Suite("Names of Material Components") struct MaterialComponentsNamesTests {
  @available(*, deprecated)
  @Test func rawValuesOfShiftBehaviorsAreTheOriginals() {
    expectEqual(MDCFlexibleHeaderShiftBehavior(rawValue: 0), .disabled)
    expectEqual(MDCFlexibleHeaderShiftBehavior(rawValue: 1), .enabled)
    expectEqual(MDCFlexibleHeaderShiftBehavior(rawValue: 2), .enabledWithStatusBar)
    expectEqual(MDCFlexibleHeaderShiftBehavior(rawValue: 3), .hideable)
    expectNil(MDCFlexibleHeaderShiftBehavior(rawValue: 4))
  }

  @available(*, deprecated)
  @Test func announcedScrollViewGetsTheHeadersInsets() {
    reports {
      let screen = ForwardingScreen(header: MDCFlexibleHeaderView(frame: .zero))
      screen.header.isSharedWithManyScrollViews = true
      let next = UIScrollView(frame: screen.scrollView.frame)
      screen.header.trackingScrollWillChange(toScroll: next)
      expectAtLeast(next.contentInset.top, 160)
      screen.header.trackingScrollWillChange(toScroll: nil)
    }
  }

  @available(*, deprecated)
  @Test func viewsHideWhenShifted() {
    reports {
      let screen = ForwardingScreen(header: MDCFlexibleHeaderView(frame: .zero))
      let label = UILabel()
      screen.header.shiftBehavior = .enabled
      screen.header.contentView.addSubview(label)
      screen.header.hide(whenShifted: label)
      screen.scroll(to: 0)
      screen.scroll(to: 400)
      expectEqual(label.alpha, 0)
      screen.header.stopHidingView(whenShifted: label)
      expectEqual(label.alpha, 1)
    }
  }

  @available(*, deprecated)
  @Test func elevationIsReportedUnderOldNames() {
    DeviceModel.phone47.makeCurrent()
    let header = MDCFlexibleHeaderView(frame: .zero)
    var reported: [CGFloat] = []
    header.mdc_elevationDidChangeBlock = { object, elevation in
      expectEqual(object.mdc_currentElevation, 4)
      reported.append(elevation)
    }
    header.elevation = 4
    header.elevation = 4
    expect(reported == [4] && header.mdc_currentElevation == 4)
    header.mdc_elevationDidChangeBlock?(header, 9)
    expectEqual(reported, [4, 9])
    expectEqual(header.mdc_overrideBaseElevation, -1)
    header.mdc_overrideBaseElevation = 2
    expectEqual(header.overrideBaseElevation, 2)
    header.mdc_elevationDidChangeBlock = nil
    expectNil(header.elevationDidChangeBlock)
    let elevatable: any MDCElevatable & MDCElevationOverriding = header
    expectEqual(elevatable.mdc_currentElevation, 4)
  }

  @available(*, deprecated)
  @Test func replacedContentViewFillsTheHeader() {
    reports {
      let screen = ForwardingScreen(header: MDCFlexibleHeaderView(frame: .zero))
      let (former, replacement) = (screen.header.contentView, UIView())
      let index = screen.header.subviews.firstIndex(of: former)
      screen.header.contentView = replacement
      expect(screen.header.contentView === replacement && former.superview == nil)
      expectEqual(screen.header.subviews.firstIndex(of: replacement), index)
      screen.scroll(to: 0)
      expect(replacement.frame == screen.header.bounds && replacement.frame.height == 76)
      // Touches on the new view go to the scroll view, like those on the view that it replaced.
      expectSame(screen.stage.root.view.hitTest(CGPoint(x: 10, y: 60), with: nil), screen.scrollView)
      screen.header.contentView = replacement
      expectSame(replacement.superview, screen.header)
    }
  }

  @available(*, deprecated)
  @Test func shadowBlockReceivesTheIntensity() {
    reports {
      let screen = ForwardingScreen(header: MDCFlexibleHeaderView(frame: .zero))
      var intensities: [CGFloat] = []
      let block: MDCFlexibleHeaderShadowIntensityChangeBlock = { _, intensity in intensities.append(intensity)
      }
      screen.header.setShadowLayer(CALayer(), intensityDidChange: block)
      screen.scroll(to: 400)
      expectEqual(intensities.last, 1)
      let change: MDCFlexibleHeaderChangeContentInsetsBlock = { screen.scrollView.contentInset.top += 7 }
      let offset = screen.scrollView.contentOffset.y
      screen.header.changeContentInsets(change)
      expectEqual(screen.scrollView.contentOffset.y, offset - 7)
    }
  }
}
