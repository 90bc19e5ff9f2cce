import PortableUIKit
import Testing

/// Observation of properties, and of the offset.
@MainActor struct ObservationTests {
  /// Collects from handlers, which are `@Sendable`.
  final class Box<Value>: @unchecked Sendable {
    var values: [Value] = []
  }

  func scrollView() -> UIScrollView {
    switchOn(.phone47)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 2000)
    return view
  }

  @Test(
    "[R] observers of the offset are notified of changes of sizes and insets, and of every frame; the delegate isn't"
  )
  func changesOfTheRange() {
    let view = scrollView()
    let recorder = ScrollRecorder()
    view.delegate = recorder
    let log = Box<CGFloat>()
    let token = view.observe(\.contentOffset) { view, _ in
      MainActor.assumeIsolated { log.values.append(view.contentOffset.y) }
    }
    func notifications(of change: (UIScrollView) -> Void) -> [Int] {
      (0..<2).map { _ in
        log.values = []
        change(view)
        return log.values.count
      }
    }
    expectEqual(notifications { $0.contentSize.height = 3000 }, [1, 0])
    expectEqual(notifications { $0.contentInset.top = 10 }, [1, 0])
    expectEqual(notifications { $0.alwaysBounceVertical = true }, [1, 0])
    expectEqual(notifications { $0.bounds.size.height = 300 }, [1, 0])
    expectEqual(notifications { $0.frame.size.height = 400 }, [1, 1])
    expectEqual(notifications { $0.frame.origin.y = 5 }, [1, 1])
    expect(!recorder.log.contains { $0.hasPrefix("didScroll") })
    token.invalidate()
  }

  @Test("[A] values come only if asked for")
  func options() {
    let view = scrollView()
    let plain = Box<NSKeyValueObservedChange<CGPoint>>()
    let full = Box<NSKeyValueObservedChange<CGPoint>>()
    let tokens = [
      view.observe(\.contentOffset) { plain.values.append($1) },
      view.observe(\.contentOffset, options: [.old, .new]) { full.values.append($1) },
    ]
    view.contentOffset.y = 10
    view.contentOffset.y = 20
    expect(plain.values.count == 2 && plain.values[0].newValue == nil && plain.values[0].oldValue == nil)
    expectEqual(full.values.map { $0.newValue?.y }, [10, 20])
    expectEqual(full.values.map { $0.oldValue?.y }, [0, 10])
    expect(full.values.allSatisfy { $0.kind == .setting && !$0.isPrior && $0.indexes == nil })
    tokens.forEach { $0.invalidate() }
  }

  @Test("[A] settings of a scroll view can be observed")
  func settings() {
    for setting in [
      \UIScrollView.bounces, \.bouncesVertically, \.alwaysBounceVertical,
      \.automaticallyAdjustsScrollIndicatorInsets,
    ] {
      let view = scrollView()
      let seen = Box<Bool?>()
      let token = view.observe(setting, options: .new) { seen.values.append($1.newValue) }
      view[keyPath: setting] = true
      view[keyPath: setting] = false
      expectEqual(seen.values, [true, false])
      expectEqual(view[keyPath: setting], false)
      token.invalidate()
    }
  }

  @Test("[A] initial calls at once")
  func initial() {
    let view = scrollView()
    let seen = Box<CGSize?>()
    let token = view.observe(\.contentSize, options: [.initial, .new]) { seen.values.append($1.newValue) }
    expectEqual(seen.values, [CGSize(width: 320, height: 2000)])
    token.invalidate()
  }

  @Test("[A] the observation ends with its token")
  func tokens() {
    let view = scrollView()
    let count = Box<Int>()
    do {
      let token = view.observe(\.contentOffset) { _, _ in count.values.append(1) }
      view.contentOffset.y = 10
      _ = token
    }
    view.contentOffset.y = 20
    expectEqual(count.values.count, 1)
  }

  @Test func keyPathsFromASubclassAndIntoAValueWork() {
    switchOn(.phone47)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let seen = Box<CGFloat?>()
    let tokens = [
      table.observe(\.contentOffset.y, options: .new) { seen.values.append($1.newValue) },
      table.observe(\.contentInset, options: .new) { seen.values.append($1.newValue?.top) },
    ]
    table.contentOffset.y = 30
    table.contentInset.top = 12
    expectEqual(seen.values, [30, 12])
    tokens.forEach { $0.invalidate() }
  }

  @Test func onlyTheObservedObjectAndPropertyCount() {
    let (view, other) = (scrollView(), scrollView())
    let count = Box<Int>()
    let token = view.observe(\.contentInset) { _, _ in count.values.append(1) }
    other.contentInset.top = 10
    view.contentOffset.y = 10
    expectEqual(count.values, [])
    token.invalidate()
  }

  @Test func geometryOfPlainViewsCanBeObserved() {
    switchOn(.phone47)
    let view = UIView()
    let seen = Box<CGPoint?>()
    let token = view.observe(\.center, options: .new) { seen.values.append($1.newValue) }
    view.center = CGPoint(x: 5, y: 6)
    expectEqual(seen.values, [CGPoint(x: 5, y: 6)])
    token.invalidate()
  }

  @Test func anObservationDoesNotKeepItsObjectAlive() {
    weak var gone: UIScrollView?
    var token: NSKeyValueObservation?
    do {
      let view = scrollView()
      gone = view
      token = view.observe(\.contentOffset) { _, _ in }
    }
    expectNil(gone)
    token?.invalidate()
  }

  @Test("[A] with `prior` the handler is also called before the change, without a new value")
  func prior() {
    let view = scrollView()
    let changes = Box<NSKeyValueObservedChange<CGFloat>>()
    let offsets = Box<CGFloat>()
    let token = view.observe(\.contentOffset.y, options: [.prior, .old, .new]) { view, change in
      changes.values.append(change)
      offsets.values.append(MainActor.assumeIsolated { view.contentOffset.y })
    }
    view.contentOffset.y = 10
    expectEqual(changes.values.map(\.isPrior), [true, false])
    expectEqual(changes.values.map(\.oldValue), [0, 0])
    expectEqual(changes.values.map(\.newValue), [nil, 10])
    expectEqual(offsets.values, [0, 10])
    token.invalidate()
    view.contentOffset.y = 20
    expectEqual(changes.values.count, 2)
  }

  @Test(
    "[A] each observable property announces its change",
    arguments: ["frame", "bounds", "center", "size", "inset"])
  func announced(property: String) {
    let view = scrollView()
    let count = Box<Bool>()
    let token =
      switch property {
      case "frame": view.observe(\.frame, options: .prior) { count.values.append($1.isPrior) }
      case "bounds": view.observe(\.bounds, options: .prior) { count.values.append($1.isPrior) }
      case "center": view.observe(\.center, options: .prior) { count.values.append($1.isPrior) }
      case "size": view.observe(\.contentSize, options: .prior) { count.values.append($1.isPrior) }
      default: view.observe(\.contentInset, options: .prior) { count.values.append($1.isPrior) }
      }
    view.frame.origin.x += 1
    view.bounds.size.width += 1
    view.center.x += 1
    view.contentSize.height += 1
    view.contentInset.top += 1
    expectEqual(count.values, [true, false])
    token.invalidate()
  }
}
