/// The files of the page. They are bundled, read once, and found only by name.
struct PageFiles: Sendable {
  /// A file with its media type.
  struct File: Sendable {
    var data: Data
    var mediaType: String
  }

  private let files: [String: File]

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  /// Reads all files of a folder that a page can use.
  init(folder: URL? = Bundle.module.resourceURL?.appendingPathComponent("Page")) {
    var files: [String: File] = [:]
    let found = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    for url in found ?? [] {
      guard let mediaType = Self.mediaTypes[url.pathExtension], let data = try? Data(contentsOf: url) else {
        continue
      }
      files["/" + url.lastPathComponent] = File(data: data, mediaType: mediaType)
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  subscript(path: String) -> File? { files[path] }
}
