import Foundation

/// A set of files that are either all written completely or not written at all.
struct OutputFiles {
  private var contents: [(path: String, text: String)] = []

  /// Adds a file. Has no effect if `path` is `nil`.
  mutating func add(_ text: @autoclosure () -> String, at path: String?) {
    if let path { contents.append((path, text())) }
  }

  /// Writes all files to temporary locations, then moves them to their destinations.
  func write() throws {
    try refuseUnusablePlaces()
    var drafts: [String] = []
    defer { for draft in drafts { try? FileManager.default.removeItem(atPath: draft) } }
    for (path, text) in contents {
      let draft = Self.draftPath(for: path)
      drafts.append(draft)
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: draft))
      } catch {
        throw CommandFailure(description: "\(path): it cannot be written (\(error.localizedDescription))")
      }
    }
    for (draft, content) in zip(drafts, contents) where rename(draft, content.path) != 0 {
      throw CommandFailure(description: "\(content.path): it cannot be written")
    }
  }

  /// Returns an unused name in the same folder. A file can be moved in one step only within a folder.
  private static func draftPath(for path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.globallyUniqueString)"
    return url.deletingLastPathComponent().appendingPathComponent(name).path
  }

  private func refuseUnusablePlaces() throws {
    for (path, _) in contents {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandFailure(description: "\(path): there is no folder \(folder)")
      }
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw CommandFailure(description: "\(path): there is a folder of that name")
      }
    }
    if Set(contents.map { URL(fileURLWithPath: $0.path).standardizedFileURL }).count < contents.count {
      throw CommandFailure(description: "\(contents[0].path): two outputs have the same path")
    }
  }
}
