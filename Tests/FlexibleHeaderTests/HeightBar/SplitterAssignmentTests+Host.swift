#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import PortableUIKit
  import Testing

  @MainActor @Suite("Splitters that are assigned again") struct SplitterAssignmentTests {
    /// A scroll view that counts how often it got a delegate.
    private final class CountingScrollView: UIScrollView {
      var assignments = 0

      override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if delegate != nil { assignments += 1 } }
      }
    }

    @Test("Another target makes the scroll view ask again, once any event arrived")
    func assignedAgain() {
      DeviceModel.phone47.makeCurrent()
      let (first, second) = (DelegateCounter(), DelegateCounter())
      let splitter = ScrollViewDelegateSplitter(first, nil)
      let view = CountingScrollView()
      view.delegate = splitter
      splitter.scrollViewWillBeginDragging(view)
      splitter.second = second
      expectEqual(view.assignments, 2)
      expectSame(view.delegate, splitter)
    }
  }
#endif
