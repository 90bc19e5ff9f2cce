import Foundation
import HeaderTesting

/// The page of the site as a single file, which browsers can open without a server.
struct SitePage {
  /// The engine, compressed with gzip.
  var engine: Data
  /// The strokes that the page offers.
  var strokes: [Stroke]

  private static let scripts = ["engine.js", "strokes.js", "drawing.js", "site.js"]
  private static let fonts = [("Inter-Regular", 400), ("Inter-SemiBold", 600)]

  /// The text of the page.
  var html: String {
    get throws {
      let data = """
        const strokes = \(SiteFrames.samples(of: strokes));
        const compressedEngine = "\(engine.base64EncodedString())";
        """
      let scripts = try [data] + Self.scripts.map(Self.read)
      return try Self.read("index.html")
        .replacingOccurrences(of: "/* STYLES */", with: "\n\(Self.fontRules)\n\(Self.read("site.css"))")
        .replacingOccurrences(of: "/* SCRIPTS */", with: "\n" + scripts.joined(separator: "\n"))
    }
  }

  private static func read(_ name: String) throws -> String {
    let url = SiteEngineBuild.catalog.appendingPathComponent("Site/Page/\(name)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw CommandFailure(description: "\(url.path): it cannot be read")
    }
    return text
  }

  /// The rules with the fonts. Missing fonts are left out.
  private static var fontRules: String {
    fonts.compactMap { name, weight in
      let url = SiteEngineBuild.catalog.deletingLastPathComponent()
        .appendingPathComponent("PortableUIKit/Fonts/\(name).woff2")
      guard let data = try? Data(contentsOf: url) else { return nil }
      let source = "url(data:font/woff2;base64,\(data.base64EncodedString())) format(\"woff2\")"
      return "@font-face { font-family: Inter; font-weight: \(weight); src: \(source); }"
    }.joined(separator: "\n")
  }
}
