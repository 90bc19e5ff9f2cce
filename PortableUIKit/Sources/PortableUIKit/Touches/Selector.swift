/// An action. In Objective-C, a selector is the name of a method. Here, `#selector` isn't available and a
/// selector contains a block. See `Selector.init(_:)` in the folder `Host`.
public struct Selector: Hashable, Sendable {
  let block: SelectorBlock

  /// Returns whether both are the same selector or copies of it.
  public static func == (first: Selector, second: Selector) -> Bool { first.block === second.block }

  /// Hashes the identity of the selector into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(block)) }
}

final class SelectorBlock: Sendable {
  let run: @MainActor (_ sender: Any?) -> Void
  init(_ run: @escaping @MainActor (_ sender: Any?) -> Void) { self.run = run }
}

/// The target of an action, not retained.
@MainActor struct ActionTarget {
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// Whether there was a target that has been deallocated.
  var isGone: Bool { hasTarget && target == nil }

  func isSame(_ other: Any?, _ action: Selector?) -> Bool {
    (other == nil || target === other.map { $0 as AnyObject }) && (action == nil || action == self.action)
  }

  func send(_ sender: Any?) {
    if !isGone { action.block.run(sender) }
  }
}
