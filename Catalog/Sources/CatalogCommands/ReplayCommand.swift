import Foundation
import HeaderTesting
import OriginalTraces

/// Plays recorded traces and reports for each file whether the header matches it.
public struct ReplayCommand {
  /// The trace files, or folders of them.
  public var paths: [String]

  /// Creates the command.
  public init(paths: [String]) {
    self.paths = paths
  }

  /// Plays all files, even after one that isn't readable. The worst result determines the status.
  @MainActor public func run(_ terminal: Terminal) -> CommandStatus {
    var counts = (ok: 0, mismatch: 0, unreadable: 0)
    var files: [String] = []
    for path in paths {
      do {
        files += try TraceFiles.expanding(path)
      } catch {
        counts.unreadable += 1
        terminal.complaint("\(error)")
      }
    }
    for path in files {
      do {
        let (line, isOK) = try Self.replay(path)
        if isOK { counts.ok += 1 } else { counts.mismatch += 1 }
        terminal.output(line)
      } catch {
        counts.unreadable += 1
        terminal.complaint("\(error)")
      }
    }
    let total = Self.plural(counts.ok + counts.mismatch + counts.unreadable, "trace")
    terminal.output(
      "\(total): \(counts.ok) ok, \(counts.mismatch) with mismatches, \(counts.unreadable) unreadable")
    if counts.unreadable > 0 { return .unusable }
    return counts.mismatch > 0 ? .mismatch : .success
  }

  /// Plays one file, and returns the line about it and whether the header's states are equal.
  @MainActor private static func replay(_ path: String) throws -> (line: String, isOK: Bool) {
    if let recording = try RecordedScreen(path: path) {
      let difference = try recording.firstDifference()
      return (difference.map { "MISMATCH \(path) \($0)" } ?? "ok \(path)", difference == nil)
    }
    let trace = try TraceFile(contentsOf: URL(fileURLWithPath: path), named: path)
    let mismatches = trace.mismatches()
    return (line(trace.name, mismatches), mismatches.isEmpty)
  }

  private static func line(_ name: String, _ mismatches: [TraceMismatch]) -> String {
    guard let first = mismatches.first else { return "ok \(name)" }
    let more = mismatches.count > 1 ? " (and \(mismatches.count - 1) more)" : ""
    return "MISMATCH \(name) \(first)\(more)"
  }

  private static func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
