import Dispatch
import Foundation

/// Observers with selectors, which Foundation lacks on platforms without Objective-C.
///
/// Selectors contain blocks that run on the main thread. A notification that is posted on another thread is delivered on
/// the main thread later.
extension NotificationCenter {
  /// Adds an observer whose action is called with each notification that has the given name and sender. `nil` matches
  /// all names or senders. The observer isn't retained, and nothing is sent after it was deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let entry = SelectorObserver(observer as AnyObject, aName, anObject.map { $0 as AnyObject })
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self, weak entry] notification in
      guard let entry else { return }
      guard entry.observer != nil else {
        self?.drop { $0 === entry }
        return
      }
      let box = UncheckedBox(value: notification)
      let send: @Sendable () -> Void = {
        MainActor.assumeIsolated { if entry.observer != nil { aSelector.run(box.value) } }
      }
      if HostMainQueue.isCurrent { send() } else { DispatchQueue.main.async(execute: send) }
    }
    SelectorObserver.all.change { $0[ObjectIdentifier(self), default: []].append(entry) }
  }

  /// Removes an observer that was added with a selector, or the token of a block.
  public func removeObserver(_ observer: AnyObject) {
    drop { $0.observer === observer || $0.observer == nil }
    removeObserver(observer as Any)
  }

  /// Removes an observer that was added with a selector for the given name and sender. `nil` matches all names or
  /// senders.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { $0 as AnyObject }
    drop {
      $0.observer === observer && (aName == nil || $0.name == aName)
        && (sender == nil || $0.sender === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  private func drop(where isDropped: (SelectorObserver) -> Bool) {
    var dropped: [SelectorObserver] = []
    SelectorObserver.all.change { all in
      let entries = all[ObjectIdentifier(self)] ?? []
      dropped = entries.filter(isDropped)
      all[ObjectIdentifier(self)] = entries.filter { !isDropped($0) }
    }
    for entry in dropped { if let token = entry.token { removeObserver(token as Any) } }
  }
}

/// An observer with a selector. Unchecked, because its properties don't change after it was added.
private final class SelectorObserver: @unchecked Sendable {
  final class Store: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [SelectorObserver]] = [:]
    func change(_ body: (inout [ObjectIdentifier: [SelectorObserver]]) -> Void) {
      lock.withLock { body(&entries) }
    }
  }

  /// The observers of each center.
  static let all = Store()

  private(set) weak var observer: AnyObject?
  let name: NSNotification.Name?
  private(set) weak var sender: AnyObject?
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
    self.observer = observer
    self.name = name
    self.sender = sender
  }
}

extension Timer {
  /// Creates a timer that sends an action to a target, which it retains, and adds it to the current run loop. It fires in
  /// real time, not in that of the simulator.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let box = UncheckedBox(value: target)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      let sender = UncheckedBox(value: timer)
      withExtendedLifetime(box) { MainActor.assumeIsolated { selector.run(sender.value) } }
    }
  }
}
