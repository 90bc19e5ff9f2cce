import FlexibleHeader

/// The screen of a bar trace's setup: window, scripted scroll view, bar, and subviews.
@MainActor final class HeightBarTraceScreen {
  private let surroundings = TraceSurroundings()
  private let window: UIWindow
  private let scrollView: ScriptedScrollView
  private let bar: FlexibleHeightBar
  private let behavior: HeightBarBehavior
  private let subviews: [UIView]

  init(_ setup: HeightBarSetup) {
    let frame = CGRect(
      x: setup.frame[0], y: setup.frame[1], width: setup.frame[2], height: setup.frame[3])
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scrollView = ScriptedScrollView(
      frame: CGRect(x: 0, y: 0, width: frame.width, height: CGFloat(setup.viewHeight)))
    bar = FlexibleHeightBar(frame: frame)
    behavior = HeightBarBehavior.make(setup)
    subviews = setup.subviews.map { _ in UIView() }
    surroundings.show(window)
    window.addSubview(scrollView)
    window.addSubview(bar)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.script.contentSize = CGSize(width: frame.width, height: CGFloat(setup.contentHeight))
    scrollView.script.contentInset.top = CGFloat(setup.contentInsetTop)
    scrollView.contentOffset.y = CGFloat(-setup.contentInsetTop)
    bar.heightsIncludeSafeArea = true
    bar.minimumHeight = CGFloat(setup.minimumBarHeight)
    bar.behavior = behavior
    for (view, setup) in zip(subviews, setup.subviews) { add(view, setup) }
    bar.layoutIfNeeded()
  }

  /// Plays `event` and completes the snap animation that it starts.
  private func play(_ event: HeightBarEvent) {
    switch event {
    case .willBeginDragging: behavior.scrollViewWillBeginDragging(scrollView)
    case .scroll(let y):
      scrollView.contentOffset.y = CGFloat(y)
      behavior.scrollViewDidScroll(scrollView)
    case .endDragging(let willDecelerate):
      behavior.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    case .endDecelerating: behavior.scrollViewDidEndDecelerating(scrollView)
    case .layout: bar.setNeedsLayout()
    }
    surroundings.letTimePass { [behavior] in behavior.isSnapping }
    bar.layoutIfNeeded()
  }

  func record(after event: HeightBarEvent?) -> HeightBarRecord {
    if let event { play(event) }
    return HeightBarRecord(
      progress: Double(bar.progress), barFrame: bar.frame.numbers,
      contentOffsetY: Double(scrollView.contentOffset.y),
      indicatorInsetTop: Double(scrollView.verticalScrollIndicatorInsets.top),
      currentlySnapping: behavior.isSnapping, subviews: subviews.map(HeightBarRecord.Subview.init(of:)))
  }

  private func add(_ view: UIView, _ setup: HeightBarSetup.Subview) {
    bar.addSubview(view)
    for keyframe in setup.keyframes {
      bar.effects.keyframes().add(
        SubviewLayoutAttributes(keyframe), for: view, at: CGFloat(keyframe.progress))
    }
    for progress in setup.removeProgress { bar.effects.keyframes().remove(for: view, at: CGFloat(progress)) }
  }
}

extension HeightBarBehavior {
  fileprivate static func make(_ setup: HeightBarSetup) -> HeightBarBehavior {
    let behavior: HeightBarBehavior
    switch setup.behavior {
    case .squareCash: behavior = SquareCashBehavior()
    case .facebook:
      let facebook = FacebookBehavior()
      facebook.thresholdFromTop = CGFloat(setup.thresholdFromTop)
      facebook.thresholdNegativeDirection = CGFloat(setup.thresholdNegativeDirection)
      facebook.thresholdPositiveDirection = CGFloat(setup.thresholdPositiveDirection)
      behavior = facebook
    }
    behavior.isElasticAtTop = setup.elasticMaximumHeightAtTop
    behavior.isSnappingEnabled = setup.snappingEnabled
    for position in setup.snappingPositions {
      behavior.addSnappingPosition(
        CGFloat(position.progress), for: CGFloat(position.start)...CGFloat(position.end))
    }
    return behavior
  }
}

extension SubviewLayoutAttributes {
  fileprivate init(_ keyframe: HeightBarSetup.Keyframe) {
    self.init()
    size = CGSize(width: keyframe.size[0], height: keyframe.size[1])
    center = CGPoint(x: keyframe.center[0], y: keyframe.center[1])
    alpha = CGFloat(keyframe.alpha)
    let t = keyframe.transform.map { CGFloat($0) }
    transform = CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
    zIndex = keyframe.zIndex
    isHidden = keyframe.hidden
  }
}

extension HeightBarRecord.Subview {
  @MainActor fileprivate init(of view: UIView) {
    let t = view.transform
    center = [Double(view.center.x), Double(view.center.y)]
    size = [Double(view.bounds.width), Double(view.bounds.height)]
    alpha = Double(view.alpha)
    transform = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }
    hidden = view.isHidden
    zPosition = Double(view.layer.zPosition)
  }
}
