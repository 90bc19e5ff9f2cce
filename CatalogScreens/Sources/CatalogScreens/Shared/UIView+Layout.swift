extension UIView {
  /// Adds a view that fills this one.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Adds a view and activates its constraints.
  func add(_ view: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints(self))
  }

  /// Creates a view for a section of a header, with margins of 16 points at the sides. Its content is placed by
  /// the margins, which include the safe area at the sides.
  static func section(_ background: UIColor? = nil) -> UIView {
    let view = UIView()
    view.backgroundColor = background
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return view
  }

  /// Creates a view for a section of a header that consists of views beside each other, all in the middle of its
  /// height.
  static func row(_ views: [UIView], spacing: CGFloat = 12, background: UIColor? = nil) -> UIView {
    let row = section(background)
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.alignment = .center
    row.add(stack) {
      [
        stack.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: $0.layoutMarginsGuide.trailingAnchor),
        stack.centerYAnchor.constraint(equalTo: $0.centerYAnchor),
      ]
    }
    return row
  }
}

extension UILabel {
  /// Creates a label of several lines whose font follows the user's text size.
  convenience init(
    _ text: String, _ style: UIFont.TextStyle, color: UIColor = .label, weight: UIFont.Weight? = nil
  ) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    if let weight { font = .systemFont(ofSize: font.pointSize, weight: weight) }
    adjustsFontForContentSizeCategory = weight == nil
    numberOfLines = 0
    textColor = color
  }

  /// Creates a label of a fixed size, as bars have them.
  convenience init(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
  }
}

extension UIButton {
  /// Creates a button with a symbol. The label is for VoiceOver.
  convenience init(_ glyph: Glyph, _ label: String, color: UIColor, size: CGFloat = 24) {
    self.init(type: .custom)
    setImage(glyph.image(color, size: size), for: .normal)
    accessibilityLabel = label
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  /// Creates a button with white text on a rounded background.
  convenience init(filled title: String, color: UIColor, height: CGFloat = 44) {
    self.init(type: .custom)
    setTitle(title, for: .normal)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    backgroundColor = color
    layer.cornerRadius = height / 2
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}
