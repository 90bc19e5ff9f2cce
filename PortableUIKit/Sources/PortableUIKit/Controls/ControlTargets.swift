import Foundation

/// The targets of a control in the order in which they were added, with their events.
@MainActor struct ControlTargets {
  private var entries: [(target: ActionTarget, events: UIControl.Event)] = []

  mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
    if let known = entries.firstIndex(where: { $0.target.isSame(target, action) }) {
      entries[known].events.formUnion(events)
    } else {
      entries.append((ActionTarget(target, action), events))
    }
  }

  mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
    for index in entries.indices where entries[index].target.isSame(target, action) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func matching(_ events: UIControl.Event) -> [ActionTarget] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.target)
  }

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  var all: Set<AnyHashable> {
    Set(entries.compactMap { $0.target.target as? NSObject }.map(AnyHashable.init))
  }
}
