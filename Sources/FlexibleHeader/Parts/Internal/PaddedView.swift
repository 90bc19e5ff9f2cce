import UIKit

/// A view in the layout margins.
class PaddedView: PartView {
  init(_ view: UIView, top: CGFloat, bottom: CGFloat) {
    super.init()
    // A view without constraints for its height keeps that of its bounds.
    let height = view.heightAnchor.constraint(equalToConstant: view.bounds.height)
    height.priority = .fittingSizeLevel + 1
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      height,
      view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor, constant: top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A text field in the layout margins, never lower than its text requires.
final class SearchRowView: PaddedView {
  /// The height of the field without its text, in points: 16 with the 20 points of the body style's text are the 36 points
  /// of a search field.
  private static let textInset: CGFloat = 16

  private let field: UITextField
  private let height: NSLayoutConstraint

  init(_ field: UITextField) {
    self.field = field
    height = field.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    super.init(field, top: 6, bottom: 6)
    if !field.adjustsFontForContentSizeCategory {
      field.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      field.adjustsFontForContentSizeCategory = true
    }
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // The field receives a changed text size after this view.
    if let font = field.font { height.constant = (font.lineHeight + Self.textInset).rounded(.down) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
