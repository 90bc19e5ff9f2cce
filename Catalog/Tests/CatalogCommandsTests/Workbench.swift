import CatalogCommands
import Foundation

/// A folder of a test's own, and a terminal that remembers.
final class Workbench {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
  private(set) var output: [String] = []
  private(set) var complaints: [String] = []

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/Fixtures")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var terminal: Terminal {
    Terminal(output: { self.output.append($0) }, complaint: { self.complaints.append($0) })
  }

  static func trace(_ name: String) -> String {
    fixtures.appendingPathComponent("Traces/material/\(name).json").path
  }

  static func gesture(_ name: String) -> String {
    fixtures.appendingPathComponent("Gestures/\(name).json").path
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  func text(of name: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).flatMap { String(data: $0, encoding: .utf8) }
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
