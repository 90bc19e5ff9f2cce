extension ScrubRecording {
  /// Gives every picture a neighbor in both directions, but for those at the ends of the recording.
  ///
  /// A finger can't turn back at every picture while it is recorded. Where it didn't, the way on which it came leads
  /// back to a place where it did. Where it never came by, the picture is joined to the one that continues it best.
  mutating func join() {
    let (before, after) = (sources(of: \.next), sources(of: \.previous))
    let recorded = nodes
    for node in nodes.indices {
      nodes[node].next = recorded[node].next ?? after[node] ?? continuation(of: node, by: Self.stride)
      nodes[node].previous =
        recorded[node].previous ?? before[node] ?? continuation(of: node, by: -Self.stride)
    }
  }

  /// Returns for each node the first one with an edge that leads to it.
  private func sources(of edge: KeyPath<Node, Int?>) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (node, target) in nodes.enumerated() {
      guard let target = target[keyPath: edge] else { continue }
      result[target] = result[target] ?? node
    }
    return result
  }

  /// Returns the node that looks most like a node would after a movement of the content.
  private func continuation(of node: Int, by distance: Double) -> Int? {
    let start = nodes[node].values
    func difference(_ other: Int) -> Double {
      let values = nodes[other].values
      return abs(values.offset - start.offset - distance) + abs(values.height - start.height)
        + abs(values.top - start.top)
    }
    return nodes.indices
      .filter { (nodes[$0].values.offset - start.offset) * distance > 0.5 * Self.stride }
      .min { difference($0) < difference($1) }
  }
}
