import HeaderTesting

extension UIContentSizeCategory {
  /// All text sizes, from the smallest to the largest.
  static let allSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIView {
  /// A description of the first text in the header that is cut, that leaves the screen, or that overlaps another one, or
  /// `nil`. Buttons that are attached to an edge lie half outside.
  var textFault: String? {
    let labels = labels.filter { $0.isShown && $0.text?.isEmpty == false && !$0.isOnButton(of: self) }
    for (index, label) in labels.enumerated() {
      let size = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: CGFloat.greatestFiniteMagnitude))
      let (text, frame) = (label.text ?? "", label.frameInWindow)
      if size.width > label.bounds.width + 0.5 || size.height > label.bounds.height + 0.5 {
        return "“\(text)” is cut: \(label.bounds.size) instead of \(size)"
      }
      let leaves = frame.minX < -0.5 || frame.maxX > bounds.width + 0.5
      if leaves, !label.isInScrollView(inside: self) { return "“\(text)” leaves the screen: \(frame)" }
      if frame.maxY > frameInWindow.maxY + 0.5 { return "“\(text)” is below the header: \(frame)" }
      for other in labels[(index + 1)...] {
        let common = label.visibleFrameInWindow.intersection(other.visibleFrameInWindow)
        if common.width > 0.5, common.height > 0.5 {
          return "“\(text)” overlaps “\(other.text ?? "")”: \(common)"
        }
      }
    }
    return nil
  }

  /// Returns whether the view is on a button that is a subview of a header.
  private func isOnButton(of header: UIView) -> Bool {
    guard let superview else { return false }
    return superview === header ? self is UIButton : superview.isOnButton(of: header)
  }

  /// Returns whether a scroll view inside a container moves the view.
  private func isInScrollView(inside container: UIView) -> Bool {
    guard let superview, superview !== container else { return false }
    return superview is UIScrollView || superview.isInScrollView(inside: container)
  }
}
