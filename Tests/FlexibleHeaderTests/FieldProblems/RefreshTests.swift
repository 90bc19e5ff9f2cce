import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#refreshing
@MainActor @Suite("Refreshing doesn't move the header")
struct RefreshTests {
  private func phone(
    _ kind: ListKind, _ flags: BehavioralFlags, _ answers: UIKitAnswers = .initial
  ) -> (HeaderStage<ListScreen>, UIRefreshControl) {
    let control = UIRefreshControl()
    let phone = HeaderStage(answers: answers) { () -> ListScreen in
      let screen = ListScreen(kind, flags: flags)
      screen.scrollView.refreshControl = control
      return screen
    }
    if flags == .materialComponents { phone.root.scrollView.contentOffset.y = -180 }
    return (phone, control)
  }

  @Test(
    "pulled by a finger: while it refreshes the header has its full height, not more", .needs(.touches),
    arguments: BehavioralFlags.both, UIKitAnswers.tested)
  func pulled(flags: BehavioralFlags, answers: UIKitAnswers) {
    DeviceModel.phone47.makeCurrent()
    let places = [BehavioralFlags.both.firstIndex(of: flags), UIKitAnswers.tested.firstIndex(of: answers)]
    for kind in ListKind.plainAndTable.part(of: 2, at: places) {
      let (phone, control) = phone(kind, flags, answers)
      let header = phone.root.header
      let inset = phone.root.scrollView.contentInset
      phone.drag(from: CGPoint(x: 180, y: 250), by: 380, lasting: 0.5)
      expect(control.isRefreshing, "\(kind)")
      expectEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 180), "\(kind), refreshing")
      expectEqual(phone.root.contentTop, 240, "\(kind): the control's room lies below the header")
      expectEqual(phone.root.scrollView.contentInset, inset, "\(kind): its room is not the header's business")
      control.endRefreshing()
      for _ in 1...30 {
        phone.step()
        expectEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 180), "\(kind), on the way back")
      }
      phone.settle()
      expectEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 180), "\(kind), refreshed")
      expect(phone.root.contentTop == 180 && phone.root.scrollView.contentInset == inset, "\(kind)")
    }
  }

  @Test(
    "begun and ended while the content is elsewhere: the header doesn't move", arguments: BehavioralFlags.both
  )
  func elsewhere(flags: BehavioralFlags) {
    DeviceModel.phone47.makeCurrent()
    for kind in ListKind.plainAndTable {
      let (phone, control) = phone(kind, flags)
      phone.root.scrollView.contentOffset.y = 300
      phone.settle()
      let frame = phone.root.header.frame
      control.beginRefreshing()
      phone.settle()
      expectEqual(phone.root.header.frame, frame, "\(kind), begun")
      phone.drag(by: -60) { expectEqual(phone.root.header.frame, frame, "\(kind), dragged") }
      control.endRefreshing()
      phone.settle()
      expectEqual(phone.root.header.frame, frame, "\(kind), ended")
    }
  }
}
