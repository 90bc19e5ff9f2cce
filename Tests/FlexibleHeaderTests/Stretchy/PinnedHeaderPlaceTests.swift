import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("A pinned stretchy header in front of its content") struct PinnedHeaderPlaceTests {
  /// Returns whether a header is drawn in front of a sibling of its stage.
  private func isDrawn(_ header: UIView, inFrontOf view: UIView) -> Bool {
    guard let stage = header.superview, let all = stage.superview?.subviews,
      let front = all.firstIndex(of: stage), let back = all.firstIndex(of: view)
    else { return false }
    let (z, other) = (stage.layer.zPosition, view.layer.zPosition)
    return z > other || (z == other && front > back)
  }

  @Test("Sections that scroll sideways stay behind it")
  func orthogonalSections() {
    let screen = EdgeScreen(kind: .collection)
    let header = StretchyHeaderView(maximumHeight: 200)
    header.minimumHeight = 60
    header.staysAtMinimumHeight = true
    header.install(in: screen.scrollView)
    screen.show()
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    screen.scrollView.addSubview(carousel)
    screen.scroll(to: 50)
    expect(isDrawn(header, inFrontOf: carousel))
  }

  @Test("Supplementary views with a z position stay behind it, and indicators in front")
  func supplementaryViews() {
    let screen = EdgeScreen(kind: .collection)
    let header = StretchyHeaderView(maximumHeight: 200)
    header.minimumHeight = 60
    header.staysAtMinimumHeight = true
    header.install(in: screen.scrollView)
    screen.show()
    let section = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    section.layer.zPosition = 10
    screen.scrollView.addSubview(section)
    screen.scroll(to: 50)
    expect(isDrawn(header, inFrontOf: section) && header.superview?.layer.zPosition == 10)
    section.removeFromSuperview()
    screen.scroll(to: 60)
    expectEqual(header.superview?.layer.zPosition, 0)
  }

  @Test(
    "A field in the header keeps the keyboard when the header is pinned",
    arguments: ListKind.allCases)
  func focusStays(kind: ListKind) {
    let screen = EdgeScreen(kind: kind)
    let header = StretchyHeaderView(maximumHeight: 200)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    header.contentView.addSubview(field)
    header.install(in: screen.scrollView)
    screen.show()
    field.becomeFirstResponder()
    for isPinned in [true, false] {
      header.staysAtMinimumHeight = isPinned
      screen.stage.settle()
      expect(field.isFirstResponder, "pinned: \(isPinned)")
    }
  }
}
