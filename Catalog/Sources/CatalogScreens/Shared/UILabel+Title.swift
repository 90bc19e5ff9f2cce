extension UILabel {
  /// A title at the lower edge of a header's content, 16 points from both sides: white, bold, one line.
  static func headerTitle(_ text: String, in content: UIView, height: CGFloat = 40) -> UILabel {
    let label = UILabel(
      frame: CGRect(
        x: 16, y: content.bounds.height - height - 8, width: content.bounds.width - 32, height: height))
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    label.text = text
    label.font = .boldSystemFont(ofSize: 24)
    label.textColor = .white
    content.addSubview(label)
    return label
  }
}
