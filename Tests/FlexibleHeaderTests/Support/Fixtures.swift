import Foundation

/// The fixture files.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }
}
