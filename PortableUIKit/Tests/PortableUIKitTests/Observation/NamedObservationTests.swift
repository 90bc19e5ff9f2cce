import PortableUIKit
import Testing

/// Observers with selectors and with names of properties.
@MainActor struct NamedObservationTests {
  private final class Watcher: UIView {
    var log: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = (change?[.newKey] as? CGPoint)?.y
      log.append("\(keyPath ?? "") \(new.map { "\($0)" } ?? "-")")
    }
  }

  private static let name = NSNotification.Name("NamedObservationTests")

  @Test("[A] a property can be observed by its name")
  func properties() {
    HostSimulator.fresh()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let watcher = Watcher()
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new], context: nil)
    scroll.addObserver(watcher, forKeyPath: "contentSize", context: nil)
    scroll.contentOffset.y = 10
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 20
    // A new content size sets the offset.
    expectEqual(watcher.log, ["contentOffset 10.0", "contentOffset 10.0", "contentSize -"])
  }

  @Test("[A] unknown names and observers stop the program")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIScrollView().addObserver(UIView(), forKeyPath: "zoomFactor", context: nil)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().removeObserver(UIView(), forKeyPath: "contentOffset") }
    }
  }

  @Test("[A] notifications are sent to observers with selectors until these are removed or released")
  func notifications() {
    let center = NotificationCenter()
    var received: [String] = []
    var observer: NSObject? = NSObject()
    let other = NSObject()
    let note = Selector { received.append(($0 as? Notification)?.object as? String ?? "-") }
    center.addObserver(other, selector: note, name: Self.name, object: nil)
    if let observer { center.addObserver(observer, selector: note, name: Self.name, object: nil) }
    center.post(name: Self.name, object: "both")
    expectEqual(received, ["both", "both"])
    observer = nil
    center.post(name: Self.name, object: "one")
    expectEqual(received, ["both", "both", "one"])
    center.removeObserver(other)
    center.post(name: Self.name, object: "none")
    expectEqual(received.count, 3)
    // Tokens of blocks are removed by the same method.
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { received.append("block") }
    }
    center.removeObserver(token)
    center.post(name: Self.name, object: "none")
    expectEqual(received.count, 3)
  }
}
