import CatalogCommands
import Foundation

extension Terminal {
  /// Standard output and standard error. If standard output can't be written, for example because the disk is full, the
  /// program says so and ends with the status of a file that isn't usable.
  static var standard: Terminal {
    Terminal(
      output: { line in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
        } catch {
          complain("standard output can't be written")
          exit(CommandStatus.unusable.rawValue)
        }
      },
      complaint: complain)
  }

  // A complaint that can't be written has no other place.
  private static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("catalog: \(line)\n".utf8))
  }
}
