import PortableUIKit
import Testing

/// A proxy that forwards everything but the listed methods. UIKit calls it on the main thread only.
private final class Proxy: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
  UIGestureRecognizerDelegate, ForwardingDelegate, @unchecked Sendable
{
  nonisolated(unsafe) weak var target: (any NSObjectProtocol)?
  nonisolated(unsafe) var own: Set<Selector> = []
  nonisolated(unsafe) private(set) var asked: [Selector] = []
  private(set) var scrolls = 0

  nonisolated func implements(_ selector: Selector) -> Bool { own.contains(selector) }

  nonisolated func responds(to selector: Selector!) -> Bool {
    asked.append(selector)
    return implements(selector) || target?.responds(to: selector) == true
  }

  nonisolated func forwardingTarget(for selector: Selector!) -> Any? { target }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// A target that implements one method of a table's delegate and one of a scroll view's.
private final class Heights: NSObject, UITableViewDelegate {
  var scrolls = 0
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class ScrollOnly: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Delegates that decide at run time which methods they implement.
@MainActor struct ForwardingDelegateTests {
  private let didScroll = Selector("scrollViewDidScroll:")

  @Test("[K] the implemented methods are remembered when the delegate is set")
  func memory() {
    HostSimulator.fresh()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (proxy, target) = (Proxy(), ScrollOnly())
    view.delegate = proxy
    expect(proxy.asked.contains(didScroll))
    let questions = proxy.asked.count
    expectEqual(Set(proxy.asked).count, questions)
    proxy.target = target
    view.contentOffset.y = 10
    expectEqual(target.scrolls, 0, "the proxy had no target when it was set")
    view.delegate = proxy
    view.contentOffset.y = 20
    expectEqual(target.scrolls, 0, "setting the same delegate again changes nothing")
    expectEqual(proxy.asked.count, questions)
    view.delegate = nil
    view.delegate = proxy
    view.contentOffset.y = 30
    expectEqual(target.scrolls, 1)
  }

  @Test("[A] a proxy's own methods are called on it, the others on its target")
  func ownMethods() {
    HostSimulator.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let (proxy, target, rows) = (Proxy(), Heights(), Rows())
    proxy.target = target
    proxy.own = [didScroll]
    table.dataSource = rows
    table.delegate = proxy
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 30)
    table.contentOffset.y = 10
    expectEqual(proxy.scrolls, 1)
    expectEqual(target.scrolls, 0)
  }

  @Test("[A] methods that neither the proxy nor its target implements have their defaults")
  func defaults() {
    HostSimulator.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let (proxy, target, rows) = (Proxy(), ScrollOnly(), Rows())
    proxy.target = target
    table.dataSource = rows
    table.rowHeight = 50
    table.delegate = proxy
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 50)
    table.contentOffset.y = 10
    expectEqual(target.scrolls, 1)
  }

  @Test("[A] a remembered method whose target has gone away stops the program")
  func missingTarget() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HostSimulator.fresh()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let proxy = Proxy()
        var target: ScrollOnly? = ScrollOnly()
        proxy.target = target
        view.delegate = proxy
        target = nil
        view.contentOffset.y = 10
        withExtendedLifetime((proxy, target)) {}
      }
    }
  }

  @Test("[A] a remembered method stops the program if the new target has no such method")
  func otherTarget() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HostSimulator.fresh()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let (proxy, first, second, rows) = (Proxy(), Heights(), ScrollOnly(), Rows())
        proxy.target = first
        table.dataSource = rows
        table.delegate = proxy
        proxy.target = second
        _ = table.rectForRow(at: IndexPath(row: 0, section: 0))
        withExtendedLifetime((first, second)) {}
      }
    }
  }

  @Test("[A] a delegate that is released without a proxy receives nothing")
  func releasedDelegate() {
    HostSimulator.fresh()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var delegate: ScrollOnly? = ScrollOnly()
    view.delegate = delegate
    delegate = nil
    view.contentOffset.y = 10
    expectNil(view.delegate)
  }

  @Test("[A] proxies can forward to proxies, but not in a circle")
  func chains() async {
    HostSimulator.fresh()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner, target) = (Proxy(), Proxy(), ScrollOnly())
    inner.target = target
    outer.target = inner
    view.delegate = outer
    view.contentOffset.y = 10
    expectEqual(target.scrolls, 1)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HostSimulator.fresh()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (outer, inner, target) = (Proxy(), Proxy(), ScrollOnly())
        inner.target = target
        outer.target = inner
        view.delegate = outer
        inner.target = outer
        view.contentOffset.y = 10
        withExtendedLifetime(target) {}
      }
    }
  }

  @Test("[A] a layout asks the target of a proxy that conforms to the layout's protocol")
  func flowLayout() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 70, height: 20) }
    }
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    HostSimulator.fresh()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let (proxy, sizes, items) = (Proxy(), Sizes(), Items())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    proxy.target = sizes
    view.dataSource = items
    view.delegate = proxy
    let path = IndexPath(item: 0, section: 0)
    expectEqual(view.layoutAttributesForItem(at: path)?.size, CGSize(width: 70, height: 20))
    view.delegate = nil
    expectEqual(view.layoutAttributesForItem(at: path)?.size, CGSize(width: 50, height: 50))
  }

  @Test("[A] a gesture recognizer remembers what its delegate implements")
  func recognizer() {
    let simulator = HostSimulator.fresh()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    window.addGestureRecognizer(tap)
    var taps = 0
    tap.addTarget(window, action: Selector { _ in taps += 1 })
    let (proxy, refusal) = (Proxy(), Refusal())
    tap.delegate = proxy
    proxy.target = refusal
    let finger = HostFinger(in: window, simulator: simulator)
    finger.down(at: CGPoint(x: 50, y: 50))
    finger.up(time: simulator.now + 0.05)
    simulator.advance(by: 1)
    expectEqual(taps, 1, "the target came later")
    tap.delegate = nil
    tap.delegate = proxy
    finger.down(at: CGPoint(x: 50, y: 50))
    finger.up(time: simulator.now + 0.05)
    expectEqual(taps, 1)
  }

  @Test("[A] other delegates respond to the methods of the protocols to which they conform")
  func plainObjects() {
    let (target, refusal) = (ScrollOnly(), Refusal())
    expect(target.responds(to: didScroll))
    expect(!target.responds(to: Selector("tableView:heightForRowAtIndexPath:")))
    expect(!target.responds(to: Selector("gestureRecognizerShouldBegin:")))
    expect(refusal.responds(to: "gestureRecognizerShouldBegin:"))
    expect(!target.responds(to: Selector("anything:")))
    expectEqual(didScroll.description, "scrollViewDidScroll:")
  }

  @Test("a selector from a string can't be sent as an action")
  func namedAction() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let control = UIControl()
        control.addTarget(nil, action: Selector("close:"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
      }
    }
  }
}
