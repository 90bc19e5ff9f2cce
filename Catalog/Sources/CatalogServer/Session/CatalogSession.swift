/// The device, the screen, and the clock of one tab. It receives messages and returns responses, independent
/// of sockets.
///
/// Every response is made on demand of the browser, so responses don't accumulate if the browser is slow.
@MainActor public final class CatalogSession {
  /// The secret name that the tab uses to load its pictures. Other clients can't guess it.
  let name: String
  private let library: CatalogLibrary
  private var settings = StageSettings()
  private var ownedStage: MainThreadOwned<Stage>
  private var tree: LayerTree?
  private var endNumber = 1
  private var images = ImageShelf()
  private var recorder: SessionRecorder?
  private var sent = Sent()
  private var problems: Set<String> = []
  private var newProblems: [String] = []
  private var warningCount = 0

  /// The state that was sent to the browser.
  private struct Sent {
    var header = ""
    var properties = "null"
    var device = ""
    var indicator = ""
    var elements = "[]"
    var finger = "null"
    var isResting: Bool?
  }

  /// Creates a session with the first screen, and with the strokes and sources of the clone from which this
  /// program was built.
  public convenience init() { self.init(library: CatalogLibrary()) }

  /// Creates a session with the first screen.
  init(library: CatalogLibrary) {
    self.library = library
    name = String(UInt64.random(in: .min ... .max), radix: 36)
    let before = HostSimulator.current
    defer { before.makeCurrent() }
    ownedStage = MainThreadOwned(Stage(screen: CatalogScreen.all[0], device: .phoneNotch, settings: settings))
  }

  private(set) var stage: Stage {
    get { ownedStage.object }
    set { ownedStage = MainThreadOwned(newValue) }
  }

  /// Returns the first message to a tab.
  ///
  /// - Parameter isResumed: A Boolean value that indicates whether the tab resumes its session.
  func welcome(isResumed: Bool = false) -> String {
    library.welcome(tab: name, isResumed: isResumed, isRecording: isRecording)
  }

  /// Handles a message and returns the responses. An invalid message changes nothing.
  public func receive(_ text: Data) -> [String] {
    let before = HostSimulator.current
    stage.simulator.makeCurrent()
    defer { before.makeCurrent() }
    // A property in an address can misuse a header. The page shows it, and the program continues.
    let handler = HeaderMisuse.handler
    HeaderMisuse.handler = { [weak self] in self?.report($0.description) }
    defer { HeaderMisuse.handler = handler }
    do {
      return try answer(to: ClientMessage(text)) + takeProblems()
    } catch {
      return [Self.error("\(error)")]
    }
  }

  private func report(_ problem: String) {
    if problems.insert(problem).inserted { newProblems.append(problem) }
  }

  /// Returns messages about misuses of headers, and about what UIKit would log, since the previous call. Each is reported
  /// once per screen.
  private func takeProblems() -> [String] {
    let warnings = stage.simulator.warnings
    for warning in warnings.dropFirst(warningCount) { report("UIKit would log: \(warning)") }
    warningCount = warnings.count
    guard !newProblems.isEmpty else { return [] }
    defer { newProblems = [] }
    return newProblems.map(Self.error)
  }

  /// Returns a picture that was announced to the tab.
  func image(_ identifier: String) -> ImageShelf.Picture? { images[identifier] }

  /// Returns the message about an error.
  nonisolated static func error(_ problem: String) -> String {
    var text = MessageText()
    text.raw("{\"type\":\"error\",\"message\":")
    text.string(problem)
    text.raw("}")
    return text.string
  }

  // MARK: - Messages

  private func answer(to message: ClientMessage) throws -> [String] {
    switch message {
    case .set(let change):
      take(change.applied(to: settings))
    case .frame(let elapsed, let input):
      stage.advance(by: elapsed, speed: settings.speed, input: input)
      return [frame()] + finishIfFull()
    case .step:
      stage.step()
      return finishIfFull()
    case .play(let name):
      stage.play(try library.stroke(name))
    case .stop:
      stage.stopReplay()
    case .scroll(let offset):
      stage.scroll(to: offset)
    case .key(let key):
      stage.press(key)
    case .record(true):
      startRecording()
    case .record(false):
      return stopRecording()
    case .reset:
      showStage()
    }
    return []
  }

  private func take(_ new: StageSettings) {
    let old = settings
    settings = new
    if new.needsNewStage(after: old) {
      showStage()
    } else {
      stage.apply(new)
      stage.setProperties(new.properties.filter { old.properties[$0.key] != $0.value })
      // Controls show the real value if the header refused or limited one.
      if new.properties != old.properties { sent.properties = "" }
    }
  }

  private func showStage() {
    recorder = nil
    problems = []
    warningCount = 0
    guard let screen = CatalogScreen.named(settings.screen), let device = DeviceModel.named(settings.device)
    else { return }
    stage = Stage(screen: screen, device: device, settings: settings)
    forgetWhatWasSent()
  }

  /// Makes the next frame a complete one.
  func forgetWhatWasSent() {
    endNumber = tree?.endNumber ?? endNumber
    tree = nil
    sent = Sent()
  }

  /// Prepares the session for a tab that reconnects: the next frame is complete, and no finger touches the
  /// screen. A recording continues.
  func resume() {
    let before = HostSimulator.current
    stage.simulator.makeCurrent()
    defer { before.makeCurrent() }
    stage.liftFingers()
    forgetWhatWasSent()
  }

  /// A Boolean value that indicates whether a recording is in progress.
  var isRecording: Bool { recorder != nil }

  // MARK: - Frames

  /// Returns the changes since the previous frame.
  private func frame() -> String {
    let picture = stage.picture
    let difference: LayerTreeDifference
    let isWhole = tree == nil
    if tree == nil {
      let whole = LayerTree(picture, first: endNumber)
      difference = whole.description
      tree = whole
    } else {
      difference = tree?.update(to: picture) ?? LayerTreeDifference(root: 0)
    }
    images.add(difference.images, from: stage)
    var text = MessageText()
    text.raw("{")
    text.name("type")
    text.string("frame")
    text.name("time")
    text.number(stage.simulator.now)
    if isWhole { text.raw(",\"whole\":true") }
    if !difference.isEmpty { text.fields(of: difference) }
    addReadings(to: &text)
    text.raw("}")
    return text.string
  }

  private func addReadings(to text: inout MessageText) {
    let readings = StageReadings(stage)
    let isResting = stage.isResting || settings.speed == 0
    // The accessibility elements of moving content aren't sent.
    let now = Sent(
      header: readings.header, properties: readings.properties, device: readings.device,
      indicator: readings.indicator,
      elements: isResting ? readings.elements : sent.elements, finger: readings.finger,
      isResting: isResting)
    if now.header != sent.header {
      text.name("header")
      text.raw(now.header)
    }
    if now.properties != sent.properties {
      text.name("properties")
      text.raw(now.properties)
      text.name("code")
      text.optional(stage.header) { $0.string(HeaderCode($1).text) }
    }
    if now.device != sent.device {
      text.name("device")
      text.raw(now.device)
    }
    if now.indicator != sent.indicator {
      text.name("indicator")
      text.raw(now.indicator)
    }
    if now.elements != sent.elements {
      text.name("elements")
      text.raw(now.elements)
    }
    if now.finger != sent.finger {
      text.name("finger")
      text.raw(now.finger)
    }
    text.name("resting")
    text.flag(now.isResting ?? false)
    sent = now
  }

  // MARK: - Recording

  private func startRecording() {
    let recorder = SessionRecorder(start: stage.simulator.now)
    self.recorder = recorder
    recorder.take(stage, at: stage.simulator.now)
    stage.simulator.onRender = { [weak self] time in
      guard let self, self.recorder === recorder else { return }
      recorder.take(self.stage, at: time)
    }
  }

  private func finishIfFull() -> [String] {
    recorder?.isFull == true ? stopRecording() : []
  }

  private func stopRecording() -> [String] {
    guard let recorder else { return [Self.error("nothing is being recorded")] }
    self.recorder = nil
    stage.simulator.onRender = nil
    let (trace, filmStrip, animation) = recorder.finish(stage)
    var text = MessageText()
    text.raw("{\"type\":\"recording\",\"screen\":")
    text.string(stage.screen.id)
    text.raw(",\"trace\":")
    text.string(trace)
    text.raw(",\"filmStrip\":")
    text.string(filmStrip)
    text.raw(",\"animation\":")
    text.string(animation)
    text.raw("}")
    return [text.string]
  }
}
