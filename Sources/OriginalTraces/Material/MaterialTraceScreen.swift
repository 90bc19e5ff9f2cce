import FlexibleHeader

/// The screen of a trace of a flexible header: window, container, scripted scroll views, and the header.
@MainActor final class MaterialTraceScreen: TraceScreen {
  let surroundings: TraceSurroundings
  let window: ScriptedSafeAreaWindow
  /// A container without a safe area. UIKit would update the window's safe area at times that the script doesn't control.
  let container = ScriptedSafeAreaView()
  let scrollViews: [any ScriptedScrolling]
  let header: FlexibleHeaderView
  /// The value that `willEndDragging` returned, and the target after it, if that was the latest event.
  var answer: (returned: Bool, targetY: Double)?
  private var hidingView: UIView?
  private let safeAreaSource = UIViewController()
  private let safeAreaView = ScriptedSafeAreaView()

  init(_ setup: JSONValue) {
    surroundings = TraceSurroundings(statusBarHeight: setup["statusBarHeight"].number)
    let bounds = CGRect(x: 0, y: 0, width: setup["viewWidth"].number, height: setup["viewHeight"].number)
    window = ScriptedSafeAreaWindow(frame: bounds)
    surroundings.show(window)
    window.frame = bounds
    container.frame = bounds
    window.addSubview(container)
    scrollViews = setup["scrollViews"].items.map { Self.scrollView($0, bounds: bounds) }
    var policy = MaterialPolicy.materialComponents
    policy.correctsOriginalBehavior = setup["correctsOriginalBehavior"].flag
    header = FlexibleHeaderView(frame: bounds, policy: policy)
    header.autoresizingMask = .flexibleWidth
    safeAreaSource.view = safeAreaView
    setTopInset(setup["deviceTopSafeAreaInset"].number)
    surroundings.header = header
    let tracked = setup["trackingScrollView"].index.map { scrollViews[$0] }
    scrollViews.forEach(container.addSubview)
    let isInside = setup["headerIsSubviewOfScrollView"].flag
    (isInside ? tracked ?? container : container).addSubview(header)
    if setup["autoStatusBar"].flag { header.relay = surroundings }
    for option in MaterialTraceFormat.options.names { set(option, to: setup[option]) }
    if let tracked { header.trackingScrollView = tracked } else { header.sizeToFit() }
  }

  var trackedView: (any ScriptedScrolling)? {
    scrollViews.first { $0 === header.trackingScrollView }
  }

  func setTopInset(_ top: Double) {
    window.topInset = top
    safeAreaView.topInset = top
  }

  func inferTopInset() {
    header.topSafeAreaSourceViewController = safeAreaSource
    header.policy.infersTopSafeAreaInsetFromViewController = true
  }

  func addHidingView() {
    let view = hidingView ?? UIView()
    hidingView = view
    header.hideViewWhenShifted(view)
  }

  private static func scrollView(_ setup: JSONValue, bounds: CGRect) -> any ScriptedScrolling {
    let view: any ScriptedScrolling =
      setup["isTableView"].flag
      ? ScriptedTableView(frame: bounds, style: .plain) : ScriptedScrollView(frame: bounds)
    let inset = setup["initialContentInset"].numbers
    view.script.safeAreaTop = setup["safeAreaTop"].number
    view.script.contentSize = CGSize(width: bounds.width, height: setup["contentHeight"].number)
    view.script.contentInset = UIEdgeInsets(
      top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    switch setup["contentInsetAdjustmentBehavior"].text {
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "never": view.contentInsetAdjustmentBehavior = .never
    default: view.contentInsetAdjustmentBehavior = .automatic
    }
    view.isPagingEnabled = setup["pagingEnabled"].flag
    view.contentOffset = .zero
    return view
  }

  var record: JSONValue {
    let tracked = header.trackingScrollView.map(Self.state)
    return .object([
      "frame": .numbers(header.frame.numbers),
      "phase": .string("\(header.scrollPhase)"),
      "phaseValue": .number(header.scrollPhaseValue),
      "phasePercentage": .number(header.scrollPhasePercentage),
      "shadowOpacity": .number(Double(header.layer.shadowOpacity)),
      "shadowIntensity": .number(header.shadowIntensity),
      "hidden": .bool(header.isHidden),
      "shiftedOffscreen": .bool(header.isShiftedOffscreen),
      "prefersStatusBarHidden": .bool(header.prefersStatusBarHidden),
      "contentOffsetY": tracked?["contentOffsetY"] ?? .null,
      "contentInsetTop": tracked?["contentInsetTop"] ?? .null,
      "indicatorInsetTop": tracked?["indicatorInsetTop"] ?? .null,
      "minimumHeight": .number(header.minimumHeight),
      "maximumHeight": .number(header.maximumHeight),
      "displayLinkActive": .bool(header.isShiftAnimationRunning),
      "hiddenViewAlpha": .optional(hidingView.map { Double($0.alpha) }),
      "returned": answer.map { .bool($0.returned) } ?? .null,
      "targetY": .optional(answer?.targetY),
      "frameDidChangeCount": .number(0),
      "scrollViews": .array(scrollViews.map(Self.state)),
      "transformTy": .number(header.transform.ty),
    ])
  }

  private static func state(of view: UIScrollView) -> JSONValue {
    .object([
      "contentOffsetY": .number(view.contentOffset.y), "contentInsetTop": .number(view.contentInset.top),
      "indicatorInsetTop": .number(view.verticalScrollIndicatorInsets.top),
    ])
  }
}
