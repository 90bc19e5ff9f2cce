import Foundation

/// Makes cells and the like of classes that are only known at run time.
///
/// UIKit does so by Objective-C's means. In Swift a class that is a value can only be made by initializers marked
/// `required`, and marking UIKit's so would break every subclass that overrides them. So the class is taken for
/// one below in which the initializer is marked: that one overrides the entry in the class's table of methods, so
/// the entry of the true class is called. A class that lacks the initializer stops the program, as in UIKit.
@MainActor enum ClassInstances {
  // Without optimization: the compiler may not conclude from the types which initializer is meant.
  @inline(never) @_optimize(none)
  static func makeView(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    let view: UICollectionReusableView = unsafeBitCast(type, to: FrameView.Type.self).init(frame: .zero)
    return view
  }

  @inline(never) @_optimize(none)
  static func makeCell(_ type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    let cell: UITableViewCell = unsafeBitCast(type, to: StyledCell.Type.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
    return cell
  }

  @inline(never) @_optimize(none)
  static func makeSectionView(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let view: UITableViewHeaderFooterView = unsafeBitCast(type, to: SectionView.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
    return view
  }
}

// Each class has a subclass, so that a call is never taken for one that can only mean the class itself.

private class FrameView: UICollectionReusableView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class FrameViewBelow: FrameView {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private class StyledCell: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class StyledCellBelow: StyledCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private class SectionView: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}

private final class SectionViewBelow: SectionView {
  required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}
