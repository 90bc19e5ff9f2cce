@testable import CatalogServer
import CatalogScreens
import Foundation
import HeaderTesting

/// Messages of a browser, made by hand.
enum Message {
  static func frame(_ elapsed: Double = 1 / 60, _ input: String = "") -> Data {
    Data(#"{"type":"frame","elapsed":\#(elapsed),"input":[\#(input)]}"#.utf8)
  }

  static func touch(_ kind: String, _ x: Double, _ y: Double, at time: Double = 0) -> String {
    #"{"kind":"\#(kind)","x":\#(x),"y":\#(y),"at":\#(time),"finger":0}"#
  }

  static func wheel(_ dy: Double) -> String {
    #"{"kind":"wheel","x":200,"y":600,"at":0,"dx":0,"dy":\#(dy)}"#
  }

  static func text(_ text: String) -> Data { Data(text.utf8) }
}

/// An answer of a session, taken apart.
struct Answer {
  let fields: [String: Any]

  init(_ text: String) {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    fields = object as? [String: Any] ?? [:]
  }

  var type: String? { fields["type"] as? String }
  var message: String? { fields["message"] as? String }
  var isResting: Bool { fields["resting"] as? Bool ?? false }
  var layers: [[Any]] { fields["layers"] as? [[Any]] ?? [] }

  /// A number of the header, if this answer says something about it.
  func header(_ name: String) -> Double? { (fields["header"] as? [String: Any])?[name] as? Double }

  /// The tracked scroll view's offset, if this answer says something about it.
  var offset: Double? {
    let scroll = (fields["header"] as? [String: Any])?["scroll"] as? [String: Any]
    return (scroll?["contentOffset"] as? [Double])?.last
  }
}

extension CatalogSession {
  /// A tab on a small phone.
  static func onSmallPhone() -> CatalogSession {
    let session = CatalogSession(library: CatalogLibrary())
    _ = session.receive(Message.text(#"{"type":"set","screen":"typical-use","device":"phone-4.7"}"#))
    return session
  }

  /// Sends a message and takes the first answer apart.
  @discardableResult func ask(_ text: Data) -> Answer { Answer(receive(text).first ?? "") }

  @discardableResult func ask(_ text: String) -> Answer { ask(Data(text.utf8)) }

  /// Requests frames until nothing moves. Returns the last ones with an offset and a header.
  func rest(limit: Int = 1200) -> (offset: Double?, height: Double?, shift: Double?, frames: Int) {
    var result: (offset: Double?, height: Double?, shift: Double?, frames: Int) = (nil, nil, nil, 0)
    for count in 1...limit {
      let answer = ask(Message.frame())
      result.offset = answer.offset ?? result.offset
      result.height = answer.header("height") ?? result.height
      result.shift = answer.header("shift") ?? result.shift
      result.frames = count
      if answer.isResting { break }
    }
    return result
  }
}
