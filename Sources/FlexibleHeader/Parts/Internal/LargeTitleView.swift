import UIKit

/// A large title.
final class LargeTitleView: PaddedView {
  let titleLabel: HeadingLabel

  init(_ title: String) {
    titleLabel = HeadingLabel(title, style: .largeTitle, weight: .bold)
    super.init(titleLabel, top: 3, bottom: 8)
  }

  required init?(coder: NSCoder) { nil }
}
