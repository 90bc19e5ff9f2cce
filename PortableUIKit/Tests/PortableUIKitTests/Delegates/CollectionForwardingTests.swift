import PortableUIKit
import Testing

/// Proxies as delegates of collection views.
@MainActor struct CollectionForwardingTests {
  private final class Proxy: NSObject, UICollectionViewDelegate, ForwardingDelegate {
    nonisolated(unsafe) weak var target: (any UICollectionViewDelegate)?
    nonisolated func implements(_ selector: Selector) -> Bool { false }
    nonisolated func responds(to selector: Selector!) -> Bool { target?.responds(to: selector) == true }
    nonisolated func forwardingTarget(for selector: Selector!) -> Any? { target }
  }

  private final class Target: NSObject, UICollectionViewDelegate {
    var shown = 0
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { shown += 1 }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test("[A] a proxy receives the methods of collection views, however it was set", arguments: [true, false])
  func collectionMethods(asScrollView: Bool) {
    _ = HostSimulator.fresh()
    let (proxy, target, items) = (Proxy(), Target(), Items())
    proxy.target = target
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    if asScrollView { (view as UIScrollView).delegate = proxy } else { view.delegate = proxy }
    view.layoutIfNeeded()
    expectEqual(target.shown, 3)
    withExtendedLifetime(items) {}
  }
}
