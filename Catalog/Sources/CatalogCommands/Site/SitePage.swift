import CatalogScreens
import Foundation
import HeaderTesting

/// The page of the site: everything but the recordings and the code of the screens.
struct SitePage {
  /// The engine, compressed with gzip.
  var engine: Data
  /// The strokes that the page offers.
  var strokes: [Stroke]
  /// The names of the files with the code of the screens, by screen.
  var codeFiles: [String: String]
  /// The address of the documentation, or `nil` for no link.
  var documentation: String?

  private static let fonts = [("Inter-Regular", 400), ("Inter-SemiBold", 600), ("Inter-Bold", 700)]

  /// The text of the page.
  var html: String {
    get throws {
      let icon = Data(try Self.read("icon.svg").utf8).base64EncodedString()
      let link = documentation.map { "<a href=\"\($0.escapedForHTML)\">Documentation</a>" } ?? ""
      return try Self.read("index.html")
        .replacingOccurrences(of: "/* ICON */", with: icon)
        .replacingOccurrences(of: "<!-- DOCUMENTATION -->", with: link)
        .replacingOccurrences(of: "/* STYLES */", with: "\n\(Self.fontRules)\n\(Self.read("site.css"))")
        .replacingOccurrences(of: "/* SCRIPTS */", with: "\n\(data)\n\(Self.script)")
    }
  }

  /// The constants that the scripts use.
  private var data: String {
    let list = CatalogScreen.grouped.map { screen in
      let values = [
        "id": screen.id, "title": screen.title, "summary": screen.summary, "group": screen.group.rawValue,
        "file": codeFiles[screen.id] ?? "",
      ]
      return "{\(values.sorted { $0.key < $1.key }.map { "\($0): \($1.quoted)" }.joined(separator: ", "))}"
    }
    let groups = CatalogScreen.Group.allCases.map {
      "{name: \($0.rawValue.quoted), text: \($0.summary.quoted)}"
    }
    return """
      const screens = [\(list.joined(separator: ",\n"))];
      const groups = [\(groups.joined(separator: ", "))];
      const strokes = \(SiteFrames.samples(of: strokes));
      const compressedEngine = "\(engine.base64EncodedString())";
      """
  }

  private static var script: String {
    get throws {
      var modules: [String: String] = [:]
      for folder in folders {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasSuffix(".js") && modules[name] == nil {
          modules[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
      }
      return try ScriptBundle(modules: modules).script(running: "main.js")
    }
  }

  /// The folders with the page's files: its own, and those that it shares with the live catalog.
  private static let folders = ["Site/Page", "Sources/CatalogServer/Resources/Page"].map {
    SiteEngineBuild.catalog.appendingPathComponent($0)
  }

  private static func read(_ name: String) throws -> String {
    for folder in folders {
      if let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) {
        return text
      }
    }
    throw CommandFailure(description: "\(folders[0].appendingPathComponent(name).path): it cannot be read")
  }

  /// The rules with the fonts. Missing fonts are left out.
  private static var fontRules: String {
    fonts.compactMap { name, weight in
      let url = SiteEngineBuild.catalog.deletingLastPathComponent()
        .appendingPathComponent("PortableUIKit/Fonts/\(name).woff2")
      guard let data = try? Data(contentsOf: url) else { return nil }
      let source = "url(data:font/woff2;base64,\(data.base64EncodedString())) format(\"woff2\")"
      return "@font-face { font-family: Inter; font-weight: \(weight); font-display: swap; src: \(source); }"
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text as a literal of JavaScript.
  var quoted: String {
    let letters = map { letter -> String in
      switch letter {
      case "\"", "\\": "\\\(letter)"
      case "\n": "\\n"
      case "<": "\\x3c"
      default: String(letter)
      }
    }
    return "\"\(letters.joined())\""
  }

  fileprivate var escapedForHTML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
