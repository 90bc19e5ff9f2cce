#if !canImport(ObjectiveC)
  import FlexibleHeader
  import HeaderTesting
  import Testing

  /// A delegate that wraps the one before it and forwards everything to it, as the proxies of reactive libraries do. They wrap
  /// the present delegate at each use.
  private final class WrappingDelegate: NSObject, UITableViewDelegate, ForwardingDelegate {
    var offsets: [CGFloat] = []
    private nonisolated(unsafe) weak var former: (any UIScrollViewDelegate)?

    func wrap(delegateOf scrollView: UIScrollView) {
      guard scrollView.delegate !== self else { return }
      former = scrollView.delegate
      scrollView.delegate = nil
      scrollView.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
      if former?.responds(to: "scrollViewDidScroll:") == true { former?.scrollViewDidScroll(scrollView) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      let isForwarded = former?.responds(to: "scrollViewDidEndDragging:willDecelerate:") == true
      if isForwarded { former?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }

    nonisolated func implements(_ selector: Selector) -> Bool {
      selector == "scrollViewDidScroll:" || selector == "scrollViewDidEndDragging:willDecelerate:"
    }

    nonisolated func responds(to selector: Selector!) -> Bool {
      implements(selector) || former?.responds(to: selector) == true
    }

    nonisolated func forwardingTarget(for selector: Selector!) -> Any? { former }
  }

  /// A delegate that forwards one event to the delegate before it.
  private final class ForwardingByHand: NSObject, UIScrollViewDelegate {
    weak var former: (any UIScrollViewDelegate)?
    private(set) var dragEnds = 0

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      dragEnds += 1
      if dragEnds < 20 { former?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
  }

  @MainActor @Suite("Headers and delegates that wrap the one before") struct WrappedDelegateTests {
    private nonisolated static let kinds = HeaderKind.atTheTop.filter { !HeaderKind.bars.contains($0) }

    private func makeStage(
      _ kind: HeaderKind, _ counter: DelegateCounter, _ body: @escaping (UIScrollView) -> Void = { _ in }
    ) -> (HeaderStage<RowsScreen>, ScrollHeaderView) {
      let header = kind.make()
      header.snaps = true
      let stage = HeaderStage(.phone47) {
        RowsScreen { screen in
          screen.list.delegate = counter
          body(screen.list)
          header.install(in: screen.list)
        }
      }
      stage.drag(by: -120)
      stage.settle()
      return (stage, header)
    }

    /// Drags, and expects that both objects receive every event once.
    private func expectEvents(
      _ stage: HeaderStage<RowsScreen>, of proxy: WrappingDelegate, and counter: DelegateCounter? = nil
    ) {
      proxy.offsets = []
      counter?.scrolls = 0
      counter?.dragEnds = 0
      stage.drag(by: -60)
      stage.settle()
      expect(!proxy.offsets.isEmpty && zip(proxy.offsets, proxy.offsets.dropFirst()).allSatisfy { $0 != $1 })
      guard let counter else { return }
      expect(counter.scrolls == proxy.offsets.count && counter.dragEnds == 1)
    }

    @Test("A proxy around the delegate of a header that snaps", .needs(.touches), arguments: kinds)
    func proxyAroundTheHeader(kind: HeaderKind) {
      let (counter, proxy) = (DelegateCounter(), WrappingDelegate())
      let (stage, header) = makeStage(kind, counter)
      proxy.wrap(delegateOf: stage.root.list)
      expectEvents(stage, of: proxy, and: counter)
      expectSame(stage.root.list.delegate, proxy)
      expect(header.headerProgress.collapse == 0 || header.headerProgress.collapse == 1)
      header.uninstall()
      stage.settle()
      expectEvents(stage, of: proxy, and: counter)
      expect(stage.root.list.contentInset == .zero && stage.root.list.delegate === proxy)
      stage.tap(CGPoint(x: 100, y: 500))
      expectEqual(counter.selections, 1)
    }

    @Test("A delegate that forwards by hand", .needs(.touches), arguments: kinds + [.safariBar])
    func forwardingByHand(kind: HeaderKind) {
      let (counter, forwarder) = (DelegateCounter(), ForwardingByHand())
      let header = kind.make()
      header.snaps = true
      let stage = HeaderStage(.phone47) {
        RowsScreen { screen in
          screen.list.delegate = counter
          header.install(in: screen.list)
          forwarder.former = screen.list.delegate
          screen.list.delegate = forwarder
        }
      }
      stage.drag(by: -90)
      expect(forwarder.dragEnds == 1 && counter.dragEnds == 1)
    }

    @Test("A proxy that wraps again after the header took part", .needs(.touches), arguments: kinds)
    func proxyOnBothSides(kind: HeaderKind) {
      let (counter, proxy) = (DelegateCounter(), WrappingDelegate())
      let (stage, header) = makeStage(kind, counter) { proxy.wrap(delegateOf: $0) }
      expectEvents(stage, of: proxy, and: counter)
      // The proxy no longer knows the app's delegate.
      proxy.wrap(delegateOf: stage.root.list)
      expectEvents(stage, of: proxy)
      expectSame(stage.root.list.delegate, proxy)
      header.uninstall()
      stage.settle()
      expectEvents(stage, of: proxy)
      expectEqual(stage.root.list.contentInset, .zero)
    }

    /// A library that puts itself before the present delegate, and forwards by hand.
    private final class HandForwarder: NSObject, UITableViewDelegate {
      weak var former: (any UIScrollViewDelegate)?

      func scrollViewDidScroll(_ scrollView: UIScrollView) { former?.scrollViewDidScroll(scrollView) }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        former?.scrollViewWillBeginDragging(scrollView)
      }
    }

    @Test(
      "The app's delegate receives events from an object that forwards by hand, also without the header",
      .needs(.touches), arguments: [true, false])
    func handForwarder(isDraggedBefore: Bool) {
      final class Counter: NSObject, UITableViewDelegate {
        var begins = 0
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begins += 1 }
      }
      let (app, library) = (Counter(), HandForwarder())
      let header = HeaderKind.flexible.make()
      header.snaps = true
      let stage = HeaderStage(.phoneNotch) {
        RowsScreen { screen in
          screen.list.delegate = app
          header.install(in: screen.list)
        }
      }
      stage.settle()
      library.former = stage.root.list.delegate
      stage.root.list.delegate = library
      if isDraggedBefore { stage.drag(by: -300) }
      expectEqual(app.begins, isDraggedBefore ? 1 : 0)
      header.uninstall()
      stage.settle()
      stage.drag(by: -50)
      expectEqual(app.begins, isDraggedBefore ? 2 : 1)
      withExtendedLifetime((app, library)) {}
    }
  }
#endif
