/// A recording of a screen that a finger can move through in both directions, without the screen's code.
///
/// A recording is a graph. Its nodes are pictures, and its edges are finger movements of ``stride`` points up or down.
/// A header that returns as soon as the content moves back has several pictures for one content offset. Which of them is
/// shown depends on the way, so the edges differ for both directions.
package struct ScrubRecording {
  /// The distance of the finger between two pictures, in points.
  package static let stride = 6.0

  /// A picture and the values of the header in it.
  struct Node {
    /// The picture from which this one differs little, or `nil` for the first one.
    var parent: Int?
    /// The difference from the parent's picture.
    var difference: LayerTreeDifference
    var values: Values
    /// The node after a movement of the content toward its end, or `nil` if none was recorded.
    var next: Int?
    /// The node after a movement of the content toward its top, or `nil` if none was recorded.
    var previous: Int?
  }

  /// The values of a header and its scroll view.
  struct Values: Equatable {
    /// The distance from the top of the content, in points. It is negative beyond the top.
    var offset: Double
    /// The distance by which the content is beyond its end, in points, or 0.
    var excess: Double
    /// The top edge of the header on the screen, in points.
    var top: Double
    /// The header's height, in points.
    var height: Double
    var statusBar: StatusBar

    /// The look of the status bar.
    enum StatusBar: Int {
      case hidden, dark, light
    }
  }

  let screen: String
  let size: CGSize
  let header: String
  var nodes: [Node] = []
  var images: [String: ImageShelf.Picture] = [:]
  /// The node at rest after the screen has appeared.
  var start: Int { 0 }

  /// The number of pictures.
  package var count: Int { nodes.count }

  /// The recording as JSON, which `tape.js` reads.
  package var json: String {
    var text = MessageText()
    text.raw("{\"screen\":")
    text.string(screen)
    text.name("size")
    text.numbers([Double(size.width), Double(size.height)])
    text.name("header")
    text.string(header)
    text.name("stride")
    text.number(Self.stride)
    text.name("images")
    text.raw("{")
    for (index, name) in images.keys.sorted().enumerated() {
      guard let picture = images[name] else { continue }
      if index > 0 { text.raw(",") }
      text.string(name)
      text.raw(":")
      text.string("data:\(picture.mediaType);base64,\(picture.data.base64EncodedString())")
    }
    text.raw("}")
    text.name("nodes")
    text.list(nodes) { $0.node($1) }
    text.raw("}")
    return text.string
  }
}

extension MessageText {
  fileprivate mutating func node(_ node: ScrubRecording.Node) {
    raw("{\"from\":")
    integer(node.parent ?? -1)
    name("next")
    integer(node.next ?? -1)
    name("previous")
    integer(node.previous ?? -1)
    name("values")
    let values = node.values
    numbers([values.offset, values.excess, values.top, values.height, Double(values.statusBar.rawValue)])
    fields(of: node.difference)
    raw("}")
  }
}
