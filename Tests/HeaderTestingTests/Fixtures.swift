import Foundation

/// The files beside the tests.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// The JSON files of a folder, by name.
  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url(path).path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }
}
