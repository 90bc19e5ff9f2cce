/// The files of the page, and the fonts that PortableUIKit measures text in. They are read once and found only by name.
struct PageFiles: Sendable {
  /// A file with its media type.
  struct File: Sendable {
    var data: Data
    var mediaType: String
    /// The time for which the browser can cache the file.
    var lifetime = "no-cache"
  }

  private let files: [String: File]

  private static let mediaTypes = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "woff2": "font/woff2",
  ]

  /// The fonts in the clone from which this program was built. Without them, the page uses other fonts.
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("PortableUIKit/Fonts")

  /// Reads all files of folders that a page can use.
  init(folders: [URL?] = [Bundle.module.resourceURL?.appendingPathComponent("Page"), Self.fonts]) {
    var files: [String: File] = [:]
    let found = folders.compactMap { $0 }.flatMap {
      (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
    }
    for url in found {
      guard let mediaType = Self.mediaTypes[url.pathExtension], let data = try? Data(contentsOf: url) else {
        continue
      }
      let isFont = url.pathExtension == "woff2"
      files["/" + url.lastPathComponent] = File(
        data: data, mediaType: mediaType, lifetime: isFont ? "max-age=86400" : "no-cache")
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  subscript(path: String) -> File? { files[path] }
}
