import PortableUIKit
import Testing

/// Constraints from visual formats.
@MainActor struct VisualFormatTests {
  private func frames(
    _ formats: [String], metrics: [String: Any]? = nil, options: NSLayoutConstraint.FormatOptions = []
  ) -> (one: CGRect, two: CGRect) {
    HostSimulator.fresh()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (one, two) = (UIView(), UIView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "two": two]))
    }
    parent.layoutIfNeeded()
    return (one.frame, two.frame)
  }

  @Test("[A] lengths, distances, and edges")
  func plainFormats() {
    let found = frames(
      ["H:|-20-[one(100)]-[two]-10-|", "V:|[one]|", "V:|-5-[two(==height)]"], metrics: ["height": 40])
    expectEqual(found.one, CGRect(x: 20, y: 0, width: 100, height: 200))
    expectEqual(found.two, CGRect(x: 128, y: 5, width: 162, height: 40))
  }

  @Test("[A] margins, equal lengths, relations, and priorities")
  func conditions() {
    let found = frames([
      "|-[one]-0-[two(==one)]-|", "V:|-(>=30,==10@500)-[one(50)]", "V:|[two(<=60,200@750)]",
    ])
    expectEqual(found.one, CGRect(x: 8, y: 30, width: 142, height: 50))
    expectEqual(found.two, CGRect(x: 150, y: 0, width: 142, height: 60))
  }

  @Test("[A] alignments and the direction from right to left")
  func options() {
    let found = frames(
      ["H:|-20-[one(100)]-5-[two(50)]", "V:|-30-[one(40)]", "V:[two(20)]"],
      options: [.directionRightToLeft])
    expectEqual(found.one.minX, 180)
    expectEqual(found.two.maxX, 175)
    let aligned = frames(["H:|[one(10)][two(10)]", "V:|-30-[one(40)]"], options: .alignAllTop)
    expectEqual(aligned.two.minY, 30)
  }

  @Test(
    "[A] a wrong format stops the program", arguments: ["H:[one", "H:[three]", "H:[one]-", "|[one]|[two]"])
  func wrongFormats(format: String) async {
    await #expect(processExitsWith: .failure) { [format] in
      await MainActor.run {
        let (parent, one) = (UIView(), UIView())
        parent.addSubview(one)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["one": one, "two": UIView()])
      }
    }
  }
}
