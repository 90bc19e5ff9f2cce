import Foundation

/// Compression by the program `gzip`, which all platforms of the catalog have.
enum Gzip {
  /// Returns the data in the gzip format. Equal data yields equal results.
  static func compress(_ data: Data) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("catalog-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9nc", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !result.isEmpty else {
      throw CommandFailure(description: "gzip failed with status \(process.terminationStatus)")
    }
    return result
  }
}
