import Workloads

/// Plays a session of scroll events a number of times, for valgrind to count: `EventCost WORKLOAD ROUNDS
/// EVENTS`.
///
/// `Scripts/event-cost` subtracts the cost of one round from that of two. The difference is one whole round,
/// without start and end. The events are the same in every run.
@main struct EventCost {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let workload = Workload(arguments[1]), let rounds = Int(arguments[2]),
      let events = Int(arguments[3])
    else {
      let names = Workload.receivers.joined(separator: " ")
      print("usage: EventCost WORKLOAD[/SESSION] ROUNDS EVENTS, with one of: \(names)")
      print("and one of the sessions person, near-top, moving, collapsing, idle")
      return
    }
    let changes = workload.play(rounds: rounds, events: events)
    print("\(arguments[1]): \(changes) changes in \(rounds * events) events")
  }
}
