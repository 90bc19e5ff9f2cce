import PortableUIKit
import Testing

@MainActor @Suite("Controls in other traits") struct ControlTraitTests {
  private let simulator: HostSimulator
  private let window: UIWindow

  init() {
    simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
  }

  private func show(_ view: UIView) {
    window.addSubview(view)
    simulator.runUntilIdle()
  }

  @Test("A button whose title follows the text size gets the size for it")
  func buttonSize() throws {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    let label = try #require(button.titleLabel)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    button.translatesAutoresizingMaskIntoConstraints = false
    show(button)
    let width = button.bounds.width
    simulator.preferredContentSizeCategory = .extraExtraLarge
    simulator.runUntilIdle()
    expectGreater(button.bounds.width, width + 5)
    expectGreater(label.bounds.width, width + 5)
  }

  @Test("A search field keeps its round corners in dark appearance")
  func searchFieldCorners() {
    let field = UISearchTextField()
    show(field)
    let radius = field.layer.cornerRadius
    expectGreater(radius, 0)
    simulator.userInterfaceStyle = .dark
    simulator.runUntilIdle()
    expectEqual(field.layer.cornerRadius, radius)
  }
}
