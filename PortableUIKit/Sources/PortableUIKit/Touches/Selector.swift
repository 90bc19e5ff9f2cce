/// What an action does. In Objective-C it is the name of a method; there is no Objective-C here, so `#selector` is not
/// available and a selector holds a block. See `Selector.init(_:)` in the folder `Host`.
public struct Selector: Hashable, Sendable {
  let block: SelectorBlock

  /// Whether both are the same selector, or copies of it.
  public static func == (first: Selector, second: Selector) -> Bool { first.block === second.block }

  /// Hashes which selector it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(block)) }
}

final class SelectorBlock: Sendable {
  let run: @MainActor (_ sender: Any?) -> Void
  init(_ run: @escaping @MainActor (_ sender: Any?) -> Void) { self.run = run }
}

/// Who is sent an action, without being kept.
@MainActor struct ActionTarget {
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// Whether there was a target that is gone.
  var isGone: Bool { hasTarget && target == nil }

  func isSame(_ other: Any?, _ action: Selector?) -> Bool {
    (other == nil || target === other.map { $0 as AnyObject }) && (action == nil || action == self.action)
  }

  func send(_ sender: Any?) {
    if !isGone { action.block.run(sender) }
  }
}
