import PortableUIKit
import Testing

@MainActor struct UIStackViewTests {
  private func stack(_ sizes: [(CGFloat, CGFloat)], _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    set(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("[A] fill: spacing between, the one that hugs least fills the rest, all from edge to edge across")
  func fill() {
    let stage = LayoutStage()
    let stack = stack([(50, 10), (60, 20), (70, 30)]) {
      $0.spacing = 10
      $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
      $0.setCustomSpacing(20, after: $0.arrangedSubviews[1])
    }
    expectEqual(spans(stack), [[0, 50], [60, 150], [230, 70]])
    expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] fillEqually and fillProportionally")
  func equal() {
    let stage = LayoutStage()
    let equal = stack([(50, 10), (60, 20), (70, 30)]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    expectEqual(spans(equal), [[0, 90], [105, 90], [210, 90]])
    let proportional = stack([(20, 10), (40, 20)]) { $0.distribution = .fillProportionally }
    expectEqual(spans(proportional), [[0, 100], [100, 200]])
    (proportional.arrangedSubviews[0] as? SizedView)?.size.width = 40
    proportional.layoutIfNeeded()
    expectEqual(spans(proportional), [[0, 150], [150, 150]])
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] equalSpacing: equal gaps, of at least the spacing")
  func equalSpacing() {
    let stage = LayoutStage()
    let stack = stack([(50, 10), (60, 20), (70, 30)]) { $0.distribution = .equalSpacing }
    expectEqual(spans(stack), [[0, 50], [110, 60], [230, 70]])
    stack.spacing = 80
    stack.layoutIfNeeded()
    let frames = stack.arrangedSubviews.map(\.frame)
    expect(frames[1].minX - frames[0].maxX == 80 && frames[2].minX - frames[1].maxX == 80)
    expect(frames[0].minX == 0 && frames[2].maxX == 300)
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] equalCentering: equal distances of the middles, gaps of at least the spacing before that")
  func equalCentering() {
    let stage = LayoutStage()
    let stack = stack([(20, 10), (60, 20), (40, 30)]) { $0.distribution = .equalCentering }
    let middles = stack.arrangedSubviews.map(\.center.x)
    expectEqual(middles, [10, 145, 280])
    stack.spacing = 95
    stack.frame.size.width = 310
    stack.layoutIfNeeded()
    let frames = stack.arrangedSubviews.map(\.frame)
    expect(frames[1].minX - frames[0].maxX == 95 && frames[2].minX - frames[1].maxX == 95)
    expectEqual(frames[2].maxX, 310)
    expectEmpty(stage.simulator.warnings)
  }

  @Test(
    "[A] alignments of a row and of a column",
    arguments: [
      (UIStackView.Alignment.fill, [0, 0], [100, 100]), (.leading, [0, 0], [10, 30]),
      (.center, [45, 35], [10, 30]),
      (.trailing, [90, 70], [10, 30]),
    ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
  func alignments(_ alignment: UIStackView.Alignment, _ starts: [CGFloat], _ lengths: [CGFloat]) {
    let stage = LayoutStage()
    let row = stack([(50, 10), (60, 30)]) { $0.alignment = alignment }
    expectEqual(row.arrangedSubviews.map(\.frame.minY), starts)
    expectEqual(row.arrangedSubviews.map(\.frame.height), lengths)
    let column = stack([(10, 50), (30, 60)]) {
      $0.frame.size = CGSize(width: 100, height: 300)
      $0.axis = .vertical
      $0.alignment = alignment
    }
    expectEqual(column.arrangedSubviews.map(\.frame.minX), starts)
    expectEqual(column.arrangedSubviews.map(\.frame.width), lengths)
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] first baselines of labels in line")
  func baselines() {
    _ = LayoutStage()
    let labels = [10, 30].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    let lines = labels.map { $0.frame.minY + ($0.frame.height - $0.font.lineHeight) / 2 + $0.font.ascender }
    expect(isNear(lines[0], lines[1], within: 0.5) && labels[0].frame.minY > labels[1].frame.minY)
  }

  @Test("[A] hidden views leave their place, and take it again")
  func hiding() {
    let stage = LayoutStage()
    let stack = stack([(50, 10), (60, 20), (70, 30)]) {
      $0.spacing = 10
      $0.distribution = .fillEqually
    }
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    expect(stack.arrangedSubviews[0].frame.width == 145 && stack.arrangedSubviews[2].frame.minX == 155)
    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    expectEqual(spans(stack)[1][0], isNearThird(stack.arrangedSubviews[1].frame.minX, 310.0 / 3))
    expectEmpty(stage.simulator.warnings)
  }

  private func isNearThird(_ value: CGFloat, _ expected: CGFloat) -> CGFloat {
    abs(value - expected) <= 0.5 ? value : expected
  }

  @Test("[A] margins, fitting size, and a stack that constraints place")
  func margins() {
    let stage = LayoutStage()
    let stack = UIStackView(arrangedSubviews: [SizedView(50, 10), SizedView(60, 20)])
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 66, height: 39))
    _ = stage.add(stack)
    stage.layOut([
      stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.view.topAnchor),
    ])
    expectEqual(stack.frame, CGRect(x: 0, y: 0, width: 66, height: 39))
    expectEqual(stack.arrangedSubviews[1].frame, CGRect(x: 2, y: 16, width: 60, height: 20))
    expectEmpty(stage.simulator.warnings)
  }

  @Test("[A] arranging adds subviews, and leaving the superview takes views out of the arrangement")
  func views() {
    _ = LayoutStage()
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 0)
    expect(stack.arrangedSubviews == [c, a, b] && stack.subviews == [a, b, c])
    expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.addArrangedSubview(c)
    expectEqual(stack.arrangedSubviews, [a, b, c])
    stack.removeArrangedSubview(a)
    expect(stack.arrangedSubviews == [b, c] && a.superview === stack)
    b.removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [c])
  }
}
