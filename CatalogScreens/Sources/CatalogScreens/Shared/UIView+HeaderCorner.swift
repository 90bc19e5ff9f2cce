extension UIView {
  /// Adds the view to the lower right corner of a header's content, inside the safe area at the side.
  func addToCorner(of content: UIView, size: CGSize, bottom: CGFloat = 10) {
    translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(self)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: size.width),
      heightAnchor.constraint(equalToConstant: size.height),
      trailingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -bottom),
    ])
  }
}
