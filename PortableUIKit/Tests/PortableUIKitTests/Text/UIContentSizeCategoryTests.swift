import PortableUIKit
import Testing

@MainActor struct UIContentSizeCategoryTests {
  @Test("[A] categories are ordered; the upper five are for accessibility")
  func order() {
    expect(UIContentSizeCategory.extraSmall < .small && UIContentSizeCategory.large > .medium)
    expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    expect(UIContentSizeCategory.large >= .large && UIContentSizeCategory.large <= .large)
    expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test("[A] sizes of text styles as in Apple's guidelines")
  func sizes() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    expect(size(.body, .extraSmall) == 14 && size(.body, .large) == 17 && size(.body, .extraLarge) == 19)
    expectEqual(size(.body, .accessibilityExtraExtraExtraLarge), 53)
    expect(size(.largeTitle, .extraSmall) == 31 && size(.largeTitle, .extraExtraExtraLarge) == 40)
    expect(size(.caption2, .large) == 11 && size(.caption2, .accessibilityMedium) == 20)
    expect(size(.headline, .large) == 17 && size(.footnote, .extraSmall) == 12)
  }

  @Test("[A] the user's text size changes traits and fonts, and is posted after that")
  func change() {
    switchOn(.phone47)
    let simulator = HostSimulator.current
    var posts: [(UIContentSizeCategory?, CGFloat)] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated {
        guard HostSimulator.current === simulator else { return }
        posts.append((category, UIFont.preferredFont(forTextStyle: .body).pointSize))
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    expectEqual(UIApplication.shared.preferredContentSizeCategory, .large)
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    simulator.preferredContentSizeCategory = .extraExtraLarge
    simulator.preferredContentSizeCategory = .extraExtraLarge
    expect(posts.count == 1 && posts.first?.0 == .extraExtraLarge && posts.first?.1 == 21)
    expectEqual(UIApplication.shared.preferredContentSizeCategory, .extraExtraLarge)
    expectEqual(UITraitCollection.current.preferredContentSizeCategory, .extraExtraLarge)
  }

  @Test("[A] views are notified of another text size through their traits")
  func traits() {
    final class Hearing: UIView {
      var heard: [UIContentSizeCategory] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard.append(traitCollection.preferredContentSizeCategory)
      }
    }
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Hearing()
    window.addSubview(view)
    HostSimulator.current.preferredContentSizeCategory = .small
    expectEqual(view.heard, [.small])
    HostSimulator.current.rotate(to: .landscapeLeft, duration: 0)
    expectEqual(view.traitCollection.preferredContentSizeCategory, .small)
  }

  @Test("[A] a label follows the text size only if it adjusts its font", arguments: [false, true])
  func labels(follows: Bool) {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = follows
    let plain = UILabel()
    plain.font = .systemFont(ofSize: 28)
    plain.adjustsFontForContentSizeCategory = follows
    for view in [label, plain] { window.addSubview(view) }
    HostSimulator.current.preferredContentSizeCategory = .accessibilityMedium
    expect(label.font.pointSize == (follows ? 38 : 28) && plain.font.pointSize == 28)
    HostSimulator.current.preferredContentSizeCategory = .large
    expectEqual(label.font.pointSize, 28)
  }

  @Test("[A] a text field follows, too")
  func fields() {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    window.addSubview(field)
    HostSimulator.current.preferredContentSizeCategory = .extraLarge
    expectEqual(field.font?.pointSize, 19)
  }
}
