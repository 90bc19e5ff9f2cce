import PortableUIKit
import Testing

/// Text views, progress views, and the parts of screens around them.
@MainActor struct UITextViewTests {
  private final class Editor: NSObject, UITextViewDelegate {
    var log: [String] = []
    var refusal = ""
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != refusal }
  }

  private func show(_ view: UIView, _ simulator: HostSimulator) -> UIWindow {
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(view)
    simulator.step()
    return window
  }

  @Test("[A] text is edited through the delegate, and the content grows with it")
  func editing() {
    let simulator = HostSimulator.fresh()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    let editor = Editor()
    view.delegate = editor
    editor.refusal = "x"
    let window = show(view, simulator)
    expectGreater(view.contentSize.height, 16)
    let line = view.contentSize.height
    expect(view.becomeFirstResponder())
    simulator.type("a")
    simulator.type("x")
    simulator.pressReturn()
    simulator.type("b")
    simulator.pressDelete()
    simulator.step()
    expectEqual(editor.log, ["begin", "a", "a\n", "a\nb", "a\n"])
    view.text = "1\n2\n3\n4\n5\n6"
    simulator.step()
    expectGreater(view.contentSize.height, 3 * line)
    expect(view.resignFirstResponder())
    view.contentOffset.y = 5
    expectEqual(editor.log.suffix(2), ["end", "scroll"])
    withExtendedLifetime(window) {}
  }

  @Test("[A] a font with a text style follows the text size, if the app wants it to")
  func textSize() {
    let simulator = HostSimulator.fresh()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "one"
    let window = show(view, simulator)
    let height = view.contentSize.height
    simulator.preferredContentSizeCategory = .accessibilityLarge
    simulator.step()
    expectEqual(view.font?.pointSize, 17)
    view.adjustsFontForContentSizeCategory = true
    simulator.step()
    expectEqual(view.font, .preferredFont(forTextStyle: .body))
    expectGreater(view.contentSize.height, height)
    simulator.preferredContentSizeCategory = .large
    simulator.step()
    expectEqual(view.font?.pointSize, 17)
    expectEqual(view.contentSize.height, height)
    withExtendedLifetime(window) {}
  }

  @Test("[A] a text view that doesn't scroll has the height of its text")
  func intrinsicHeight() {
    let simulator = HostSimulator.fresh()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.isScrollEnabled = false
    view.text = "one\ntwo\nthree"
    let window = show(view, simulator)
    expectEqual(view.intrinsicContentSize.height, view.sizeThatFits(CGSize(width: 100, height: 0)).height)
    expectGreater(view.intrinsicContentSize.height, 16 + 3 * 12)
    withExtendedLifetime(window) {}
  }

  @Test("[A] a progress view clamps its value and shows it as a length")
  func progress() {
    let simulator = HostSimulator.fresh()
    let view = UIProgressView(progressViewStyle: .default)
    expectEqual(view.bounds.height, 4)
    view.frame.size.width = 200
    let window = show(view, simulator)
    view.progress = 0.25
    simulator.step()
    expectEqual(view.subviews.last?.frame.width, 50)
    view.setProgress(2, animated: true)
    expectEqual(view.progress, 1)
    simulator.advance(by: 0.1)
    let shown = view.subviews.last?.layer.presentation()?.bounds.width ?? 0
    expect(shown > 50 && shown < 200)
    view.progress = .nan
    expectEqual(view.progress, 0)
    withExtendedLifetime(window) {}
  }

  @Test("[A] the keyboard layout guide follows the keyboard")
  func keyboardGuide() {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let root = UIViewController()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(field)
    root.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    simulator.step()
    expectEqual(bar.frame.maxY, 810)
    simulator.showsKeyboard = true
    expect(field.becomeFirstResponder())
    expect(simulator.runUntilIdle(limit: 3))
    expectEqual(bar.frame.maxY, simulator.keyboardFrame.minY)
    field.resignFirstResponder()
    expect(simulator.runUntilIdle(limit: 3))
    expectEqual(bar.frame.maxY, 810)
    expectEmpty(simulator.warnings)
  }

  @Test(
    "[A] a finger that reaches the keyboard pulls it down, and the guide follows without notifications",
    arguments: [true, false])
  func interactiveDismissal(leaves: Bool) {
    let simulator = HostSimulator.fresh(.phoneNotch)
    let root = UIViewController()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let list = UIScrollView(frame: root.view.bounds)
    list.contentSize.height = 3000
    list.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    root.view.addSubview(list)
    root.view.addSubview(field)
    let guide = root.view.keyboardLayoutGuide
    simulator.showsKeyboard = true
    expect(field.becomeFirstResponder())
    expect(simulator.runUntilIdle(limit: 3))
    let top = simulator.keyboardFrame.minY
    expectEqual(guide.layoutFrame.minY, top)
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 200, y: top - 100))
    for y in stride(from: top - 100, through: top + 90, by: 10) {
      finger.move(to: CGPoint(x: 200, y: y))
      simulator.step()
    }
    expect(simulator.keyboardFrame.minY == top + 90 && guide.layoutFrame.minY == top + 90 && changes == 0)
    if !leaves {
      for y in stride(from: top + 90, through: top + 40, by: -10) {
        finger.move(to: CGPoint(x: 200, y: y))
        simulator.step()
      }
    }
    finger.up()
    expect(simulator.runUntilIdle(limit: 5))
    expectEqual(field.isFirstResponder, !leaves)
    expectEqual(guide.layoutFrame.minY, leaves ? 810 : top)
    expectEqual(changes, 1)
    expectEmpty(simulator.warnings)
  }

  @Test("[A] a range becomes visible within the insets; of more text than fits, its end does")
  func scrollsToRange() {
    let simulator = HostSimulator.fresh()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 160))
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    let window = show(view, simulator)
    let line = view.font?.lineHeight ?? UIFont.systemFont(ofSize: 12).lineHeight
    let text = view.text as NSString
    func scroll(to range: NSRange) -> CGFloat {
      view.scrollRangeToVisible(range)
      expect(simulator.runUntilIdle(limit: 3))
      return view.contentOffset.y
    }
    let (first, middle) = (text.range(of: "Line 0"), text.range(of: "Line 50"))
    expect(view.contentOffset.y == -30 && scroll(to: first) == -30)
    // The middle comes into view at the bottom, and a line above it at the top.
    expect(isNear(scroll(to: middle), 8 + 51 * line - 140, within: 0.5))
    expect(isNear(scroll(to: middle), 8 + 51 * line - 140, within: 0.5))
    expect(isNear(scroll(to: text.range(of: "Line 20")), 8 + 20 * line - 30, within: 0.5))
    let upToMiddle = NSRange(location: 0, length: middle.upperBound)
    expect(isNear(scroll(to: upToMiddle), 8 + 51 * line - 140, within: 0.5))
    _ = scroll(to: NSRange(location: 100_000, length: 5))
    expect(view.contentOffset.y > 60 * line && simulator.warnings.isEmpty && window.isKeyWindow == false)
  }

  @Test("[A] cells and headers can be created without arguments, and pages have a size before their layout")
  func plainInitializers() {
    HostSimulator.fresh()
    expectNil(UITableViewCell().reuseIdentifier)
    expectEqual(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).frame.height, 20)
    expectNil(UITableViewHeaderFooterView().reuseIdentifier)
    let pages = UIPageViewController()
    let scroll = pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    expectEqual(scroll?.bounds.width, 375)
  }
}
