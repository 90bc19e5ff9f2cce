/// The actions of a control in the order in which they were added, with their events.
struct ControlActions {
  private var entries: [(action: UIAction, events: UIControl.Event)] = []

  /// Each event has at most one action with a given identifier.
  @MainActor mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let known = entries.firstIndex { $0.action === action }
    remove(action, for: events, sparing: action)
    if let known {
      entries[known].events.formUnion(events)
    } else {
      entries.append((action, events))
    }
    entries.removeAll { $0.events.isEmpty }
  }

  @MainActor mutating func remove(_ action: UIAction, for events: UIControl.Event) {
    remove(action, for: events, sparing: nil)
    entries.removeAll { $0.events.isEmpty }
  }

  @MainActor mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The events that have an action.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  func matching(_ events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  @MainActor private mutating func remove(
    _ action: UIAction, for events: UIControl.Event, sparing spared: UIAction?
  ) {
    let identifier = action.identifier
    for index in entries.indices
    where entries[index].action.identifier == identifier && entries[index].action !== spared {
      entries[index].events.subtract(events)
    }
  }
}
