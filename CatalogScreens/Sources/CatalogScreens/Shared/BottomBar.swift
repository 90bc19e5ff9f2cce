/// A bar at the bottom of the screen with buttons beside each other.
final class BottomBar: UIView {
  /// Creates a bar.
  ///
  /// - Parameter items: The symbols, and the names for VoiceOver. The first one is selected.
  init(_ items: [(glyph: Glyph, name: String)]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let line = UIView()
    line.backgroundColor = .separator
    let buttons = items.enumerated().map { index, item in
      UIButton(item.glyph, item.name, color: index == 0 ? .systemBlue : .systemGray, size: 26)
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.distribution = .fillEqually
    for view in [line, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Creates a rounded card with views below each other.
  static func card(
    _ views: [UIView], color: UIColor = .secondarySystemBackground, spacing: CGFloat = 6
  ) -> UIView {
    let card = UIView()
    card.backgroundColor = color
    card.layer.cornerRadius = 16
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    card.add(stack) {
      [
        stack.topAnchor.constraint(equalTo: $0.topAnchor, constant: 14),
        stack.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -16),
        stack.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -14),
      ]
    }
    return card
  }
}

extension UIScrollView {
  /// Adds views below each other, as wide as the visible area less its safe area and margins.
  func addColumn(_ views: [UIView], spacing: CGFloat = 14, margin: CGFloat = 16) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    add(stack) { _ in
      [
        stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: margin),
        stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -margin),
        stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: margin),
        stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -margin),
        contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      ]
    }
  }
}
