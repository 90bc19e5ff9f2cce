#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

/// A scroll view's delegate that writes down what it is told, with tracking, dragging, decelerating as digits.
@MainActor final class ScrollJournal: NSObject, UIScrollViewDelegate {
  let journal = CallJournal()
  var onDidScroll: ((UIScrollView) -> Void)?
  var onWillEnd: ((CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)?

  /// The entries with repetitions written once; the journal starts afresh.
  func outline() -> [String] {
    var result: [String] = []
    for entry in journal.take() where entry != result.last { result.append(entry) }
    return result
  }

  private func note(_ name: String, _ view: UIScrollView) {
    let flags = [view.isTracking, view.isDragging, view.isDecelerating].map { $0 ? "1" : "0" }.joined()
    journal.add("\(name) \(flags)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", scrollView)
    onDidScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    onWillEnd?(velocity, targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }
}

/// Adjusted insets outside a window, as in tests of Material Components.
@MainActor struct OffsetStatements {
  private func scrollView(
    _ isTable: Bool, content: CGFloat = 1000, offset: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0
  ) -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    let view = isTable ? UITableView(frame: frame) : UIScrollView(frame: frame)
    view.contentSize = CGSize(width: 320, height: content)
    view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    view.contentOffset.y = offset
    return view
  }

  @Test("[A] the offset is the bounds' origin", arguments: FidelityAnswers.all)
  func boundsOrigin(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let view = scrollView(false, offset: 40)
    expectEqual(view.bounds.origin.y, 40)
    view.bounds.origin.y = 70
    expectEqual(view.contentOffset.y, 70)
    withExtendedLifetime(stage) {}
  }

  @Test("[A/K] an offset set by the program is not clamped", arguments: [true, false])
  func notClamped(isTable: Bool) {
    let stage = FidelityStage()
    expectEqual(scrollView(isTable, offset: -300).contentOffset.y, -300)
    expectEqual(scrollView(isTable, offset: 9000).contentOffset.y, 9000)
    withExtendedLifetime(stage) {}
  }

  @Test("table [T: MDC] an inset alone does not scroll to the top", arguments: FidelityAnswers.all)
  func insetDoesNotScroll(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    for isTable in [true, false] {
      let view = scrollView(isTable)
      view.contentInset.top = 100
      expectEqual(view.contentOffset.y, 0)
    }
    withExtendedLifetime(stage) {}
  }

  @Test(
    "table [T: MDC] short content goes to its only place; 12.8 the other rows",
    arguments: FidelityAnswers.all)
  func tableRows(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let short = scrollView(true, content: 300)
    short.contentInset.top = 100
    expectEqual(short.contentOffset.y, -100)
    let shrinking = scrollView(true, offset: -100, top: 100)
    shrinking.contentInset.top = 50
    expectEqual(shrinking.contentOffset.y, -50)
    let end = scrollView(true, offset: 500)
    end.contentInset.bottom = 50
    expectEqual(end.contentOffset.y, 500)
    end.contentOffset.y = 550
    end.contentInset.bottom = 0
    expectEqual(end.contentOffset.y, 500)
    withExtendedLifetime(stage) {}
  }

  @Test("[K] content and bounds sizes pull the offset into range", arguments: FidelityAnswers.all)
  func sizes(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let view = scrollView(false, offset: 450)
    view.contentSize.height = 800
    expectEqual(view.contentOffset.y, 300)
    view.frame.size.height = 600
    expectEqual(view.contentOffset.y, 200)
    withExtendedLifetime(stage) {}
  }

  @Test("[?] plain scroll views clamp when insets change")
  func whoClamps() {
    check(.clampsOnInsetChange, yes: "-100", no: "0") { _ in
      let view = scrollView(false, content: 300)
      view.contentInset.top = 100
      return "\(Int(view.contentOffset.y))"
    }
  }

  @Test("[?] an equal inset clamps")
  func equalInset() {
    check(.settingEqualInsetClamps, yes: "-100", no: "-300") { _ in
      let view = scrollView(true, offset: -300, top: 100)
      view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
      return "\(Int(view.contentOffset.y))"
    }
  }

  @Test("[T: Google's tests on iOS 13 and later] a table that never computed its content clamps")
  func emptyTable() {
    check(.emptyTableClamps, yes: "-100", no: "0") { _ in
      let controller = UITableViewController(style: .plain)
      controller.tableView.contentInset.top = 100
      return "\(Int(controller.tableView.contentOffset.y))"
    }
  }

  @Test("[R] contentOffset rounds to pixels, bounds.origin does not", arguments: FidelityAnswers.all)
  func rounding(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let view = scrollView(false)
    let pixel = 1 / UIScreen.main.scale
    view.contentOffset.y = 10 + 0.3 * pixel
    expectEqual(view.contentOffset.y, 10)
    view.bounds.origin.y = 10 + 0.3 * pixel
    expectEqual(view.contentOffset.y, 10 + 0.3 * pixel)
    withExtendedLifetime(stage) {}
  }

  @Test("[?] half a pixel goes up")
  func halfPixel() {
    check(.halfPixelRounding, yes: "1", no: "0") { _ in
      let view = scrollView(false)
      let scale = UIScreen.main.scale
      // 10 points are an even number of pixels.
      view.contentOffset.y = 10 + 0.5 / scale
      return "\(Int(((view.contentOffset.y - 10) * scale).rounded()))"
    }
  }

  @Test("[?] setting bounds.origin sends didScroll")
  func boundsOriginSends() {
    check(.boundsOriginSendsDidScroll, yes: "1", no: "0") { _ in
      let view = scrollView(false)
      let recorder = ScrollJournal()
      view.delegate = recorder
      view.bounds.origin.y = 100
      return "\(recorder.journal.entries.count)"
    }
  }

  @Test("[R] the safe area pulls content at the top edge along", arguments: FidelityAnswers.all)
  func safeAreaAtTheTop(answers: FidelityAnswers) {
    let stage = FidelityStage(answers, windowInsets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let (root, view) = shownScrollView(on: stage)
    view.contentOffset.y = -44
    root.additionalSafeAreaInsets.top = 56
    stage.turn()
    expect(view.adjustedContentInset.top == 100 && view.contentOffset.y == -100)
  }

  @Test("[?] the safe area also moves content that is further down")
  func safeAreaFurtherDown() {
    check(.safeAreaChangeMovesScrolledContent, yes: "244", no: "300") { stage in
      stage.window.imposedInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
      let (root, view) = shownScrollView(on: stage)
      view.contentOffset.y = 300
      root.additionalSafeAreaInsets.top = 56
      stage.turn()
      return "\(Int(view.contentOffset.y))"
    }
  }

  private func shownScrollView(on stage: FidelityStage) -> (UIViewController, UIScrollView) {
    let root = UIViewController()
    stage.show(root)
    let view = UIScrollView(frame: root.view.bounds)
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize = CGSize(width: view.bounds.width, height: 3000)
    root.view.addSubview(view)
    stage.turn()
    return (root, view)
  }

  @Test("table [A] what adjustedContentInset adds")
  func adjustment() {
    let stage = FidelityStage(windowInsets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let (_, view) = shownScrollView(on: stage)
    view.contentInset.top = 10
    expectEqual(view.adjustedContentInset.top, 54)
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.adjustedContentInset.top, 10)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    expectEqual(view.adjustedContentInset.top, 54)
    view.contentSize.height = 10
    stage.turn()
    expectEqual(view.adjustedContentInset.top, 10)
    view.alwaysBounceVertical = true
    stage.turn()
    expectEqual(view.adjustedContentInset.top, 54)
  }

  @Test("[T: MDC] outside of a window every behavior gives contentInset")
  func adjustmentWithoutWindow() {
    let stage = FidelityStage()
    for behavior in [.automatic, .scrollableAxes, .never, .always]
      as [UIScrollView.ContentInsetAdjustmentBehavior]
    {
      let view = scrollView(false, top: 10)
      view.contentInsetAdjustmentBehavior = behavior
      expectEqual(view.adjustedContentInset.top, 10)
    }
    withExtendedLifetime(stage) {}
  }

  @Test("[A] the view is notified of a new adjusted inset before its delegate, for contentInset too")
  func adjustedCallbacks() {
    let stage = FidelityStage()
    final class Witness: UIScrollView {
      var onChange: (() -> Void)?
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        onChange?()
      }
    }
    let view = Witness(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1000
    let recorder = ScrollJournal()
    view.onChange = { recorder.journal.add("view") }
    view.delegate = recorder
    view.contentInset.top = 10
    expectEqual(recorder.journal.entries, ["view", "didChangeAdjustedContentInset 000"])
    withExtendedLifetime(stage) {}
  }
}

/// Scrolling without a finger.
@MainActor struct DelegateStatements {
  private func shown(on stage: FidelityStage) -> (view: UIScrollView, recorder: ScrollJournal) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 5000)
    stage.showPlain().addSubview(view)
    stage.turn()
    let recorder = ScrollJournal()
    view.delegate = recorder
    return (view, recorder)
  }

  @Test(
    "[R] didScroll comes inside the change, once, and not for an equal value",
    arguments: FidelityAnswers.all)
  func synchronous(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    var seen: [CGFloat] = []
    recorder.onDidScroll = { seen.append($0.contentOffset.y) }
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    expect(seen == [10, 20] && recorder.outline() == ["didScroll 000"])
  }

  @Test(
    "[R] observers are notified after the delegate, and of equal values too",
    arguments: FidelityAnswers.all)
  func observers(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    let journal = CallJournal()
    recorder.onDidScroll = { _ in journal.add("delegate") }
    let token = view.observe(\.contentOffset, options: [.new]) { _, change in
      let y = change.newValue?.y
      MainActor.assumeIsolated { journal.add("observer \(y.map { Int($0) } ?? -1)") }
    }
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    expectEqual(journal.entries, ["delegate", "observer 10", "observer 10"])
    token.invalidate()
  }

  @Test("[A] old and new only if asked for, initial at once, nothing after the end")
  func observationOptions() {
    let stage = FidelityStage()
    let (view, _) = shown(on: stage)
    let journal = CallJournal()
    func observe(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
      view.observe(\.contentSize, options: options) { _, change in
        let (old, new) = (change.oldValue?.height, change.newValue?.height)
        MainActor.assumeIsolated { journal.add("\(old.map { Int($0) } ?? -1) \(new.map { Int($0) } ?? -1)") }
      }
    }
    var token: NSKeyValueObservation? = observe([])
    view.contentSize.height = 6000
    token = observe([.old, .new])
    view.contentSize.height = 7000
    token = observe([.initial, .new])
    expectEqual(journal.take(), ["-1 -1", "6000 7000", "-1 7000"])
    token = nil
    view.contentSize.height = 5000
    expect(journal.entries == [] && token == nil)
  }

  @Test("[K] an offset set inside didScroll re-enters")
  func reentrant() {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage)
    recorder.onDidScroll = { if $0.contentOffset.y > 100 { $0.contentOffset.y = 100 } }
    view.contentOffset.y = 300
    expect(view.contentOffset.y == 100 && recorder.journal.entries.count == 2)
  }

  @Test("[K] inside UIView.animate: the model at once, one didScroll", arguments: FidelityAnswers.all)
  func insideAnimate(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    UIView.animate(withDuration: 0.2) { view.contentOffset.y = 400 }
    expect(view.contentOffset.y == 400 && recorder.journal.entries == ["didScroll 000"])
    stage.wait(0.5)
    expectEqual(recorder.journal.entries, ["didScroll 000"])
  }

  @Test(
    "[A/K] an animated offset: frames, then didEndScrollingAnimation, all flags 0",
    arguments: FidelityAnswers.all)
  func animated(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let (view, recorder) = shown(on: stage)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectLess(view.contentOffset.y, 300)
    stage.wait(1)
    expectEqual(view.contentOffset.y, 300)
    expectGreater(recorder.journal.entries.count, 3)
    expectEqual(recorder.outline(), ["didScroll 000", "didEndScrollingAnimation 000"])
  }

  @Test("[K] animated to where it is: nothing happens")
  func animatedToTheSame() {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage)
    view.setContentOffset(.zero, animated: true)
    stage.wait(1)
    expectEqual(recorder.journal.entries, [])
  }

  @Test("physics [A] scrollRectToVisible moves as far as needed and no further", arguments: [true, false])
  func rectToVisible(animated: Bool) {
    let stage = FidelityStage()
    let (view, recorder) = shown(on: stage)
    func scroll(to y: CGFloat) -> CGFloat {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 100), animated: animated)
      stage.wait(1)
      return view.contentOffset.y
    }
    expectEqual(scroll(to: 1000), 600)
    expectEqual(scroll(to: 700), 600)
    expectEqual(scroll(to: 400), 400)
    expectEqual(recorder.outline().contains("didEndScrollingAnimation 000"), animated)
  }

  @Test("[?] the views of the scroll indicators stay in front of all other subviews")
  func indicatorViews() {
    check(.indicatorsAreFrontmostSubviews, yes: "behind them", no: "in front") { stage in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      stage.showPlain().addSubview(view)
      stage.turn()
      let child = UIView()
      view.addSubview(child)
      view.bringSubviewToFront(child)
      return view.subviews.last === child ? "in front" : "behind them"
    }
  }

  @Test("[?] a row above whose estimated height is corrected moves the offset by the difference")
  func estimateCorrections() {
    check(.estimateCorrectionsMoveOffset, yes: "moved", no: "kept") { stage in
      let source = EstimatedRows()
      let table = shownTable(source, in: stage)
      table.contentOffset.y = 2000
      stage.turn()
      table.contentOffset.y -= 60
      table.layoutIfNeeded()
      return table.contentOffset.y == 1940 ? "kept" : "moved"
    }
  }

  @Test("[?] a table sets an equal content size at each layout")
  func equalContentSize() {
    check(.tableLayoutSetsEqualContentSize, yes: "told", no: "not told") { stage in
      let source = EstimatedRows()
      let table = shownTable(source, in: stage)
      let changes = Counter()
      let token = table.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { changes.count += 1 } }
      table.setNeedsLayout()
      table.layoutIfNeeded()
      token.invalidate()
      return changes.count > 0 ? "told" : "not told"
    }
  }

  @MainActor private final class Counter { var count = 0 }

  /// Rows that are twice as high as their estimate.
  @MainActor private final class EstimatedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
  }

  private func shownTable(_ source: EstimatedRows, in stage: FidelityStage) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    stage.showPlain().addSubview(table)
    stage.turn()
    return table
  }
}
