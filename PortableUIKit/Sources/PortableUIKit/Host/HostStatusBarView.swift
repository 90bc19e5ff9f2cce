import Foundation

/// The content of the status bar: the time of day, which starts at 9:41 and follows the virtual clock, and a
/// battery.
///
/// It isn't in any window, like the system's status bar; pictures of the screen contain it.
@MainActor final class HostStatusBarView: UIView {
  private let clockLabel = UILabel()
  private let battery = UIView()
  private let charge = UIView()

  /// Creates an empty bar of size zero.
  init() {
    super.init(frame: .zero)
    clockLabel.textAlignment = .center
    addSubview(clockLabel)
    battery.layer.borderWidth = 1
    battery.layer.cornerRadius = 3
    charge.layer.cornerRadius = 1.5
    battery.addSubview(charge)
    addSubview(battery)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Updates the content for a simulator, without animation even while others animate.
  func update(for simulator: HostSimulator) {
    UIView.performWithoutAnimation { show(simulator) }
  }

  /// Returns the time of day in hours and minutes, `seconds` after the start of the simulator.
  static func timeOfDay(after seconds: TimeInterval) -> String {
    let minutes = 9 * 60 + 41 + Int(seconds / 60)
    let minute = minutes % 60
    return "\(minutes / 60 % 24):\(minute < 10 ? "0" : "")\(minute)"
  }

  private func show(_ simulator: HostSimulator) {
    let manager = simulator.scene.statusBar
    isHidden = manager.isStatusBarHidden
    guard !isHidden else { return }
    layOut(in: manager.statusBarFrame)
    let isLight =
      manager.statusBarStyle == .lightContent
      || (manager.statusBarStyle == .default && simulator.userInterfaceStyle == .dark)
    paint(isLight ? .white : .black)
    let time = simulator.statusBarTime ?? Self.timeOfDay(after: simulator.now)
    if clockLabel.text != time { clockLabel.text = time }
  }

  /// Lays out the bar. A low bar has the time in its center, a high one next to the notch, in the lower part.
  private func layOut(in frame: CGRect) {
    guard self.frame != frame else { return }
    self.frame = frame
    let isHigh = frame.height > 30
    let middle = isHigh ? frame.height * 0.6 : frame.height / 2
    clockLabel.font = .systemFont(ofSize: isHigh ? 16 : 12, weight: .semibold)
    clockLabel.bounds.size = CGSize(width: 60, height: 20)
    clockLabel.center = CGPoint(x: isHigh ? frame.width * 0.13 : frame.width / 2, y: middle)
    battery.bounds.size = CGSize(width: 24, height: 11)
    battery.center = CGPoint(x: frame.width - (isHigh ? frame.width * 0.1 : 20), y: middle)
    charge.frame = battery.bounds.insetBy(dx: 2, dy: 2)
  }

  private func paint(_ color: UIColor) {
    guard clockLabel.textColor != color else { return }
    clockLabel.textColor = color
    battery.layer.borderColor = color.withAlphaComponent(0.5).cgColor
    charge.backgroundColor = color
  }
}
