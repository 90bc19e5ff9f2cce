/// A group of changes to layers and the way in which they become visible.
///
/// Outside `begin()` and `commit()` changes belong to a group that ends with the frame.
open class CATransaction: NSObject {
  /// Opens a group inside the current one; it starts with the settings of that.
  open class func begin() { Timeline.current.transactions.begin() }

  /// Closes the innermost group; without one, what has gathered outside of groups becomes a frame.
  open class func commit() {
    let transactions = Timeline.current.transactions
    if transactions.isExplicit { transactions.commit() } else { flush() }
  }

  /// Lays out what is visible and ends what has gathered outside of groups; on the main actor only.
  open class func flush() {
    MainActor.assumeIsolated { HostSimulator.current.commit() }
  }

  /// The length of animations that have none of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    Timeline.current.transactions.top?.duration ?? TransactionStack.standardDuration
  }

  /// Sets the length of animations that have none of their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Timeline.current.transactions.change { $0.duration = dur }
  }

  /// The pace of animations started by changes; nil, the default, leaves it to them.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Timeline.current.transactions.top?.timingFunction
  }

  /// Sets the pace of animations started by changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Timeline.current.transactions.change { $0.timingFunction = function }
  }

  /// Whether changes start no animations; false by default.
  open class func disableActions() -> Bool {
    Timeline.current.transactions.disablesActions
  }

  /// Says whether changes start no animations.
  open class func setDisableActions(_ flag: Bool) {
    Timeline.current.transactions.change { $0.disablesActions = flag }
  }

  /// The block that waits for the end of the animations.
  open class func completionBlock() -> (() -> Void)? {
    Timeline.current.transactions.top?.completionBlock
  }

  /// Sets a block that is called when all animations added from now on in this group have ended.
  ///
  /// It is called by `commit()` if there were none; set it before adding animations.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Timeline.current.transactions.setCompletionBlock(block)
  }
}
