import Testing

@testable import PortableUIKit

@MainActor struct ButtonConfigurationTests {
  init() { switchOn(.phone47) }

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    return button
  }

  /// The view that fills the background.
  private func fill(of button: UIButton) -> UIView? { button.configured?.background.subviews.first }

  @Test("[K] A button fits its title and 7 points above and below, 12 at the sides")
  func size() throws {
    var configuration = UIButton.Configuration.filled()
    expectEqual(
      configuration.contentInsets, NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    configuration.title = "Button"
    let button = button(configuration)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Button"
    let text = label.sizeThatFits(.zero)
    expect(isNear(button.bounds, CGRect(x: 0, y: 0, width: text.width + 24, height: text.height + 14)))
    expect(isNear(CGRect(origin: .zero, size: button.intrinsicContentSize), button.bounds))
    expectEqual(button.currentTitle, "Button")
    let title = try #require(button.titleLabel)
    expect(isNear(title.frame, CGRect(x: 12, y: 7, width: text.width, height: text.height)))
    configuration.contentInsets = .zero
    button.configuration = configuration
    expectEqual(button.intrinsicContentSize, text)
    configuration.buttonSize = .large
    expectEqual(configuration.contentInsets, .zero)
    configuration.setDefaultContentInsets()
    expectEqual(configuration.contentInsets.top, 15)
  }

  @Test("The image has the padding and the edge of the configuration")
  func imagePlacement() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePadding = 5
    let button = button(configuration)
    let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
    func frames(_ placement: NSDirectionalRectEdge) -> (image: CGRect, title: CGRect) {
      configuration.imagePlacement = placement
      button.configuration = configuration
      button.sizeToFit()
      button.layoutIfNeeded()
      return (image.frame, label.frame)
    }
    let leading = frames(.leading)
    expect(isNear(leading.image.minX, 12) && isNear(leading.title.minX, leading.image.maxX + 5))
    let trailing = frames(.trailing)
    expect(isNear(trailing.title.minX, 12) && isNear(trailing.image.minX, trailing.title.maxX + 5))
    let top = frames(.top)
    expect(isNear(top.image.minY, 7) && isNear(top.title.minY, top.image.maxY + 5))
    expect(isNear(top.image.midX, top.title.midX))
    let bottom = frames(.bottom)
    expect(isNear(bottom.title.minY, 7) && isNear(bottom.image.minY, bottom.title.maxY + 5))
    button.semanticContentAttribute = .forceRightToLeft
    let mirrored = frames(.leading)
    expect(isNear(mirrored.title.minX, 12) && isNear(mirrored.image.minX, mirrored.title.maxX + 5))
  }

  @Test("The subtitle is below the title, aligned as the configuration says")
  func subtitle() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "A long title"
    configuration.subtitle = "Sub"
    configuration.titlePadding = 3
    configuration.titleAlignment = .leading
    let button = button(configuration)
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    expect(subtitle.text == "Sub" && isNear(subtitle.frame.minY, title.frame.maxY + 3))
    expect(isNear(subtitle.frame.minX, title.frame.minX) && subtitle.font.pointSize == 12)
    configuration.titleAlignment = .trailing
    button.configuration = configuration
    button.layoutIfNeeded()
    expect(isNear(subtitle.frame.maxX, title.frame.maxX))
    configuration.subtitle = nil
    button.configuration = configuration
    button.sizeToFit()
    button.layoutIfNeeded()
    expect(isNear(button.bounds.height, title.bounds.height + 14))
  }

  @Test("Styles derive foreground and background from the tint color")
  func colors() {
    func colors(_ configuration: UIButton.Configuration) -> (title: UIColor?, background: UIColor?) {
      var configuration = configuration
      configuration.title = "T"
      let button = UIButton(configuration: configuration)
      button.tintColor = .red
      button.layoutIfNeeded()
      return (button.titleLabel?.textColor, fill(of: button)?.backgroundColor)
    }
    expect(colors(.plain()) == (.red, .clear))
    expect(colors(.filled()) == (.white, .red))
    expect(colors(.gray()) == (.red, .secondarySystemFill))
    expect(colors(.tinted()) == (.red, UIColor.red.withAlphaComponent(0.18)))
    expect(colors(.borderedProminent()) == (.white, .red))
    var own = UIButton.Configuration.filled()
    own.baseForegroundColor = .black
    own.baseBackgroundColor = .green
    expect(colors(own) == (.black, .green))
    own.background.backgroundColor = .blue
    expect(colors(own) == (.black, .blue))
  }

  @Test("A disabled button is gray, and a selected plain one is tinted")
  func states() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "T"
    let button = button(configuration)
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.textColor, .tertiaryLabel)
    button.isEnabled = true
    button.configuration = .plain()
    button.tintColor = .red
    button.isSelected = true
    button.layoutIfNeeded()
    expectEqual(fill(of: button)?.backgroundColor, UIColor.red.withAlphaComponent(0.18))
    button.automaticallyUpdatesConfiguration = false
    button.layoutIfNeeded()
    expectEqual(button.configuration?.updated(for: button).baseForegroundColor, .red)
  }

  @Test("The update handler runs once before the layout after a change of the state")
  func updateHandler() {
    let button = button(.plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    expect(states == [.normal] && button.titleLabel?.text == "Off")
    button.isSelected = true
    button.isHighlighted = true
    expectEqual(states, [.normal])
    button.layoutIfNeeded()
    expect(states == [.normal, [.selected, .highlighted]] && button.titleLabel?.text == "On")
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    expectEqual(states.count, 3)
  }

  @Test("Corners are round as the style says")
  func corners() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "T"
    configuration.cornerStyle = .capsule
    let button = button(configuration)
    func radius() -> CGFloat? {
      button.configured?.background.layoutIfNeeded()
      button.layoutIfNeeded()
      return fill(of: button)?.layer.cornerRadius
    }
    button.frame.size = CGSize(width: 100, height: 40)
    expectEqual(radius(), 20)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .red
    button.configuration = configuration
    expectEqual(radius(), 3)
    expectEqual(button.configured?.background.subviews.last?.layer.borderWidth, 2)
  }

  @Test("Attributes of titles come from the attributed title and the transformer")
  func attributes() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Title")
    title.foregroundColor = .green
    configuration.attributedTitle = title
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 30)
      return outgoing
    }
    let button = button(configuration)
    expect(button.titleLabel?.font == .systemFont(ofSize: 30) && button.titleLabel?.textColor == .green)
    expect(configuration.title == "Title" && configuration == button.configuration)
  }

  @Test("An activity indicator replaces the image")
  func activityIndicator() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "plus")
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    button.layoutIfNeeded()
    expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
    expectSame(button.imageView?.image, configuration.image)
  }

  @Test("Titles and images of the button are shown if the configuration has none")
  func fallback() {
    let action = UIAction(title: "Action") { _ in }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    button.layoutIfNeeded()
    expect(button.titleLabel?.text == "Action" && button.configuration?.title == nil)
    button.configuration = nil
    button.layoutIfNeeded()
    expect(button.titleLabel?.font.pointSize == 15 && button.configured == nil)
  }

  @Test("A button can change its selection as its primary action, before other actions run")
  func selection() {
    let stage = ControlStage { UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
    var selections: [Bool] = []
    stage.control.addAction(
      UIAction { action in selections.append((action.sender as? UIButton)?.isSelected == true) },
      for: .primaryActionTriggered)
    stage.tap(50, 20)
    stage.control.changesSelectionAsPrimaryAction = true
    stage.tap(50, 20)
    stage.tap(50, 20)
    expectEqual(selections, [false, true, false])
  }

  @Test("A title that is wider than the button is broken into lines")
  func wrapping() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title of several words"
    let button = button(configuration)
    let line = button.bounds.height - 14
    let narrow = button.sizeThatFits(CGSize(width: 120, height: 0))
    expect(narrow.width <= 120 && narrow.height > 2 * line)
    button.frame.size = narrow
    button.layoutIfNeeded()
    expectAtMost(button.titleLabel?.frame.maxX ?? 0, 120 + 1e-9)
  }
}
