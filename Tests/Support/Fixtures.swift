import Foundation

// Each test target that reads fixtures compiles this file through a symbolic link in its folder `Support`.

/// The fixture files.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Returns the names of the JSON files in a folder, sorted.
  static func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url(path).path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }
}
