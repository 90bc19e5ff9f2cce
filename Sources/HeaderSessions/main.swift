import CombinedScreens
import Foundation

// Plays random sessions on screens on which several things meet on one scroll view, and on each screen with one header.
//
// usage: HeaderSessions [FIRST-LAST | COUNT | FILE.json …]
//
// Prints each failure as the file of a sequence. Files of sequences are played instead of random sessions.

@MainActor func play(
  _ name: String, _ sessions: CombinedSessions, _ seeds: Range<UInt64>
) -> CombinedSummary {
  let summary = sessions.play(seeds: seeds, failures: 20)
  print("\(name): \(summary)")
  fflush(nil)
  return summary
}

@MainActor func playSequence(_ path: String) throws -> Bool {
  let sequence = try ScreenSequence(json: Data(contentsOf: URL(fileURLWithPath: path)))
  let violations = sequence.violations()
  print("\(sequence.says): \(violations.isEmpty ? "no broken rule" : "\(violations)")")
  return violations.isEmpty
}

let arguments = CommandLine.arguments.dropFirst()
let files = arguments.filter { $0.hasSuffix(".json") }
if !files.isEmpty {
  let results = try files.map(playSequence)
  exit(results.allSatisfy(\.self) ? 0 : 1)
}
let seeds = RandomSessions.seeds(200, of: arguments.first)
var summaries = [play("combinations", CombinedSessions(on: ScreenCombination.init(seed:)), seeds)]
for screen in ScreenCombination.single {
  let part = seeds.lowerBound..<seeds.lowerBound + UInt64(seeds.count) / 10
  summaries.append(play("\(screen)", CombinedSessions(on: screen), part))
}
let operations = summaries.reduce(0) { $0 + $1.operationCount }
let failures = summaries.reduce(0) { $0 + $1.failures.count }
print(
  "\(summaries.reduce(0) { $0 + $1.sessionCount }) sessions, \(operations) operations, \(failures) failures")
exit(failures == 0 ? 0 : 1)
