import UIKit

/// The delegate of a scroll view on behalf of its connection, for the two methods whose results UIKit requests only from the
/// delegate: the target of a drag, and the tap on the status bar.
///
/// There is one for each scroll view, and only while a client implements one of these methods. The app's delegate continues to
/// receive all events.
@MainActor final class ConnectionDelegateProxy {
  private let answers: DelegateAnswers
  private let splitter: ScrollViewDelegateSplitter
  /// The number of times that this object became the delegate. After the first time, another delegate has replaced it and may
  /// forward to it.
  private var turns = 0

  init(for connection: ScrollConnection) {
    answers = DelegateAnswers(of: connection)
    splitter = ScrollViewDelegateSplitter(answers, nil)
  }

  /// Becomes the delegate, in front of the one that the app set. Has no effect if nothing changed, or if that one forwards to
  /// this object.
  func takePart(in scrollView: UIScrollView) {
    let current = scrollView.delegate
    defer { splitter.hasReceivedMovement = false }
    guard current !== splitter else { return }
    if let current, splitter.isWrapped(by: current) { return }
    splitter.wrapped = splitter.second
    splitter.second = current
    turns += 1
    splitter.follow(scrollView)
    // VoiceOver may keep an unsafe reference to the delegate of a list that was replaced without this.
    scrollView.delegate = nil
    scrollView.delegate = splitter
  }

  /// Makes the app's delegate the delegate again, unless the app set another one. The app's new delegate may forward to this
  /// object, which then continues to forward to the app's former delegate.
  func leave(_ scrollView: UIScrollView) {
    let isInFront = scrollView.delegate === splitter
    if isInFront {
      scrollView.delegate = nil
      scrollView.delegate = splitter.second
    }
    guard let current = scrollView.delegate, turns > 1 || !isInFront else { return }
    AssociatedObject.set(splitter, of: current, for: splitter)
    guard turns > 1, splitter.second === current else { return }
    // The scroll view remembers which methods its delegate implements, with the objects to which that forwards.
    splitter.second = splitter.wrapped
    scrollView.delegate = nil
    scrollView.delegate = current
  }
}

/// The delegate object that returns what the clients of a connection decide.
final class DelegateAnswers: NSObject, UIScrollViewDelegate {
  private weak var connection: ScrollConnection?

  init(of connection: ScrollConnection) {
    self.connection = connection
    super.init()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    connection?.willEndDragging(velocity: velocity, target: targetContentOffset)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    connection?.shouldScrollToTop() ?? true
  }
}
