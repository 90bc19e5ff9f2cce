import CombinedScreens
import Foundation
import Testing

/// The sequences of operations after which random sessions found a broken rule, one file each.
@MainActor @Suite("Sequences that random sessions found keep the rules", .needs([.touches, .clock]))
struct SequenceTests {
  nonisolated static let files = Fixtures.names(in: "Sequences")

  @Test("A found sequence breaks no rule", arguments: files)
  func sequence(file: String) throws {
    let sequence = try ScreenSequence(json: Data(contentsOf: Fixtures.url("Sequences/\(file)")))
    expectEmpty(sequence.violations(), "\(sequence.says)")
  }

  @Test("There are sequences, and each is written as it is printed")
  func files() throws {
    expectAtLeast(Self.files.count, 50)
    for file in Self.files {
      let sequence = try ScreenSequence(json: Data(contentsOf: Fixtures.url("Sequences/\(file)")))
      expectEqual(try ScreenSequence(json: Data(sequence.json.utf8)), sequence)
    }
  }
}
