/// The values of a stage that the inspector shows, as JSON. They are sent only when they change.
@MainActor struct StageReadings {
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// The header and its scroll view, or `null` if there is none.
  var header: String {
    guard let header = stage.header else { return "null" }
    var text = MessageText()
    text.raw("{")
    text.name("kind")
    text.string(header.recordedKind)
    text.name("height")
    text.number(Double(header.bounds.height))
    text.name("shift")
    text.number(Double(header.recordedShift))
    text.name("frame")
    text.rectangle(header.convert(header.bounds, to: nil))
    text.name("details")
    text.list(header.recordedDetails) { text, detail in
      text.raw("[")
      text.string(detail.name)
      text.raw(",")
      switch detail.value {
      case .number(let number): text.number(number)
      case .text(let word): text.string(word)
      case .flag(let flag): text.flag(flag)
      }
      text.raw("]")
    }
    text.name("scroll")
    text.optional(header.recordedScrollView) { $0.scroll(.init(of: $1), of: $1) }
    text.raw("}")
    return text.string
  }

  /// The properties of the header and its parts, or `null` if there is no header. Each part is `[path, type,
  /// values]`, with the values in the order of ``HeaderProperty/all(of:)``.
  var properties: String {
    guard let header = stage.header else { return "null" }
    var text = MessageText()
    text.raw("{\"prefix\":")
    text.string(Stage.prefix(ofHeader: stage.headers.firstIndex { $0 === header } ?? 0))
    text.name("parts")
    text.list(HeaderPart.all(of: header)) { text, part in
      text.raw("[")
      text.string(part.path)
      text.raw(",")
      text.string(part.type)
      text.raw(",")
      text.list(part.properties) { $0.property($1.read(part.target)) }
      text.raw("]")
    }
    text.raw("}")
    return text.string
  }

  /// The device's size, safe area, and status bar.
  var device: String {
    let bar = stage.simulator.scene.statusBarManager
    let safeArea = stage.window.safeAreaInsets
    var text = MessageText()
    text.raw("{")
    text.name("size")
    let size = stage.simulator.screen.bounds.size
    text.numbers([Double(size.width), Double(size.height)])
    text.name("safeArea")
    text.numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map { Double($0) })
    text.name("statusBarHeight")
    text.number(Double(bar?.statusBarFrame.height ?? 0))
    text.name("statusBarStyle")
    text.string(Self.name(bar?.statusBarStyle))
    text.raw("}")
    return text.string
  }

  /// The scroll indicator's frame on the screen, `[x, y, width, height]`, or `null` while nothing moves.
  var indicator: String {
    guard let view = stage.header?.recordedScrollView, view.isTracking || view.isDecelerating,
      let bar = HostScrollIndicators(of: view).vertical, let parent = view.superview
    else { return "null" }
    var text = MessageText()
    text.rectangle(parent.convert(bar, to: nil))
    return text.string
  }

  /// The location of the finger that replays a stroke, `[x, y]`, or `null` without one.
  var finger: String {
    guard let place = stage.replayedFinger else { return "null" }
    var text = MessageText()
    text.point(place)
    return text.string
  }

  /// The elements that VoiceOver reads, each `[words, what it is, x, y, width, height]`. Empty while
  /// VoiceOver isn't running.
  var elements: String {
    guard stage.simulator.isVoiceOverRunning else { return "[]" }
    var text = MessageText()
    text.list(Self.inReadingOrder(stage.simulator.accessibilityElements, isRightToLeft: isRightToLeft)) {
      text, element in
      let words = [element.label, element.value, element.hint].compactMap { $0 }.filter { !$0.isEmpty }
      text.raw("[")
      text.string(words.joined(separator: ", "))
      text.raw(",")
      text.string(Self.role(element.traits))
      text.raw(",")
      text.rectangle(element.frame)
      text.raw("]")
    }
    return text.string
  }

  private var isRightToLeft: Bool { stage.simulator.layoutDirection == .rightToLeft }

  /// Returns elements in VoiceOver's order: from top to bottom, and elements beside each other from the leading edge. The
  /// order of views, which the reuse of rows changes, has no influence.
  static func inReadingOrder(
    _ elements: [HostAccessibilityElement], isRightToLeft: Bool
  ) -> [HostAccessibilityElement] {
    var rows: [[HostAccessibilityElement]] = []
    for element in elements.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, element.frame.midY < first.frame.maxY,
        first.frame.midY > element.frame.minY,
        element.frame.minX >= first.frame.maxX || element.frame.maxX <= first.frame.minX
      {
        rows[rows.count - 1].append(element)
      } else {
        rows.append([element])
      }
    }
    return rows.flatMap { row in
      row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }

  private static func role(_ traits: UIAccessibilityTraits) -> String {
    if traits.contains(.button) { return "button" }
    if traits.contains(.link) { return "link" }
    return traits.contains(.header) ? "header" : "text"
  }

  private static func name(_ style: UIStatusBarStyle?) -> String {
    switch style {
    case .lightContent: "light"
    case .darkContent: "dark"
    default: "default"
    }
  }
}

extension MessageText {
  @MainActor fileprivate mutating func scroll(_ state: HeaderState.ScrollView, of view: UIScrollView) {
    raw("{")
    name("frame")
    rectangle(view.superview?.convert(view.frame, to: nil) ?? view.frame)
    name("contentOffset")
    numbers(state.contentOffset)
    name("contentHeight")
    number(Double(view.contentSize.height))
    name("contentInsetTop")
    number(state.contentInsetTop)
    name("adjustedContentInsetTop")
    number(state.adjustedContentInsetTop)
    name("indicatorInsetTop")
    number(state.indicatorInsetTop)
    name("isTracking")
    flag(state.isTracking)
    name("isDragging")
    flag(state.isDragging)
    name("isDecelerating")
    flag(state.isDecelerating)
    raw("}")
  }
}
