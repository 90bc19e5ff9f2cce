#if canImport(ObjectiveC)
  import FlexibleHeaderMigration
  import UIKit

  // The members of BLKFlexibleHeightBar and of its behaviors, under their selectors. They aren't visible to Swift code.
  extension FlexibleHeightBar {
    /// Gives new bars heights that include the safe area, and no background, as in BLKFlexibleHeightBar.
    @available(swift, obsoleted: 1.0)
    @objc(adoptBLKFlexibleHeightBarDefaults) public static func adoptDefaults_objc() {
      adoptBLKFlexibleHeightBarDefaults()
    }

    /// The height at progress 0, in points. The default is the height of the initial frame, or 44.
    @available(swift, obsoleted: 1.0)
    @objc(maximumBarHeight) public var maximumBarHeight_objc: CGFloat {
      get { maximumHeight }
      set { maximumHeight = newValue }
    }

    /// The height at progress 1, in points. The default is 20.
    @available(swift, obsoleted: 1.0)
    @objc(minimumBarHeight) public var minimumBarHeight_objc: CGFloat {
      get { minimumHeight }
      set { minimumHeight = newValue }
    }

    /// The object that sets the progress of the bar. The default is `nil`.
    @available(swift, obsoleted: 1.0)
    @objc(behaviorDefiner) public var behaviorDefiner_objc: HeightBarBehavior? {
      get { behavior }
      set { behavior = newValue }
    }
  }

  extension HeightBarBehavior {
    /// The bar that the behavior controls.
    @available(swift, obsoleted: 1.0)
    @objc(flexibleHeightBar) public var flexibleHeightBar_objc: FlexibleHeightBar? { bar }

    /// A Boolean value that determines whether the bar moves to a snap position when scrolling ends. The default is `YES`.
    @available(swift, obsoleted: 1.0)
    @objc(snappingEnabled) public var snappingEnabled_objc: Bool {
      @objc(isSnappingEnabled)
      get { isSnappingEnabled }
      @objc(setSnappingEnabled:)
      set { isSnappingEnabled = newValue }
    }

    /// A Boolean value that indicates whether a snap is in progress. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(currentlySnapping) public var currentlySnapping_objc: Bool {
      @objc(isCurrentlySnapping)
      get { isSnapping }
      @objc(setCurrentlySnapping:)
      set { isSnapping = newValue }
    }

    /// A Boolean value that determines whether the bar stretches beyond its maximum height. The default is `NO`.
    @available(swift, obsoleted: 1.0)
    @objc(elasticMaximumHeightAtTop) public var elasticMaximumHeightAtTop_objc: Bool {
      @objc(isElasticMaximumHeightAtTop)
      get { isElasticAtTop }
      @objc(setElasticMaximumHeightAtTop:)
      set { isElasticAtTop = newValue }
    }

    /// Adds a snap position. If `end` is less than `start`, this method has no effect.
    @available(swift, obsoleted: 1.0)
    @objc(addSnappingPositionProgress:forProgressRangeStart:end:)
    public func addSnappingPosition_objc(_ progress: CGFloat, start: CGFloat, end: CGFloat) {
      if start <= end { addSnappingPosition(progress, for: start...end) }
    }

    /// Removes a snap position. If `end` is less than `start`, this method has no effect.
    @available(swift, obsoleted: 1.0)
    @objc(removeSnappingPositionProgressForProgressRangeStart:end:)
    public func removeSnappingPosition_objc(start: CGFloat, end: CGFloat) {
      if start <= end { removeSnappingPosition(for: start...end) }
    }

    /// Moves the bar to a progress.
    @available(swift, obsoleted: 1.0)
    @objc(snapToProgress:scrollView:) public func snap_objc(
      toProgress progress: CGFloat, scrollView: UIScrollView
    ) { snap(toProgress: progress, scrollView: scrollView) }

    /// Moves the bar to the snap position that applies at its current progress.
    @available(swift, obsoleted: 1.0)
    @objc(snapWithScrollView:) public func snap_objc(with scrollView: UIScrollView) { snap(with: scrollView) }
  }

  extension ScrollViewDelegateSplitter {
    /// Creates a splitter for two delegates, which are held weakly.
    @available(swift, obsoleted: 1.0)
    @objc(initWithFirstDelegate:secondDelegate:)
    public convenience init(
      objc firstDelegate: (any UIScrollViewDelegate)?, secondDelegate: (any UIScrollViewDelegate)?
    ) {
      self.init(firstDelegate, secondDelegate)
    }

    /// The object that receives every event first. It is held weakly.
    @available(swift, obsoleted: 1.0)
    @objc(firstDelegate) public var firstDelegate_objc: (any UIScrollViewDelegate)? {
      get { first }
      set { first = newValue }
    }

    /// The object that receives every event second. It is held weakly.
    @available(swift, obsoleted: 1.0)
    @objc(secondDelegate) public var secondDelegate_objc: (any UIScrollViewDelegate)? {
      get { second }
      set { second = newValue }
    }
  }

  extension FacebookBehavior {
    /// The distance that a drag from the very top must move down the page before the bar shrinks, in points. The default is 0.
    @available(swift, obsoleted: 1.0)
    @objc(thresholdFromTop) public var thresholdFromTop_objc: CGFloat {
      get { thresholdFromTop }
      set { thresholdFromTop = newValue }
    }

    /// The distance that a drag must move up the page before a hidden bar reappears, in points. The default is 0.
    @available(swift, obsoleted: 1.0)
    @objc(thresholdNegativeDirection) public var thresholdNegativeDirection_objc: CGFloat {
      get { thresholdNegativeDirection }
      set { thresholdNegativeDirection = newValue }
    }

    /// The distance that a drag must move down the page before a fully expanded bar shrinks, in points. The default is 0.
    @available(swift, obsoleted: 1.0)
    @objc(thresholdPositiveDirection) public var thresholdPositiveDirection_objc: CGFloat {
      get { thresholdPositiveDirection }
      set { thresholdPositiveDirection = newValue }
    }
  }
#endif
