import Foundation

/// A set of files that are either all written completely or not written at all.
struct OutputFiles {
  private var contents: [(path: String, text: String)] = []

  /// The paths of the files, in the order in which they were added.
  var paths: [String] { contents.map(\.path) }

  /// Adds a file. Has no effect if `path` is `nil`.
  mutating func add(_ text: @autoclosure () -> String, at path: String?) {
    if let path { contents.append((path, text())) }
  }

  /// Writes all files to temporary locations, then moves them to their destinations.
  ///
  /// A symbolic link stays, and the file that it leads to is replaced. Pipes and devices, such as `/dev/stdout`, also stay:
  /// the text is written to them at last.
  func write() throws {
    try check()
    var drafts: [(draft: String, destination: String)] = []
    defer { for (draft, _) in drafts { try? FileManager.default.removeItem(atPath: draft) } }
    var streams: [(path: String, text: String)] = []
    for (path, text) in contents {
      let destination = Self.destination(of: path)
      if Self.isStream(destination) {
        streams.append((path, text))
        continue
      }
      let draft = Self.draftPath(for: destination)
      drafts.append((draft, destination))
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: draft))
      } catch {
        throw CommandFailure(description: "\(path): no file can be written in this folder")
      }
    }
    for (draft, destination) in drafts where rename(draft, destination) != 0 {
      throw CommandFailure(description: "\(destination): it cannot be written")
    }
    for (path, text) in streams { try Self.write(text, toStream: path) }
  }

  /// Throws an error if a path can't be that of a file, or if two paths are equal.
  func check() throws {
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
    if Set(paths.map { URL(fileURLWithPath: Self.destination(of: $0)).standardizedFileURL }).count
      < paths.count
    {
      throw CommandFailure(description: "\(paths[0]): two outputs have the same path")
    }
  }

  /// Returns an unused name in the same folder. A file can be moved in one step only within a folder.
  private static func draftPath(for path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.globallyUniqueString)"
    return url.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Returns the path that symbolic links lead to, also if there is nothing yet.
  private static func destination(of path: String) -> String {
    var path = path
    // Links can form a circle.
    for _ in 0..<32 {
      // What /dev/stdout leads to can be a pipe, which has no path.
      guard !isStream(path), let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      else { break }
      path =
        target.hasPrefix("/")
        ? target
        : URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(target).path
    }
    return path
  }

  /// Returns whether there is something at a path that isn't a file: a pipe, a socket, or a device.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func write(_ text: String, toStream path: String) throws {
    let failure = CommandFailure(description: "\(path): it cannot be written")
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw failure }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure }
      rest = rest.dropFirst(count)
    }
  }
}
