/// Lets two objects be a scroll view's delegate: a bar's behaviour and the screen.
///
/// Every event of scroll views and table views goes to both, to the first one first. Where UIKit wants an
/// answer, it is that of the first one that has one; an answer that equals what UIKit does without a delegate
/// counts as none, for where protocols have default implementations nobody can tell the two apart. Both are
/// held weakly, and nobody holds the splitter but its owner: scroll views do not.
///
/// ```swift
/// let splitter = ScrollViewDelegateSplitter(bar.behavior, self)
/// tableView.delegate = splitter
/// ```
///
/// Events that no portable screen knows, such as zooming and swipe actions, are not forwarded; on iOS a
/// subclass may.
open class ScrollViewDelegateSplitter: NSObject, UITableViewDelegate {
  /// The one that hears everything first.
  public private(set) weak var first: (any UIScrollViewDelegate)?
  /// The one that hears everything second.
  public private(set) weak var second: (any UIScrollViewDelegate)?

  // Kept beside: to find out what an object conforms to takes longer than to tell it of an event.
  private weak var firstOfTable: (any UITableViewDelegate)?
  private weak var secondOfTable: (any UITableViewDelegate)?

  // MARK: - Life cycle

  /// Makes a splitter; events of table views go to those of the two that are delegates of table views.
  public init(_ first: (any UIScrollViewDelegate)?, _ second: (any UIScrollViewDelegate)?) {
    self.first = first
    self.second = second
    firstOfTable = first as? any UITableViewDelegate
    secondOfTable = second as? any UITableViewDelegate
    super.init()
  }

  // MARK: - UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell { method($0.scrollViewDidScroll)?(scrollView) }
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell { method($0.scrollViewWillBeginDragging)?(scrollView) }
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell { method($0.scrollViewWillEndDragging)?(scrollView, velocity, targetContentOffset) }
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell { method($0.scrollViewDidEndDragging)?(scrollView, decelerate) }
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell { method($0.scrollViewWillBeginDecelerating)?(scrollView) }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell { method($0.scrollViewDidEndDecelerating)?(scrollView) }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell { method($0.scrollViewDidEndScrollingAnimation)?(scrollView) }
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(otherwise: true) { method($0.scrollViewShouldScrollToTop)?(scrollView) }
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell { method($0.scrollViewDidScrollToTop)?(scrollView) }
  }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell { method($0.scrollViewDidChangeAdjustedContentInset)?(scrollView) }
  }

  // MARK: - UITableViewDelegate, what happens

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tellOfTable { method($0.tableView(_:willDisplay:forRowAt:))?(tableView, cell, indexPath) }
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tellOfTable { method($0.tableView(_:didEndDisplaying:forRowAt:))?(tableView, cell, indexPath) }
  }

  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    tellOfTable { method($0.tableView(_:willDisplayHeaderView:forSection:))?(tableView, view, section) }
  }

  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    tellOfTable { method($0.tableView(_:willDisplayFooterView:forSection:))?(tableView, view, section) }
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    tellOfTable { method($0.tableView(_:didEndDisplayingHeaderView:forSection:))?(tableView, view, section) }
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    tellOfTable { method($0.tableView(_:didEndDisplayingFooterView:forSection:))?(tableView, view, section) }
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tellOfTable { method($0.tableView(_:didHighlightRowAt:))?(tableView, indexPath) }
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tellOfTable { method($0.tableView(_:didUnhighlightRowAt:))?(tableView, indexPath) }
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tellOfTable { method($0.tableView(_:didSelectRowAt:))?(tableView, indexPath) }
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tellOfTable { method($0.tableView(_:didDeselectRowAt:))?(tableView, indexPath) }
  }

  // MARK: - UITableViewDelegate, what is asked

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    askOfTable(otherwise: tableView.rowHeight) {
      method($0.tableView(_:heightForRowAt:))?(tableView, indexPath)
    }
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    askOfTable(otherwise: tableView.estimatedRowHeight) {
      method($0.tableView(_:estimatedHeightForRowAt:))?(tableView, indexPath)
    }
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    askOfTable(otherwise: tableView.sectionHeaderHeight) {
      method($0.tableView(_:heightForHeaderInSection:))?(tableView, section)
    }
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    askOfTable(otherwise: tableView.sectionFooterHeight) {
      method($0.tableView(_:heightForFooterInSection:))?(tableView, section)
    }
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    askOfTable(otherwise: tableView.estimatedSectionHeaderHeight) {
      method($0.tableView(_:estimatedHeightForHeaderInSection:))?(tableView, section)
    }
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    askOfTable(otherwise: tableView.estimatedSectionFooterHeight) {
      method($0.tableView(_:estimatedHeightForFooterInSection:))?(tableView, section)
    }
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    askOfTable(otherwise: nil) {
      method($0.tableView(_:viewForHeaderInSection:)).map { $0(tableView, section) }
    }
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    askOfTable(otherwise: nil) {
      method($0.tableView(_:viewForFooterInSection:)).map { $0(tableView, section) }
    }
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    askOfTable(otherwise: true) { method($0.tableView(_:shouldHighlightRowAt:))?(tableView, indexPath) }
  }

  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    askOfTable(otherwise: indexPath) {
      method($0.tableView(_:willSelectRowAt:)).map { $0(tableView, indexPath) }
    }
  }

  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    askOfTable(otherwise: indexPath) {
      method($0.tableView(_:willDeselectRowAt:)).map { $0(tableView, indexPath) }
    }
  }

  // MARK: - Private

  private func tell(_ event: (any UIScrollViewDelegate) -> Void) {
    if let first { event(first) }
    if let second, second !== first { event(second) }
  }

  private func tellOfTable(_ event: (any UITableViewDelegate) -> Void) {
    if let firstOfTable { event(firstOfTable) }
    if let secondOfTable, secondOfTable !== firstOfTable { event(secondOfTable) }
  }

  private func ask<Answer: Equatable>(
    otherwise usual: Answer, _ question: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer {
    if let first, let answer = question(first), answer != usual { return answer }
    if let second, let answer = question(second) { return answer }
    return usual
  }

  private func askOfTable<Answer: Equatable>(
    otherwise usual: Answer, _ question: (any UITableViewDelegate) -> Answer?
  ) -> Answer {
    if let firstOfTable, let answer = question(firstOfTable), answer != usual { return answer }
    if let secondOfTable, let answer = question(secondOfTable) { return answer }
    return usual
  }
}

/// A method of a delegate that may be missing: with Apple's protocols it is an optional already, elsewhere a
/// default stands in for it. One that answers an optional is called with `map`: a chain would take a missing
/// one for nil.
private func method<Method>(_ method: Method?) -> Method? { method }
