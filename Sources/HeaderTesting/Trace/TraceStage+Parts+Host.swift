#if !canImport(ObjectiveC)
  import FlexibleHeader

  /// A window whose safe area is what the trace says; nobody is told when it changes.
  final class ScriptedWindow: UIWindow {
    var topInset: CGFloat = 0

    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0)
    }
  }

  /// Keeps the window's safe area from what lies within: there it would come at moments that no script knows.
  final class SafeAreaStop: UIView {
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }

  /// The view of the controller that a header infers its top safe area from.
  final class ScriptedSafeAreaView: UIView {
    var topInset: CGFloat = 0

    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0)
    }
  }

  /// An application that obeys the header's wish for the status bar at once.
  final class StatusBarFollower: FlexibleHeaderViewDelegate {
    private let simulator: HostSimulator

    init(_ simulator: HostSimulator) {
      self.simulator = simulator
    }

    func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView) {
      simulator.statusBarHiddenOverride = headerView.prefersStatusBarHidden
    }

    func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) {}
  }

  extension DeviceModel {
    /// A device of a trace's screen size and status bar. It has no safe area of its own: what the header sees
    /// of one is scripted, and must not change at any other time.
    init(tracing setup: TraceSetup) {
      self.init(
        name: "trace", screenSize: CGSize(width: setup.viewWidth, height: setup.viewHeight), scale: 2,
        idiom: .phone, statusBarHeight: CGFloat(setup.statusBarHeight),
        statusBarHeightLandscape: CGFloat(setup.statusBarHeight), safeAreaInsets: .zero,
        safeAreaInsetsLandscape: .zero, safeAreaTopWithHiddenStatusBar: 0)
    }
  }
#endif
