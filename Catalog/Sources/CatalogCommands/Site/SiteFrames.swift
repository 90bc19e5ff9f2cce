import Foundation
import HeaderTesting
import SiteEngine

/// The frames of strokes on the headers of the site, as computed by this program.
enum SiteFrames {
  private static let mostFrames = 600

  /// Returns the frames of a stroke, each `[offset, inset, top, height, progress, shift]`, until the header rests.
  /// `strokes.js` does the same.
  static func frames(of stroke: Stroke, on kind: SiteStage.Kind) -> [[Double]] {
    var stage = SiteStage(kind)
    var frames: [[Double]] = []
    var next = 0
    var time = 0.0
    var isLifted = false
    while frames.count < mostFrames {
      while next < stroke.samples.count, stroke.samples[next].time <= time {
        stage.handle(next == 0 ? .touch(stroke.samples[next].y) : .drag(stroke.samples[next].y))
        next += 1
      }
      if next == stroke.samples.count, stroke.liftsAt <= time, !isLifted {
        isLifted = true
        stage.handle(.release)
      }
      time += 1.0 / 60
      stage.handle(.frame)
      let pose = stage.pose
      frames.append([stage.offset, stage.inset, pose.top, pose.height, pose.progress, pose.shift])
      if isLifted, !stage.isMoving { break }
    }
    return frames
  }

  /// Returns the frames of all strokes on all headers as JSON: `{"flexible": {"flick-up-1": [[…]]}}`.
  static func json(of strokes: [Stroke]) -> String {
    let headers = SiteStage.Kind.allCases.map { kind in
      let list = strokes.map { "\"\($0.name)\": \(numbers(frames(of: $0, on: kind)))" }
      return "\"\(kind)\": {\(list.joined(separator: ", "))}"
    }
    return "{\(headers.joined(separator: ",\n"))}\n"
  }

  /// Returns the samples of strokes as JSON.
  static func samples(of strokes: [Stroke]) -> String {
    let list = strokes.map { stroke in
      let samples = numbers(stroke.samples.map { [$0.time, $0.x, $0.y] })
      return "{\"name\": \"\(stroke.name)\", \"liftsAt\": \(stroke.liftsAt), \"samples\": \(samples)}"
    }
    return "[\(list.joined(separator: ",\n"))]"
  }

  private static func numbers(_ rows: [[Double]]) -> String {
    "[\(rows.map { "[\($0.map { "\($0)" }.joined(separator: ","))]" }.joined(separator: ","))]"
  }
}
