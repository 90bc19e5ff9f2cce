import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/ChoosingAHeader.md
@MainActor @Suite("What is inside a header") struct HeaderUseTests {
  @Test(
    "A carousel in the header leaves the tap on the status bar to the list", .needs([.touches, .clock]),
    arguments: HeaderKind.atTheTop)
  func carousel(kind: HeaderKind) {
    let chips = UIScrollView(frame: CGRect(x: 0, y: 80, width: 300, height: 40))
    chips.contentSize = CGSize(width: 900, height: 40)
    let header = kind.make()
    header.addContent(chips)
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    stage.drag(by: -300)
    stage.drag(by: -300)
    // The first tap expands a Safari bar, the second one scrolls.
    for _ in 0..<(kind == .safariBar ? 2 : 1) {
      stage.tapStatusBar()
      stage.settle()
    }
    expectEqual(stage.root.distance, 0)
    expect(!chips.scrollsToTop)
    header.uninstall()
    stage.settle()
    expect(chips.scrollsToTop)
  }

  @Test(
    "A carousel that comes late, deep in the header, leaves the tap on the status bar to the list",
    .needs([.touches, .clock]), arguments: HeaderKind.atTheTop)
  func lateCarousel(kind: HeaderKind) {
    let (header, box) = (kind.make(), UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 40)))
    header.addContent(box)
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    stage.drag(by: -300)
    box.addSubview(UIScrollView(frame: box.bounds))
    stage.drag(by: -300)
    for _ in 0..<(kind == .safariBar ? 2 : 1) {
      stage.tapStatusBar()
      stage.settle()
    }
    expectEqual(stage.root.distance, 0)
  }

  @Test(
    "A carousel that is added to a header on the screen leaves the tap to the list at once", .needs(.touches))
  func addedCarousel() {
    let header = HeaderKind.flexible.make()
    let stage = HeaderStage { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    let (box, chips) = (UIView(), UIScrollView())
    box.addSubview(chips)
    header.addSubview(box)
    expect(!chips.scrollsToTop)
    box.removeFromSuperview()
    stage.settle()
    stage.drag(by: -100)
    expect(chips.scrollsToTop)
  }

  @Test(
    "A carousel in a header whose events are forwarded leaves the tap to the list",
    .needs([.touches, .clock]))
  func forwardedEvents() {
    let stage = HeaderStage { ListScreen() }
    let chips = UIScrollView()
    stage.root.header.contentView.addSubview(chips)
    stage.drag(by: -200)
    expect(!chips.scrollsToTop)
  }

  @Test(
    "A text view in a bottom bar leaves the tap on the status bar to the list", .needs([.touches, .clock]))
  func bottomBar() {
    let header = HeaderKind.flexible.make()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (first, second) = (UITextView(), UIScrollView())
    bar.addSubview(first)
    header.followers.addBottomBar(bar)
    let stage = HeaderStage(.phoneNotch) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    expect(!first.scrollsToTop)
    bar.addSubview(second)
    stage.drag(by: -300)
    stage.tapStatusBar()
    stage.settle()
    expectEqual(stage.root.distance, 0)
    header.followers.remove(bar)
    expect(first.scrollsToTop && second.scrollsToTop)
  }

  /// Shows a list under a header with a text field.
  private func screen(
    _ kind: HeaderKind
  ) -> (stage: HeaderStage<RowsScreen>, header: ScrollHeaderView, field: UITextField) {
    var (header, field): (ScrollHeaderView?, UITextField?)
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen { screen in
        (header, field) = (kind.make(), UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34)))
        header?.addContent(field!)
        header?.install(in: screen.list)
      }
    }
    stage.settle()
    return (stage, header!, field!)
  }

  @Test(
    "A bar expands for a text field that is edited, stays open, and goes on afterward", .needs(.touches),
    arguments: HeaderKind.bars)
  func editingInBar(kind: HeaderKind) {
    let (stage, bar, field) = screen(kind)
    let safeArea = stage.window.safeAreaInsets.top
    stage.drag(by: -300)
    stage.drag(by: -200)
    expectEqual(bar.frame.height, safeArea + 60)
    field.becomeFirstResponder()
    stage.settle()
    expectEqual(bar.frame.height, safeArea + 160)
    stage.drag(by: -100)
    expectEqual(bar.frame.height, safeArea + 160)
    field.resignFirstResponder()
    stage.settle()
    stage.drag(by: -150)
    stage.drag(by: -150)
    expectEqual(bar.frame.height, safeArea + 60)
  }

  @Test("A header that shifts returns for a text field that is edited, and stays", .needs(.touches))
  func editingInFlexibleHeader() {
    let (stage, header, field) = screen(.shifting)
    stage.drag(by: -300)
    expectLess(header.frame.minY, 0)
    field.becomeFirstResponder()
    stage.settle()
    expectEqual(header.frame.minY, 0)
    stage.drag(by: -200)
    expectEqual(header.frame.minY, 0)
    field.resignFirstResponder()
    stage.settle()
    stage.drag(by: -200)
    expectLess(header.frame.minY, 0)
  }
}
