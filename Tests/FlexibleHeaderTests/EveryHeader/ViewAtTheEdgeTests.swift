import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/ChoosingAHeader.md#limits
@MainActor @Suite("A view beside a header") struct ViewAtTheEdgeTests {
  @Test(
    "A view that is constrained to the header's lower edge follows it, and receives touches on both sides of it",
    .needs(.touches), arguments: HeaderKind.inFront)
  func constrainedView(kind: HeaderKind) {
    let (header, button) = (kind.make(), UIButton(type: .system))
    let stage = HeaderStage(.phoneNotch) {
      RowsScreen { screen in
        header.install(in: screen.list)
        button.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(button)
        NSLayoutConstraint.activate([
          button.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
          button.centerYAnchor.constraint(equalTo: header.bottomAnchor),
          button.widthAnchor.constraint(equalToConstant: 48),
          button.heightAnchor.constraint(equalToConstant: 48),
        ])
      }
    }
    stage.settle()
    var edges: Set<CGFloat> = []
    for distance in [0, -40, -300] as [CGFloat] {
      if distance != 0 { stage.drag(from: CGPoint(x: 40, y: 700), by: distance) }
      let frame = button.frameInWindow
      expectLess(abs(frame.midY - header.frameInWindow.maxY), 0.51)
      for y in [frame.minY + 3, frame.maxY - 3] {
        let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: y), with: nil)
        expect(hit?.isDescendant(of: button) == true, "at \(y)")
      }
      edges.insert(frame.midY)
    }
    expectEqual(edges.count, 3)
  }
}
