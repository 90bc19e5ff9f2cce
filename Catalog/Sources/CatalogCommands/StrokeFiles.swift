import Foundation
import HeaderTesting

/// The recorded strokes of real fingers in the repository from which this program was built.
enum StrokeFiles {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/Fixtures/Gestures")

  /// The names of the strokes, in alphabetical order.
  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Returns all strokes, in alphabetical order.
  static func all() throws -> [Stroke] {
    try names.map { try Stroke(contentsOf: folder.appendingPathComponent("\($0).json"), named: $0) }
  }

  /// Returns the path of a stroke that is given as a path or a name, or throws a ``CommandFailure`` that
  /// lists the names.
  static func path(of stroke: String) throws -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: stroke, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure(description: "\(stroke): it is a folder; give the file of a stroke")
    }
    if stroke.contains("/") || FileManager.default.fileExists(atPath: stroke) { return stroke }
    if names.contains(stroke) { return folder.appendingPathComponent("\(stroke).json").path }
    throw CommandFailure(
      description: "\(stroke): there is no such file; the strokes with names are: "
        + names.joined(separator: ", "))
  }
}
