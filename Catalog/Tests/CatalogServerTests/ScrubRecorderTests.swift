@testable import CatalogServer
import CatalogScreens
import Testing

/// Recordings that a finger moves through.
@MainActor struct ScrubRecorderTests {
  private func recording(_ id: String) throws -> ScrubRecording {
    ScrubRecorder.record(try #require(CatalogScreen.named(id)), isDark: false)
  }

  /// Follows the edges in one direction until there is none, and returns the nodes on the way.
  private func nodes(
    in recording: ScrubRecording, from start: Int, _ edge: KeyPath<ScrubRecording.Node, Int?>
  ) -> [Int] {
    var nodes = [start]
    while let next = recording.nodes[nodes[nodes.count - 1]][keyPath: edge],
      nodes.count <= recording.nodes.count
    {
      nodes.append(next)
    }
    return nodes
  }

  /// Follows the edges in one direction until there is none, and returns the values on the way.
  private func way(
    in recording: ScrubRecording, from start: Int, _ edge: KeyPath<ScrubRecording.Node, Int?>
  ) -> [ScrubRecording.Values] {
    nodes(in: recording, from: start, edge).map { recording.nodes[$0].values }
  }

  @Test("A header that depends on the offset alone has one picture for each offset")
  func positionOnly() throws {
    let recording = try recording("album")
    let offsets = recording.nodes.map { ($0.values.offset * 10).rounded() }
    expectGreater(Double(Set(offsets).count), 0.9 * Double(offsets.count))
    let down = way(in: recording, from: recording.start, \.next)
    expectEqual(down.map(\.offset), down.map(\.offset).sorted())
    expect((down.last?.offset ?? 0) > 900 && down.last?.height == 107)
  }

  @Test("A header that returns at once has a way back from many positions")
  func returning() throws {
    let recording = try recording("search-row")
    let down = way(in: recording, from: recording.start, \.next)
    expectGreater(down.last?.offset ?? 0, 900, "after each way back, the finger meets the way down again")
    // At the same offset, the header has different heights.
    var heights: [Double: Set<Double>] = [:]
    for values in recording.nodes.map(\.values) where values.offset > 300 {
      heights[values.offset.rounded(), default: []].insert(values.height.rounded())
    }
    expectGreater(heights.values.filter { $0.count > 1 }.count, 40)
    // After the finger has moved back by the row's height and two turns, the row is visible again.
    for node in nodes(in: recording, from: recording.start, \.next)
    where recording.nodes[node].values.offset > 200 {
      let offset = recording.nodes[node].values.offset
      let back = way(in: recording, from: node, \.previous).prefix { $0.offset > offset - 48 - 72 }
      expectGreater(back.last?.height ?? 0, 140, "back from \(offset)")
    }
  }

  @Test("Pulling past the top records a taller header")
  func pull() throws {
    let recording = try recording("typical-use")
    let up = way(in: recording, from: recording.start, \.previous)
    let start = try #require(up.first)
    expect(up.contains { $0.offset < -40 && $0.height > start.height + 40 })
  }

  @Test(
    "From every picture, both directions lead to the ends of the recording",
    arguments: ["typical-use", "search-row", "square-cash"])
  func waysFromAnywhere(_ id: String) throws {
    let recording = try recording(id)
    let offsets = recording.nodes.map(\.values.offset)
    let (first, last) = (try #require(offsets.min()), try #require(offsets.max()))
    expect(first < -40 && last > 900)
    for node in recording.nodes.indices {
      let values = recording.nodes[node].values
      expectEqual(way(in: recording, from: node, \.previous).last?.offset, first, "up from \(values)")
      expectEqual(way(in: recording, from: node, \.next).last?.offset, last, "down from \(values)")
    }
  }

  @Test("A picture without a neighbor is joined to the one with the most similar header")
  func joining() {
    var recording = ScrubRecording(screen: "", size: .zero, header: "")
    let picture = LayerTree(LayerSnapshot(position: .zero, bounds: .zero), first: 1).description
    let places: [(offset: Double, height: Double)] = [(0, 100), (6, 94), (6, 40), (12, 40), (12, 88)]
    for (offset, height) in places {
      recording.nodes.append(
        ScrubRecording.Node(
          difference: picture,
          values: .init(offset: offset, excess: 0, top: 0, height: height, statusBar: .dark)))
    }
    recording.nodes[0].next = 1
    recording.nodes[3].previous = 2
    recording.join()
    expectEqual(recording.nodes.map(\.next), [1, 4, 3, nil, nil])
    expectEqual(recording.nodes.map(\.previous), [nil, 0, 0, 2, 1])
  }

  @Test("Layers outside the screen and the order of rows don't make pictures different")
  func comparablePictures() {
    func row(_ y: Double) -> LayerSnapshot {
      var row = LayerSnapshot(
        position: CGPoint(x: 50, y: y + 10), bounds: CGRect(x: 0, y: 0, width: 100, height: 20))
      row.backgroundColor = .init(red: y / 1000, green: 0, blue: 0, alpha: 1)
      return row
    }
    let screen = CGRect(x: 0, y: 0, width: 100, height: 200)
    var one = LayerSnapshot(position: CGPoint(x: 50, y: 100), bounds: screen)
    var other = one
    one.sublayers = [row(0), row(20), row(40)]
    other.sublayers = [row(40), row(0), row(300), row(20)]
    expectEqual(one.comparable(on: screen), other.comparable(on: screen))
    // Layers that cover each other keep their order.
    one.sublayers = [row(0), row(10)]
    other.sublayers = [row(10), row(0)]
    expectNotEqual(one.comparable(on: screen), other.comparable(on: screen))
  }
}
