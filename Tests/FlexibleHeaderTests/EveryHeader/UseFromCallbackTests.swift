import FlexibleHeader
import HeaderTesting
import Testing

/// Code of the app runs while a header writes: observers of the scroll view, its delegate, listeners, and layouts of views.
/// Swift ends the program if that code changes what the header is changing.
@MainActor @Suite("Code that a header calls may use it", .needs(.touches)) struct UseFromCallbackTests {
  /// What calls code of the app.
  enum Caller: CaseIterable {
    case offset, inset, delegate, adjustedInset, progress, layout, follower
  }

  @Test(
    "Each use from each caller leaves nothing in the insets", arguments: HeaderKind.allCases, Caller.allCases)
  func uses(kind: HeaderKind, caller: Caller) {
    let header = kind.make()
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    let list = stage.root.list
    let user = HeaderUser(of: header, in: list)
    user.listen(to: caller)
    // Some callers are called because of each use, and never rest.
    for distance in [-240.0, 400] {
      stage.drag(by: distance)
      stage.settle(limit: 1)
    }
    header.setMaximumHeight(180)
    header.uninstall()
    header.install(in: list)
    stage.settle(limit: 1)
    user.stop()
    header.uninstall()
    stage.settle()
    expectGreater(user.count, 0)
    expectEqual(list.contentInset, .zero)
  }

  @Test(
    "A header on its way to a list or to none tracks the one that its former list's delegate chose",
    arguments: [HeaderKind.flexible, .shifting, .sections], [false, true])
  func chosenMeanwhile(kind: HeaderKind, leadsToNone: Bool) {
    // With sections, the former list keeps its insets while there is another one.
    guard leadsToNone || kind != .sections else { return }
    let header = kind.make()
    let stage = HeaderStage { UIViewController() }
    let lists = (0..<3).map { _ in UIScrollView(frame: stage.window.bounds) }
    for list in lists { list.contentSize = CGSize(width: 300, height: 3000) }
    for view in lists + [header] { stage.root.view.addSubview(view) }
    header.track(lists[0])
    stage.settle()
    let share = lists[0].contentInset.top
    expectGreater(share, 0)
    let chooser = Chooser()
    chooser.choose = { header.track(lists[2]) }
    lists[0].delegate = chooser
    header.track(leadsToNone ? nil : lists[1])
    stage.settle()
    expectNil(chooser.choose)
    expectSame(header.scrollView, lists[2])
    expectEqual(lists.map(\.contentInset.top), [0, 0, share])
    header.track(nil)
    stage.settle()
    expectEqual(lists.map(\.contentInset.top), [0, 0, 0])
  }
}

/// A delegate that chooses another list when the insets of its own one change.
@MainActor private final class Chooser: NSObject, UIScrollViewDelegate {
  var choose: (() -> Void)?

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let choose = choose
    self.choose = nil
    choose?()
  }
}

extension ScrollHeaderView {
  fileprivate func track(_ scrollView: UIScrollView?) {
    (self as? FlexibleHeaderView)?.trackingScrollView = scrollView
    (self as? SectionedHeaderView)?.trackingScrollView = scrollView
  }
}

/// Code of an app that uses a header each time it is called, in another way each time.
@MainActor private final class HeaderUser: NSObject, UIScrollViewDelegate {
  private(set) var count = 0
  private let header: ScrollHeaderView
  private let list: UIScrollView
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let listener = LayoutListener(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
  private var caller = UseFromCallbackTests.Caller.offset
  private var observation: NSKeyValueObservation?
  private var isUsing = false

  init(of header: ScrollHeaderView, in list: UIScrollView) {
    self.header = header
    self.list = list
  }

  func listen(to caller: UseFromCallbackTests.Caller) {
    self.caller = caller
    listener.didLayOut = { [weak self] in self?.use() }
    switch caller {
    case .offset: observe(\.contentOffset)
    case .inset: observe(\.contentInset)
    case .delegate, .adjustedInset: list.delegate = self
    case .progress: header.progressDidChange = { [weak self] _ in self?.use() }
    case .layout: header.addContent(listener)
    case .follower: header.followers.addBottomBar(listener, hides: true)
    }
  }

  private func observe<Value>(_ property: KeyPath<UIScrollView, Value>) {
    observation = list.observe(property) { [weak self] _, _ in MainActor.assumeIsolated { self?.use() } }
  }

  /// Ends the use, and removes what it added.
  func stop() {
    isUsing = true
    observation = nil
    header.followers.removeAll()
    header.snaps = false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { if caller == .delegate { use() } }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if caller == .adjustedInset { use() }
  }

  private func use() {
    guard !isUsing else { return }
    isUsing = true
    uses[count % uses.count](self)
    count += 1
    isUsing = false
  }

  private let uses: [(HeaderUser) -> Void] = [
    { $0.header.followers.update() },
    { $0.header.followers.addBottomBar($0.bar, hides: true) },
    { $0.header.layoutIfNeeded() },
    { $0.header.uninstall() },
    { $0.header.install(in: $0.list) },
    { $0.header.setMaximumHeight(170) },
    { $0.header.followers.remove($0.bar) },
    { $0.header.fitContent() },
    { $0.header.setCollapsed(true, animated: false) },
    { $0.header.effects.add(.fade(within: 0...0.6), to: $0.bar) },
    { $0.header.snaps.toggle() },
    { $0.header.setCollapsed(false, animated: true) },
    { $0.list.layoutIfNeeded() },
    { $0.list.contentOffset.y += 1 },
  ]
}

/// A view whose layout calls code of the app.
private final class LayoutListener: UIView {
  var didLayOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut()
  }
}
