import CatalogCommands
import Foundation

extension Terminal {
  /// Standard output and standard error.
  static var standard: Terminal {
    Terminal(
      output: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
      complaint: { FileHandle.standardError.write(Data("catalog: \($0)\n".utf8)) })
  }
}
