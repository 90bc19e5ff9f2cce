import Foundation

/// Trace files that are given as files or folders.
enum TraceFiles {
  /// Replaces a folder with the JSON files in its hierarchy, in alphabetical order.
  ///
  /// Throws a ``CommandFailure`` if a folder has none.
  static func expanding(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let traces = names.filter { $0.hasSuffix(".json") }.sorted()
    guard !traces.isEmpty else {
      throw CommandFailure(
        description: "\(path): the folder holds no trace (no file whose name ends in .json)")
    }
    return traces.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }
}
