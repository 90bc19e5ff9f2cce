@testable import PortableUIKit
import Testing

@MainActor struct UIButtonTests {
  private func stage(_ type: UIButton.ButtonType, title: String? = "Go on") -> ControlStage<UIButton> {
    ControlStage {
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      button.sizeToFit()
      return button
    }
  }

  @Test("[A] a tap sends touchUpInside; the primary action runs, too [?: in this order]")
  func tap() {
    let stage = stage(.system)
    let log = EventLog(stage.control)
    stage.tap(10, 10)
    expectEqual(log.events, ["down", "upInside", "primary"])
    expectEqual(log.count("primary"), 1)
  }

  @Test("[A] the primary action gives title and sender")
  func primaryAction() {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    var senders: [UIButton] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Tap") { action in
        if let button = action.sender as? UIButton { senders.append(button) }
      })
    window.addSubview(button)
    expect(button.currentTitle == "Tap" && button.bounds.width >= 30)
    let finger = HostFinger(in: window)
    finger.down(at: CGPoint(x: 5, y: 5))
    finger.up()
    expectEqual(senders, [button])
  }

  @Test("[A] titles and colors by state; what isn't given is that of the normal state")
  func states() {
    switchOn(.phone47)
    let button = UIButton(type: .custom)
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    expect(button.title(for: .highlighted) == "a" && button.currentTitle == "a")
    expectEqual(button.currentTitleColor, .white)
    button.isSelected = true
    expect(button.currentTitle == "b" && button.titleLabel?.text == "b")
    button.isHighlighted = true
    expect(button.currentTitle == "a" && button.titleLabel?.text == "a")
    button.isHighlighted = false
    button.isSelected = false
    button.isEnabled = false
    expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
    button.setTitle(nil, for: .normal)
    expect(button.currentTitle == nil && button.titleLabel?.text == nil)
  }

  @Test("[K] system buttons have letters of 15 points in the tint color, custom ones of 18 in white")
  func looks() {
    let system = stage(.system).control
    expect(system.titleLabel?.font.pointSize == 15 && system.titleLabel?.textColor == .systemBlue)
    system.tintColor = .red
    expectEqual(system.titleLabel?.textColor, .red)
    expect(UIButton().titleLabel?.font.pointSize == 18 && UIButton().buttonType == .custom)
  }

  @Test("[K] a bare system button is as high as its title and 12 points; insets take their place")
  func size() {
    let button = stage(.system).control
    let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    expect(title.width > 30 && title.height == 18)
    expectEqual(button.bounds.size, CGSize(width: title.width.rounded(.up), height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(
      button.sizeThatFits(.zero), CGSize(width: (title.width + 6).rounded(.up), height: title.height + 4))
    button.setTitle("i", for: .normal)
    button.contentEdgeInsets = .zero
    expectEqual(button.sizeThatFits(.zero).width, 30)
  }

  @Test("[A] the content goes where the alignment says")
  func alignment() throws {
    let button = stage(.custom).control
    let label = try #require(button.titleLabel)
    button.bounds.size = CGSize(width: 300, height: 50)
    let width = label.sizeThatFits(.zero).width
    for (alignment, x) in [
      (UIControl.ContentHorizontalAlignment.center, (300 - width) / 2), (.left, 0), (.leading, 0),
      (.right, 300 - width), (.trailing, 300 - width),
    ] {
      button.contentHorizontalAlignment = alignment
      button.layoutIfNeeded()
      expect(isNear(label.frame.minX, x) && isNear(label.frame.midY, 25))
    }
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    expect(isNear(label.frame.minX, 300 - width))
    button.bounds.size.width = 20
    button.layoutIfNeeded()
    expectEqual(label.frame.width, 20)
  }

  @Test("[K] the picture stands before the title, for languages from right to left behind it")
  func picture() throws {
    let button = stage(.custom).control
    let title = button.titleRect(forContentRect: CGRect(x: 0, y: 0, width: 200, height: 40))
    let image = try #require(UIImage(data: Picture.png(width: 20, height: 10)))
    button.setImage(image, for: .normal)
    expect(button.currentImage === image && button.image(for: .selected) === image)
    let content = CGRect(x: 0, y: 0, width: 200, height: 40)
    let picture = button.imageRect(forContentRect: content)
    let start = (200 - title.width - 20) / 2
    expect(isNear(picture, CGRect(x: start, y: 15, width: 20, height: 10)))
    expect(isNear(button.titleRect(forContentRect: content).minX, start + 20))
    button.semanticContentAttribute = .forceRightToLeft
    expect(isNear(button.titleRect(forContentRect: content).minX, start))
    expect(isNear(button.imageRect(forContentRect: content).minX, start + title.width))
    button.layoutIfNeeded()
    expectSame(button.imageView?.image, image)
  }

  @Test("[K] a system button fades under the finger and comes back")
  func fading() {
    let stage = stage(.system)
    stage.press(5, 5)
    expectLess(abs((stage.control.titleLabel?.alpha ?? 0) - 0.2), 1e-6)
    stage.finger.up()
    expectEqual(stage.control.titleLabel?.alpha, 1)
    expect(stage.simulator.runUntilIdle())
  }

  @Test("[A] a tap on a button is not one on a view above")
  func tapRecognizerAbove() {
    let stage = stage(.system)
    let tap = GestureRecognizerTests.Tap()
    stage.window.addGestureRecognizer(tap)
    stage.tap(10, 10)
    expectEqual(tap.count, 0)
    stage.finger.down(at: CGPoint(x: 10, y: 600))
    stage.finger.up()
    expectEqual(tap.count, 1)
  }

  @Test("[A] VoiceOver reads the title of a button, and whether it can be used")
  func accessibility() {
    let button = stage(.system).control
    expect(button.isAccessibilityElement && button.accessibilityLabel == "Go on")
    expectEqual(button.accessibilityTraits, .button)
    button.isEnabled = false
    expectEqual(button.accessibilityTraits, [.button, .notEnabled])
    expectEqual(button.titleLabel?.isAccessibilityElement, false)
  }

  @Test func theTitleIsInThePicture() throws {
    let snapshot = try #require(LayerSnapshot(of: stage(.system).control))
    let line = try #require(snapshot.sublayers.flatMap(\.text).first)
    expect(line.text == "Go on" && line.fontSize == 15 && line.color.blue == 1)
    let close = try #require(LayerSnapshot(of: UIButton(type: .close)))
    expectEqual(close.bounds.size, CGSize(width: 30, height: 30))
    expect(close.sublayers.first?.cornerRadius == 15 && close.sublayers.first?.sublayers.count == 2)
  }

  @Test("[T] an image has no room around it; beside a title the higher of both counts")
  func sizeWithImage() throws {
    switchOn(.phone47)
    let button = UIButton()
    let (large, small) = (
      UIImage(data: Picture.png(width: 80, height: 80)), UIImage(data: Picture.png(width: 20, height: 24))
    )
    button.setImage(large, for: .normal)
    button.sizeToFit()
    expectEqual(button.bounds.size, CGSize(width: 80, height: 80))
    button.setImage(small, for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 20, height: 24))
    button.setTitle("Title", for: .normal)
    let title = try #require(button.titleLabel?.sizeThatFits(.zero))
    let size = CGSize(width: (20 + title.width).rounded(.up), height: max(24, title.height))
    expectEqual(button.intrinsicContentSize, size)
    button.setImage(large, for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: (80 + title.width).rounded(.up), height: 80))
  }

  @Test(
    "[T] a custom button without content is 30 points wide and as high as a line of 18 points with its room")
  func emptySize() {
    switchOn(.phone47)
    let button = UIButton()
    button.sizeToFit()
    expectEqual(button.bounds.size, CGSize(width: 30, height: 34))
  }
}

/// Files as small as a reader of headers accepts.
enum Picture {
  static func png(width: UInt8, height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
      + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }
}
