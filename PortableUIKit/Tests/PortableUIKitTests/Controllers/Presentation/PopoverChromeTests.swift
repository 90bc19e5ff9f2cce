import PortableUIKit
import Testing

@MainActor struct PopoverChromeTests {
  private let windows = WindowKeeper()

  private func popover(
    from source: CGRect, arrows: UIPopoverArrowDirection, color: UIColor? = nil
  ) throws -> (chrome: LayerSnapshot, modal: UIViewController, root: UIViewController) {
    let simulator = HostSimulator.fresh(.pad)
    let root = UIViewController()
    windows.show(root)
    simulator.step()
    let modal = UIViewController()
    modal.view.backgroundColor = .green
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    let presentation = try #require(modal.popoverPresentationController)
    presentation.sourceView = root.view
    presentation.sourceRect = source
    presentation.permittedArrowDirections = arrows
    presentation.backgroundColor = color
    root.present(modal, animated: false)
    simulator.step()
    let container = try #require(presentation.containerView)
    let layers = try #require(LayerSnapshot(of: container)).sublayers
    return (try #require(layers.first { $0.shadow != nil }), modal, root)
  }

  @Test("[K] a popover throws a shadow as large as itself")
  func shadow() throws {
    let (chrome, modal, _) = try popover(from: CGRect(x: 400, y: 300, width: 40, height: 40), arrows: .up)
    expectEqual(chrome.shadow?.pathBox?.size, CGSize(width: 300, height: 200))
    expectEqual(chrome.bounds.size, modal.view.bounds.size)
    expectEqual(chrome.position, modal.view.layer.position)
  }

  @Test(
    "[A] an arrow of the presented view's color reaches from the popover to its source",
    arguments: [
      (UIPopoverArrowDirection.up, CGPoint(x: 150, y: -13)), (.down, CGPoint(x: 150, y: 213)),
      (.left, CGPoint(x: -13, y: 100)), (.right, CGPoint(x: 313, y: 100)),
    ])
  func arrow(direction: UIPopoverArrowDirection, tip: CGPoint) throws {
    let source = CGRect(x: 390, y: 500, width: 40, height: 40)
    let (chrome, modal, _) = try popover(from: source, arrows: direction)
    expectEqual(modal.popoverPresentationController?.arrowDirection, direction)
    let shape = try #require(chrome.sublayers.compactMap(\.shape).first)
    expect(shape.fillColor == chrome.backgroundColor && shape.fillColor?.green == 1)
    expect(
      shape.path.contains("\(Int(tip.x)) \(Int(tip.y))") || shape.path.contains("\(Int(tip.x)),\(Int(tip.y))")
    )
  }

  @Test("[A] an arrow keeps clear of round corners where the source is beside the popover's end")
  func corner() throws {
    let (chrome, _, _) = try popover(from: CGRect(x: 0, y: 300, width: 4, height: 40), arrows: .up)
    let shape = try #require(chrome.sublayers.compactMap(\.shape).first)
    expect(shape.path.contains("28.5"))
  }

  @Test("[A] the background color that was chosen is the arrow's, and all of it goes with the popover")
  func color() throws {
    let (chrome, modal, root) = try popover(
      from: CGRect(x: 400, y: 300, width: 40, height: 40), arrows: .any, color: .red)
    expectEqual(chrome.sublayers.compactMap(\.shape).first?.fillColor?.red, 1)
    modal.dismiss(animated: true)
    HostSimulator.current.advance(by: 0.1)
    func shadows(_ layer: LayerSnapshot) -> [Double] {
      (layer.shadow == nil ? [] : [layer.opacity]) + layer.sublayers.flatMap(shadows)
    }
    let window = try #require(root.view.window)
    let fading = shadows(try #require(LayerSnapshot(of: window)))
    expect(fading.count == 1 && fading[0] > 0 && fading[0] < 1)
    HostSimulator.current.runUntilIdle()
    expectEqual(shadows(try #require(LayerSnapshot(of: window))), [])
  }

  @Test("a sheet has neither")
  func sheet() throws {
    let simulator = HostSimulator.fresh(.pad)
    let root = UIViewController()
    windows.show(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .formSheet
    simulator.step()
    root.present(modal, animated: false)
    simulator.step()
    let container = try #require(modal.presentationController?.containerView)
    try expect(#require(LayerSnapshot(of: container)).sublayers.allSatisfy { $0.shadow == nil })
  }
}
