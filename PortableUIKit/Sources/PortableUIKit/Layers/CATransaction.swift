/// A group of layer changes and the settings for animating them.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit group that ends with the frame.
open class CATransaction: NSObject {
  /// Begins a group inside of the current one and inherits its settings.
  open class func begin() { Timeline.current.transactions.begin() }

  /// Ends the innermost group. Without one, ends the implicit group and commits it as a frame.
  open class func commit() {
    let transactions = Timeline.current.transactions
    if transactions.isExplicit { transactions.commit() } else { flush() }
  }

  /// Performs pending layout and ends the implicit group. Call it on the main actor only.
  open class func flush() {
    MainActor.assumeIsolated { HostSimulator.current.commit() }
  }

  /// Returns the duration of animations that don't specify one, in seconds. The default is 0.25.
  open class func animationDuration() -> CFTimeInterval {
    Timeline.current.transactions.top?.duration ?? TransactionStack.standardDuration
  }

  /// Sets the duration of animations that don't specify one, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Timeline.current.transactions.change { $0.duration = dur }
  }

  /// Returns the timing function of animations started by changes. The default, `nil`, uses that of each
  /// animation.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Timeline.current.transactions.top?.timingFunction
  }

  /// Sets the timing function of animations started by changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Timeline.current.transactions.change { $0.timingFunction = function }
  }

  /// Returns whether changes start no animations. The default is `false`.
  open class func disableActions() -> Bool {
    Timeline.current.transactions.disablesActions
  }

  /// Sets whether changes start no animations.
  open class func setDisableActions(_ flag: Bool) {
    Timeline.current.transactions.change { $0.disablesActions = flag }
  }

  /// Returns the block that is called when the animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    Timeline.current.transactions.top?.completionBlock
  }

  /// Sets a block that is called when all animations that are subsequently added to this group have ended.
  ///
  /// If there are none, it's called by `commit()`. Set the block before adding animations.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Timeline.current.transactions.setCompletionBlock(block)
  }
}
