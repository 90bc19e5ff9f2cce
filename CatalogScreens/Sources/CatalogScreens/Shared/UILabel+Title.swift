extension UILabel {
  /// Adds a title near the lower edge of a header's content, inside the safe area at the sides. It is white,
  /// bold, and one line that shrinks instead of being truncated. Like the title of a navigation bar, it keeps
  /// its size for large text.
  static func headerTitle(_ text: String, in content: UIView, size: CGFloat = 24, bottom: CGFloat = 12)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .boldSystemFont(ofSize: size)
    label.textColor = .white
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let area = content.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -bottom),
    ])
    return label
  }
}
