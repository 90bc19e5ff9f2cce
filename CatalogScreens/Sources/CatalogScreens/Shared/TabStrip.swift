/// Tabs beside each other with an indicator that follows swiped pages.
final class TabStrip: UIView {
  /// Called with the index of a tab that was tapped. The default is `nil`.
  var didSelect: ((Int) -> Void)?

  /// The position of the indicator: 1.25 is a quarter of the way from tab 1 to tab 2. The default is 0.
  var position: CGFloat = 0 {
    didSet { if position != oldValue { setNeedsLayout() } }
  }

  private let buttons: [UIButton]
  private let indicator = UIView()
  private let line = UIView()

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - titles: The titles of the tabs.
  ///   - color: The color of the indicator.
  init(_ titles: [String], color: UIColor) {
    buttons = titles.map { title in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
      return button
    }
    super.init(frame: .zero)
    indicator.backgroundColor = color
    indicator.layer.cornerRadius = 1.5
    line.backgroundColor = .separator
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.didSelect?(index) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(line)
    addSubview(indicator)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: layoutMargins)
    let width = area.width / CGFloat(buttons.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let center = { (position: CGFloat) in
      let way = width * (position + 0.5)
      return isMirrored ? area.maxX - way : area.minX + way
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: center(CGFloat(index)) - width / 2, y: 0, width: width, height: bounds.height)
      button.alpha = 1 - 0.45 * min(1, abs(position - CGFloat(index)))
    }
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    let current = center(min(max(position, 0), CGFloat(buttons.count - 1)))
    indicator.frame = CGRect(x: current - width * 0.3, y: bounds.height - 3, width: width * 0.6, height: 3)
  }
}
