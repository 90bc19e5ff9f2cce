import FlexibleHeader

/// The screen of a trace of a height bar: window, scripted scroll view, bar, and subviews.
@MainActor final class HeightBarTraceScreen: TraceScreen {
  private let surroundings = TraceSurroundings()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let scrollView: ScriptedScrollView
  private let bar: FlexibleHeightBar
  private let behavior: HeightBarBehavior
  private var subviews: [UIView] = []

  init(_ setup: JSONValue) {
    let numbers = setup["frame"].numbers
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    scrollView = ScriptedScrollView(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: setup["viewHeight"].number))
    bar = FlexibleHeightBar(frame: frame)
    behavior = HeightBarBehavior.make(setup)
    surroundings.show(window)
    window.addSubview(scrollView)
    window.addSubview(bar)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.script.contentSize = CGSize(width: frame.width, height: setup["contentHeight"].number)
    scrollView.script.contentInset.top = setup["contentInsetTop"].number
    scrollView.contentOffset.y = -setup["contentInsetTop"].number
    bar.heightsIncludeSafeArea = true
    bar.minimumHeight = setup["minimumBarHeight"].number
    bar.behavior = behavior
    setup["subviews"].items.forEach(addSubview)
    bar.layoutIfNeeded()
  }

  private func addSubview(_ setup: JSONValue) {
    let view = UIView()
    let keyframes = bar.effects.keyframes()
    bar.addSubview(view)
    subviews.append(view)
    for keyframe in setup["keyframes"].items {
      keyframes.add(SubviewLayoutAttributes(keyframe), for: view, at: keyframe["progress"].number)
    }
    for progress in setup["removeProgress"].numbers { keyframes.remove(for: view, at: progress) }
  }

  /// Plays `event` and completes the snap animation that it starts.
  func play(_ event: JSONValue) {
    switch event["type"].text {
    case "willBeginDragging": behavior.scrollViewWillBeginDragging(scrollView)
    case "scroll":
      scrollView.contentOffset.y = event["y"].number
      behavior.scrollViewDidScroll(scrollView)
    case "endDragging":
      behavior.scrollViewDidEndDragging(scrollView, willDecelerate: event["willDecelerate"].flag)
    case "endDecelerating": behavior.scrollViewDidEndDecelerating(scrollView)
    default: bar.setNeedsLayout()
    }
    surroundings.letTimePass { [behavior] in behavior.isSnapping }
    bar.layoutIfNeeded()
  }

  var record: JSONValue {
    .object([
      "progress": .number(bar.progress), "barFrame": .numbers(bar.frame.numbers),
      "contentOffsetY": .number(scrollView.contentOffset.y),
      "indicatorInsetTop": .number(scrollView.verticalScrollIndicatorInsets.top),
      "currentlySnapping": .bool(behavior.isSnapping), "subviews": .array(subviews.map(Self.state)),
    ])
  }

  private static func state(of view: UIView) -> JSONValue {
    let t = view.transform
    return .object([
      "center": .numbers([view.center.x, view.center.y]),
      "size": .numbers([view.bounds.width, view.bounds.height]),
      "alpha": .number(view.alpha),
      "transform": .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]),
      "hidden": .bool(view.isHidden),
      "zPosition": .number(view.layer.zPosition),
    ])
  }
}

extension HeightBarBehavior {
  fileprivate static func make(_ setup: JSONValue) -> HeightBarBehavior {
    let behavior: HeightBarBehavior
    if setup["behavior"].text == "facebook" {
      let facebook = FacebookBehavior()
      let thresholds = setup["thresholds"]
      facebook.thresholdFromTop = thresholds["fromTop"].number
      facebook.thresholdNegativeDirection = thresholds["negativeDirection"].number
      facebook.thresholdPositiveDirection = thresholds["positiveDirection"].number
      behavior = facebook
    } else {
      behavior = SquareCashBehavior()
    }
    behavior.isElasticAtTop = setup["elasticMaximumHeightAtTop"].flag
    behavior.isSnappingEnabled = setup["snappingEnabled"].flag
    for position in setup["snappingPositions"].items {
      let range = CGFloat(position["start"].number)...CGFloat(position["end"].number)
      behavior.addSnappingPosition(position["progress"].number, for: range)
    }
    return behavior
  }
}

extension SubviewLayoutAttributes {
  fileprivate init(_ keyframe: JSONValue) {
    self.init()
    let (extent, middle) = (keyframe["size"].numbers, keyframe["center"].numbers)
    size = CGSize(width: extent[0], height: extent[1])
    center = CGPoint(x: middle[0], y: middle[1])
    alpha = keyframe["alpha"].number
    let t = keyframe["transform"].numbers
    transform = CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
    zIndex = Int(keyframe["zIndex"].number)
    isHidden = keyframe["hidden"].flag
  }
}
