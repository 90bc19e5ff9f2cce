import Foundation

extension HeaderStage {
  /// Compares the screen with the picture that is stored beside the test file.
  ///
  /// ```swift
  /// @Test(.enabled(if: StageFeatures.available.contains(.pictures))) func collapsedProfile() throws {
  ///   let stage = HeaderStage(.phoneNotch) { ProfileViewController() }
  ///   stage.drag(by: -300)
  ///   try stage.expectPicture("profile-collapsed")
  /// }
  /// ```
  ///
  /// Stages on iOS don't support pictures. The picture is an SVG document in the folder `Pictures`, which is the same on every
  /// machine. Run the tests with the environment variable `HEADER_RECORD_PICTURES=1` to record it, and look at what has changed
  /// before you commit it. If the pictures differ, the error names a sheet with the expected picture, the screen, and their
  /// difference.
  ///
  /// - Parameters:
  ///   - name: The name of the picture, without an extension.
  ///   - folder: The folder of the picture. The default is `Pictures` beside the test file.
  ///   - file: The test file. The default is the file of the call.
  /// - Throws: A ``PictureDifference`` if the picture is missing or differs, or ``StageFeatureMissing`` if the stage doesn't
  ///   support pictures.
  public func expectPicture(_ name: String, in folder: URL? = nil, file: String = #filePath) throws {
    let folder =
      folder ?? URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Pictures")
    try PictureFile(folder.appendingPathComponent("\(name).svg")).expect(
      try svg(titled: name), of: window.bounds.size)
  }

  /// Shows a screen in each variant, and compares it with the pictures that are stored beside the test file.
  ///
  /// ```swift
  /// @Test(.enabled(if: StageFeatures.available.contains(.pictures))) func profile() throws {
  ///   try HeaderStage.expectPictures("profile", in: StageVariant.all) { ProfileViewController() }
  /// }
  /// ```
  ///
  /// The pictures' names consist of `name` and the names of the variants. See ``expectPicture(_:in:file:)``.
  ///
  /// - Parameters:
  ///   - name: The beginning of the pictures' names.
  ///   - variants: The variants. The default is ``StageVariant/all``.
  ///   - folder: The folder of the pictures. The default is `Pictures` beside the test file.
  ///   - file: The test file. The default is the file of the call.
  ///   - makeRoot: A closure that creates the root view controller, once for each variant.
  ///   - act: A closure that brings the screen to the state to compare, for example with a drag. By default, the picture is
  ///     taken when everything is at rest.
  /// - Throws: A ``PictureDifference`` about all pictures that are missing or differ.
  public static func expectPictures(
    _ name: String, in variants: [StageVariant] = StageVariant.all, folder: URL? = nil,
    file: String = #filePath,
    _ makeRoot: () -> Root, after act: (HeaderStage<Root>) throws -> Void = { _ in }
  ) throws {
    var difference = PictureDifference(problems: [])
    for variant in variants {
      let stage = HeaderStage(variant, makeRoot)
      stage.settle()
      try act(stage)
      stage.settle()
      do {
        try stage.expectPicture("\(name)-\(variant.name)", in: folder, file: file)
      } catch let found as PictureDifference {
        difference.problems += found.problems
      }
    }
    if !difference.problems.isEmpty { throw difference }
  }
}

/// The differences between pictures of a screen and the expected ones.
public struct PictureDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence for each picture, with the path of a sheet that shows the difference.
  public var problems: [String]

  /// The problems, one on each line.
  public var description: String { problems.joined(separator: "\n") }
}

/// The stored picture of a screen.
struct PictureFile {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// The characters that aren't escaped in an address.
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 =/:.,;-".utf8)

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["HEADER_RECORD_PICTURES"] != nil
  }

  /// Compares the stored picture with `found`, or stores it when pictures are recorded.
  func expect(_ found: String, of size: CGSize) throws {
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try found.write(to: url, atomically: true, encoding: .utf8)
    }
    guard let expected = try? String(contentsOf: url, encoding: .utf8) else {
      throw PictureDifference(problems: ["\(url.path) is missing; record it with HEADER_RECORD_PICTURES=1"])
    }
    guard expected != found else { return }
    let sheet = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("HeaderPictures")
    try FileManager.default.createDirectory(at: sheet, withIntermediateDirectories: true)
    let path = sheet.appendingPathComponent(url.lastPathComponent)
    try Self.sheet(url.lastPathComponent, expected, found, size).write(
      to: path, atomically: true, encoding: .utf8)
    throw PictureDifference(problems: ["\(url.lastPathComponent) differs from the screen; see \(path.path)"])
  }

  /// Returns one document with the expected picture, the one that was found, and their difference, which is black where they
  /// are equal.
  static func sheet(_ name: String, _ expected: String, _ found: String, _ size: CGSize) -> String {
    let (width, height, margin) = (Double(size.width), Double(size.height), 24.0)
    func image(_ picture: String) -> SVGElement {
      // A picture inside a picture, so that the identifiers of the two don't conflict.
      let data = picture.utf8.map { byte in
        Self.plain.contains(byte)
          ? String(UnicodeScalar(byte)) : "%" + String(Int(byte) + 0x100, radix: 16).suffix(2)
      }
      let address = "data:image/svg+xml;charset=utf-8," + data.joined()
      return SVGElement("image", ["width": width, "height": height, "xlink:href": address])
    }
    let difference = SVGElement(
      "g", ["style": "isolation:isolate"],
      children: [image(expected), image(found).with("style", "mix-blend-mode:difference")])
    let panels = [("expected", image(expected)), ("found", image(found)), ("difference", difference)]
    let columns = panels.enumerated().map { index, panel in
      SVGElement.group(
        x: margin + Double(index) * (width + margin), y: 2 * margin,
        [FilmStripStyle.text(panel.0, x: 0, y: -8, size: 14, color: FilmStripStyle.ink), panel.1])
    }
    let (fullWidth, fullHeight) = (margin + 3 * (width + margin), height + 3 * margin)
    let paper = SVGElement.rectangle(CGRect(x: 0, y: 0, width: fullWidth, height: fullHeight))
      .with("fill", FilmStripStyle.paper)
    return SVGElement.document(
      width: fullWidth, height: fullHeight, [SVGElement("title", text: name), paper] + columns)
  }
}
