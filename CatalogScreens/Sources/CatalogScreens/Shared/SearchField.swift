/// A search field as bars have it: a gray field with a magnifier.
final class SearchField: UITextField {
  /// Creates a search field, 36 points high.
  init(_ placeholder: String) {
    super.init(frame: .zero)
    self.placeholder = placeholder
    font = .systemFont(ofSize: 17)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    returnKeyType = .search
    let magnifier = UIImageView(image: Glyph.magnifier.image(.systemGray, size: 18))
    magnifier.contentMode = .center
    magnifier.frame = CGRect(x: 0, y: 0, width: 34, height: 36)
    leftView = magnifier
    leftViewMode = .always
    heightAnchor.constraint(equalToConstant: 36).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
