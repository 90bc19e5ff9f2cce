/// An action, or the name of a method.
///
/// In Objective-C, a selector is the name of a method. Here, `#selector` isn't available, and a selector that
/// is used as an action contains a block; see `Selector.init(_:)` in the folder `Host`. A selector that is
/// created from a string names a method of a delegate, for `responds(to:)`.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  private enum Content: Sendable {
    case block(SelectorBlock)
    case name(String)
  }

  private let content: Content

  /// Creates the selector of a method from its name in Objective-C, such as `"scrollViewDidScroll:"`.
  ///
  /// It can't be used as an action: a method can't be called by its name here, so sending it stops the program.
  public init(_ str: String) { content = .name(str) }

  /// Creates the selector of a method from its name in Objective-C.
  public init(stringLiteral value: String) { self.init(value) }

  init(_ block: SelectorBlock) { content = .block(block) }

  /// The name of the method, or `"block"` for a selector that contains a block.
  public var description: String {
    switch content {
    case .block: "block"
    case .name(let name): name
    }
  }

  /// Calls the block.
  @MainActor func run(_ sender: Any?) {
    switch content {
    case .block(let block):
      block.run(sender)
    case .name(let name):
      preconditionFailure(
        "The selector \(name) was created from a string, and methods can't be called by their names here. "
          + "Create the action from a block: Selector { [weak self] _ in … }")
    }
  }

  /// Returns whether both are the same selector or copies of it, or have the same name.
  public static func == (first: Selector, second: Selector) -> Bool {
    switch (first.content, second.content) {
    case (.block(let first), .block(let second)): first === second
    case (.name(let first), .name(let second)): first == second
    default: false
    }
  }

  /// Hashes the identity or the name of the selector into `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .block(let block): hasher.combine(ObjectIdentifier(block))
    case .name(let name): hasher.combine(name)
    }
  }
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

  /// A Boolean value that indicates whether there was a target that has been deallocated.
  var isGone: Bool { hasTarget && target == nil }

  func isSame(_ other: Any?, _ action: Selector?) -> Bool {
    (other == nil || target === other.map { $0 as AnyObject }) && (action == nil || action == self.action)
  }

  func send(_ sender: Any?) {
    if !isGone { action.run(sender) }
  }
}
