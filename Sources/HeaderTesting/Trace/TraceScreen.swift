import FlexibleHeader

/// The screen of a trace's setup: window, container, scripted scroll views, and a header.
@MainActor final class TraceScreen {
  let surroundings: TraceSurroundings
  let window: StageWindow
  let container = SafeAreaStop()
  let scrollViews: [any ScriptedScrolling]
  let header: FlexibleHeaderView
  private(set) var hidingView: UIView?
  let safeAreaSource = UIViewController()
  private let safeAreaView = ScriptedSafeAreaView()
  private let statusBar: StatusBarFollower?

  init(_ setup: TraceSetup) {
    surroundings = TraceSurroundings(setup)
    let bounds = CGRect(x: 0, y: 0, width: setup.viewWidth, height: setup.viewHeight)
    window = StageWindow(frame: bounds)
    surroundings.show(window)
    window.frame = bounds
    container.frame = bounds
    window.addSubview(container)
    scrollViews = setup.scrollViews.map { Self.scrollView($0, bounds: bounds) }
    var policy = MaterialPolicy.materialComponents
    policy.correctsOriginalBehavior = setup.correctsOriginalBehavior
    header = FlexibleHeaderView(frame: bounds, policy: policy)
    header.autoresizingMask = .flexibleWidth
    statusBar = setup.autoStatusBar ? StatusBarFollower(surroundings) : nil
    safeAreaSource.view = safeAreaView
    setTopInset(setup.deviceTopSafeAreaInset)
    surroundings.header = header
    addViews(setup)
    configure(setup)
  }

  var trackedView: (any ScriptedScrolling)? {
    scrollViews.first { $0 === header.trackingScrollView }
  }

  func setTopInset(_ top: Double) {
    window.insets.top = CGFloat(top)
    safeAreaView.topInset = CGFloat(top)
  }

  func addHidingView() {
    let view = hidingView ?? UIView()
    hidingView = view
    header.hideViewWhenShifted(view)
  }

  private func addViews(_ setup: TraceSetup) {
    scrollViews.forEach(container.addSubview)
    if setup.headerIsSubviewOfScrollView, let index = setup.trackingScrollView {
      scrollViews[index].addSubview(header)
    } else {
      container.addSubview(header)
    }
    header.relay = statusBar
  }

  private static func scrollView(
    _ setup: TraceSetup.ScrollView, bounds: CGRect
  ) -> any ScriptedScrolling {
    let view: any ScriptedScrolling =
      setup.isTableView
      ? ScriptedTableView(frame: bounds, style: .plain) : ScriptedScrollView(frame: bounds)
    let inset = setup.initialContentInset.map { CGFloat($0) }
    view.script.safeAreaTop = CGFloat(setup.safeAreaTop)
    view.script.contentSize = CGSize(width: bounds.width, height: CGFloat(setup.contentHeight))
    view.script.contentInset = UIEdgeInsets(
      top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    view.contentInsetAdjustmentBehavior = .init(setup.contentInsetAdjustmentBehavior)
    view.isPagingEnabled = setup.pagingEnabled
    view.contentOffset = .zero
    return view
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate init(_ name: TraceSetup.ScrollView.InsetAdjustment) {
    switch name {
    case .automatic: self = .automatic
    case .always: self = .always
    case .never: self = .never
    }
  }
}
