import CatalogScreens
import HeaderTesting
import Testing

/// A screen of the catalog on a phone, with a finger.
@MainActor final class ScreenStage {
  let simulator: HostSimulator
  let window: UIWindow

  init(
    _ id: String, on device: DeviceModel = .phone47, isLandscape: Bool = false,
    textSize: UIContentSizeCategory = .large
  ) throws {
    let screen = try #require(CatalogScreen.named(id))
    simulator = HostSimulator(device: device)
    simulator.makeCurrent()
    simulator.preferredContentSizeCategory = textSize
    if isLandscape { simulator.rotate(to: .landscapeRight, duration: 0) }
    window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = screen.makeViewController()
    window.makeKeyAndVisible()
    settle()
  }

  /// The screen's first Material header.
  var header: FlexibleHeaderView {
    get throws { try #require(window.firstRecordableHeader as? FlexibleHeaderView) }
  }

  /// The scroll view that the header tracks.
  var scrollView: UIScrollView {
    get throws { try #require(header.trackingScrollView) }
  }

  func settle() { _ = simulator.runUntilIdle() }

  /// Taps in the middle of `view` and waits until all is at rest.
  func tap(_ view: UIView) {
    let finger = HostFinger(in: window)
    finger.down(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    simulator.advance(by: 0.1)
    finger.up()
    settle()
  }

  /// Moves a finger from `start` by `way` points downwards, slowly, holds, lifts it, and waits.
  func drag(from start: CGPoint, by way: CGFloat, sideways: CGFloat = 0) {
    let finger = HostFinger(in: window)
    finger.down(at: start)
    for step in 1...20 {
      simulator.step()
      let part = CGFloat(step) / 20
      finger.move(to: CGPoint(x: start.x + sideways * part, y: start.y + way * part))
    }
    for _ in 0..<10 {
      simulator.step()
      finger.move(to: CGPoint(x: start.x + sideways, y: start.y + way))
    }
    simulator.step()
    finger.up()
    settle()
  }

  /// The first view of type `View` on the screen that fits, in the order of the views. Those of a list are in the order of their
  /// places, because lists add rows behind the others.
  func view<View: UIView>(_ type: View.Type, where fits: (View) -> Bool = { _ in true }) throws -> View {
    let view = Self.find(type, below: window, where: fits)
    return try #require(view, "no such \(type) on the screen")
  }

  /// The button with that title.
  func button(_ title: String) throws -> UIButton { try view(UIButton.self) { $0.currentTitle == title } }

  private static func find<View: UIView>(
    _ type: View.Type, below root: UIView, where fits: (View) -> Bool
  ) -> View? {
    guard !root.isHidden else { return nil }
    if let view = root as? View, fits(view) { return view }
    let isList = root is UITableView || root is UICollectionView
    let subviews = isList ? root.subviews.sorted { $0.frame.minY < $1.frame.minY } : root.subviews
    for subview in subviews {
      if let view = find(type, below: subview, where: fits) { return view }
    }
    return nil
  }
}
