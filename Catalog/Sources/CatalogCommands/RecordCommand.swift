import CatalogScreens
import Foundation
import HeaderTesting

/// Plays a stroke on a screen and records the header's states, frame by frame.
public struct RecordCommand {
  /// The screen's name.
  public var screen: String
  /// The stroke: the path of a file, or the name of a stroke in the repository.
  public var gesturePath: String
  /// The strokes to play afterward, each when the screen is at rest.
  public var furtherGesturePaths: [String] = []
  /// The device's name.
  public var device: String
  /// The path of the recording, or `nil` for none.
  public var tracePath: String?
  /// The path of the film strip, or `nil` for none.
  public var svgPath: String?
  /// The path of the animated picture, or `nil` for none.
  public var animatedSVGPath: String?
  /// A Boolean value that indicates whether the device uses the dark appearance. The default is `false`.
  public var isDark = false

  /// Creates the command without outputs.
  public init(screen: String, gesturePath: String, device: String = usualDevice) {
    self.screen = screen
    self.gesturePath = gesturePath
    self.device = device
  }

  /// Records and writes the outputs. If an error occurs, no file is written.
  @MainActor public func run(_ terminal: Terminal) -> CommandStatus {
    do {
      let (screen, device) = (try CatalogScreen.find(screen), try DeviceModel.find(device))
      let strokes = try readStrokes(on: device)
      guard [tracePath, svgPath, animatedSVGPath].contains(where: { $0 != nil }) else {
        throw CommandFailure(description: "nothing to write: give --trace, --svg, or --animated-svg")
      }
      let shot = try ScreenRecording(screen: screen, device: device, strokes: strokes, isDark: isDark)
      var files = OutputFiles()
      files.add(shot.recording.json, at: tracePath)
      files.add(shot.filmStrip.svg(), at: svgPath)
      files.add(shot.animation.svg, at: animatedSVGPath)
      try files.write()
      terminal.output(shot.summary)
      for path in files.paths { terminal.output("wrote \(path)") }
      return .success
    } catch {
      terminal.complaint("\(error)")
      return .unusable
    }
  }

  private func readStrokes(on device: DeviceModel) throws -> [Stroke] {
    try ([gesturePath] + furtherGesturePaths).map { try readStroke($0, on: device) }
  }

  private func readStroke(_ gesturePath: String, on device: DeviceModel) throws -> Stroke {
    let path = try StrokeFiles.path(of: gesturePath)
    let stroke = try Stroke(contentsOf: URL(fileURLWithPath: path), named: gesturePath)
    let glass = CGRect(origin: .zero, size: device.screenSize)
    if let index = stroke.samples.firstIndex(where: { !glass.contains(CGPoint(x: $0.x, y: $0.y)) }) {
      throw FaultyFile(
        file: gesturePath, place: "samples[\(index)]", problem: "outside the screen of \(device.name)")
    }
    return stroke
  }
}
