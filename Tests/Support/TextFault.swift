import HeaderTesting

extension UIContentSizeCategory {
  /// All text sizes, from the smallest to the largest.
  static let allSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Returns the device for this size. At successive turns, and for successive sizes, the devices take turns, so that a
  /// test with several turns meets every size on every device, and has every turn on every device.
  func device(turn: Int) -> DeviceModel {
    let place = Self.allSizes.firstIndex(of: self) ?? 0
    return DeviceModel.all[(place + turn) % DeviceModel.all.count]
  }
}

extension UIView {
  /// A description of the first text in the header that is cut, that leaves the header, or that overlaps another one, or
  /// `nil`. Buttons that are attached to an edge lie half outside.
  var textFault: String? {
    let labels = labels.filter { $0.isShown && $0.text?.isEmpty == false && !$0.isOnButton(of: self) }
    for (index, label) in labels.enumerated() {
      if let fault = label.cutTextFault ?? leavingFault(of: label) { return fault }
      for other in labels[(index + 1)...] {
        let common = label.visibleTextFrame.intersection(other.visibleTextFrame)
        if common.width > 0.5, common.height > 0.5 {
          return "“\(label.text ?? "")” overlaps “\(other.text ?? "")”: \(common)"
        }
      }
    }
    return nil
  }

  private func leavingFault(of label: UILabel) -> String? {
    let (text, area) = (label.visibleTextFrame, frameInWindow)
    guard !text.isEmpty else { return nil }
    let frame = label.frameInWindow
    let leaves = frame.minX < area.minX - 0.5 || frame.maxX > area.maxX + 0.5
    if leaves, !label.isInScrollView(inside: self) {
      return "“\(label.text ?? "")” leaves the header: \(frame)"
    }
    return text.maxY > area.maxY + 0.5 ? "“\(label.text ?? "")” is below the header: \(text)" : nil
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

extension UILabel {
  /// The least scale at which text that shrinks to the width of its label can be read.
  private static let leastScale: CGFloat = 0.6

  /// The size of the text in the label's width.
  private var textSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width, height: CGFloat.greatestFiniteMagnitude))
  }

  fileprivate var cutTextFault: String? {
    let (size, scale) = (textSize, adjustsFontSizeToFitWidth ? max(minimumScaleFactor, Self.leastScale) : 1)
    let fits = size.width * scale <= bounds.width + 0.5 && size.height * scale <= bounds.height + 0.5
    return fits ? nil : "“\(text ?? "")” is cut: \(bounds.size) instead of \(size)"
  }

  /// The part of the text, in points of the window, that no superview clips. It is as wide as the label.
  fileprivate var visibleTextFrame: CGRect {
    let height = min(textSize.height, bounds.height)
    let text = bounds.insetBy(dx: 0, dy: (bounds.height - height) / 2)
    return convert(text, to: nil).intersection(visibleFrameInWindow)
  }
}
