import PortableUIKit
import Testing

@MainActor struct FittingSizeTests {
  private let long = "Text that needs several lines where there is not much room for it"

  @Test("[A] the least size that holds the content, the view itself stays as it is")
  func compressed() {
    let stage = LayoutStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 12))
    let a = stage.add(SizedView(80, 30), to: box)
    NSLayoutConstraint.activate(a.pinned(to: box, inset: 8))
    expectEqual(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 96, height: 46))
    expectEqual(
      box.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 320, height: 46))
    expect(box.bounds.size == CGSize(width: 11, height: 12) && a.frame == .zero)
    expectEqual(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width, 96, "hugging 250 beats 50")
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[?] a view without constraints fits its content, or nothing")
  func withoutConstraints() {
    _ = LayoutStage()
    expectEqual(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).systemLayoutSizeFitting(.zero), .zero)
    expectEqual(SizedView(30, 40).systemLayoutSizeFitting(.zero), CGSize(width: 30, height: 40))
  }

  @Test("[K] text wraps at the width it is given, and the height follows")
  func wrapping() {
    let stage = LayoutStage()
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    label.text = long
    let line = label.sizeThatFits(.zero).height
    NSLayoutConstraint.activate(label.pinned(to: stage.view, inset: 10))
    let fitted = stage.view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(fitted.width, 120)
    expectEqual(fitted.height, label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
    expectGreater(fitted.height, 3 * line)
  }

  @Test(
    "[K] a label that wraps takes the height for its width in a layout; preferredMaxLayoutWidth replaces the width"
  )
  func labelInLayout() {
    let stage = LayoutStage()
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    label.text = long
    let below = stage.add()
    stage.layOut([
      label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: stage.view.trailingAnchor),
      label.topAnchor.constraint(equalTo: stage.view.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 1), below.heightAnchor.constraint(equalToConstant: 1),
    ])
    expectEqual(label.frame.width, 300)
    expectEqual(label.frame.height, label.sizeThatFits(CGSize(width: 300, height: 0)).height)
    expectEqual(below.frame.minY, label.frame.maxY)
    stage.view.frame.size.width = 150
    stage.layOut()
    let narrow = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    expect(label.frame.width == 150 && label.frame.height == narrow && below.frame.minY == narrow)
    label.preferredMaxLayoutWidth = 100
    expectEqual(label.intrinsicContentSize, label.sizeThatFits(CGSize(width: 100, height: 0)))
    stage.layOut()
    expectEqual(label.frame.size, label.intrinsicContentSize)
    label.preferredMaxLayoutWidth = 0
    label.text = "Short"
    stage.layOut()
    expectEqual(label.frame.size, label.sizeThatFits(.zero))
  }

  @Test("[A] labels measure their text, image views their picture, other views nothing")
  func intrinsicSizes() {
    _ = LayoutStage()
    let label = UILabel()
    label.text = "Text"
    expect(label.intrinsicContentSize == label.sizeThatFits(.zero) && label.intrinsicContentSize.width > 0)
    expectEqual(UIImageView().intrinsicContentSize, CGSize(width: -1, height: -1))
    expectEqual(
      UIView().intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    )
    expectEqual(UIControl().intrinsicContentSize, UIView().intrinsicContentSize)
  }

  @Test("[A] baselines of labels of different size lie in line; of views they are the edges")
  func baselines() {
    let stage = LayoutStage()
    let (small, large, plain) = (stage.add(UILabel()), stage.add(UILabel()), stage.add())
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 30)
    stage.layOut([
      large.topAnchor.constraint(equalTo: stage.view.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      plain.topAnchor.constraint(equalTo: small.lastBaselineAnchor),
      plain.heightAnchor.constraint(equalToConstant: 8),
    ])
    func top(_ label: UILabel) -> CGFloat {
      label.frame.minY + (label.frame.height - label.font.lineHeight) / 2 + label.font.ascender
    }
    expect(isNear(top(small), top(large), within: 0.5))
    expect(isNear(plain.frame.minY, top(small), within: 0.5) && small.frame.minY > 10)
  }
}
