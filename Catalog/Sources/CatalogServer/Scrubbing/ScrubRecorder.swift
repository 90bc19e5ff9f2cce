/// Records a screen under a finger that moves slowly: down, up, and past the top.
///
/// The finger never lifts while it is recorded, so nothing decelerates or snaps. After each movement, animations end
/// before the picture is taken, so that a picture depends on the finger's way only.
@MainActor package struct ScrubRecorder {
  /// The length of the content that is recorded, in points.
  private static let reach = 1080.0
  /// The distance of the finger past the top or the end of the content, in points.
  private static let pull = 168.0
  /// The distance between two places at which the finger turns back, in points.
  private static let turns = 36.0
  /// The length below which two places are the same, in points. Pictures are compared with this accuracy.
  private static let tolerance = 0.1
  /// The longest way back from such a place, in points.
  private static let way = 300.0

  private let screen: CatalogScreen
  private let isDark: Bool
  private var recording: ScrubRecording
  private var indices: [LayerSnapshot: Int] = [:]
  private var trees: [LayerTree] = []
  private var nextNumber = 1

  /// Records a screen on a phone with a notch.
  package static func record(_ screen: CatalogScreen, isDark: Bool) -> ScrubRecording {
    let before = HostSimulator.current
    defer { before.makeCurrent() }
    var recorder = ScrubRecorder(screen: screen, isDark: isDark)
    recorder.recordContent()
    recorder.recordPull()
    recorder.recording.join()
    return recorder.recording
  }

  private init(screen: CatalogScreen, isDark: Bool) {
    self.screen = screen
    self.isDark = isDark
    let device = DeviceModel.phoneNotch
    let header = Finger(screen: screen, isDark: isDark).stage.header
    recording = ScrubRecording(
      screen: screen.id, size: device.screenSize, header: header?.recordedKind ?? "none")
  }

  /// Records the way to the end of the content or to ``reach``, with ways back, and the way to the top.
  private mutating func recordContent() {
    var finger = Finger(screen: screen, isDark: isDark)
    var current = note(finger, from: nil, isDown: true)
    var unchanged = 0
    var travelled = 0.0
    var sinceTurn = 0.0
    var turnsBack: Bool?
    while travelled < Self.reach, unchanged < 6 {
      let node = move(&finger, toward: .end, from: current)
      unchanged = node == current ? unchanged + 1 : 0
      if node != current {
        travelled += ScrubRecording.stride
        sinceTurn += ScrubRecording.stride
      }
      current = node
      if recording.nodes[current].values.excess > Self.pull / 3 { break }
      // Once, the whole way back is tried, to find out whether the header depends on the way at all.
      let isDue = turnsBack == nil ? travelled >= 2 * Self.way : sinceTurn >= Self.turns
      guard isDue, turnsBack != false, recording.nodes[current].values.excess == 0 else { continue }
      sinceTurn = 0
      let count = recording.count
      current = turnBack(&finger, from: current)
      turnsBack = turnsBack ?? (recording.count > count)
    }
    if turnsBack == true { recordEarlyTurns() }
    recordWayToTop(&finger, from: current)
  }

  /// Records the way to the top, which ends exactly there, where it meets the first picture.
  private mutating func recordWayToTop(_ finger: inout Finger, from start: Int) {
    var current = start
    var unchanged = 0
    while unchanged < 6, lengthAbove(current) > 0 {
      let node = move(
        &finger, toward: .top, by: min(ScrubRecording.stride, lengthAbove(current)), from: current)
      unchanged = node == current ? unchanged + 1 : 0
      current = node
    }
  }

  /// Records the ways back from places that were passed before it was known that they differ.
  private mutating func recordEarlyTurns() {
    var finger = Finger(screen: screen, isDark: isDark)
    var current = note(finger, from: nil, isDown: true)
    var travelled = 0.0
    while travelled < 2 * Self.way {
      var sinceTurn = 0.0
      while sinceTurn < Self.turns {
        let node = move(&finger, toward: .end, from: current)
        if node == current, travelled > Self.turns { return }
        current = node
        sinceTurn += ScrubRecording.stride
      }
      travelled += sinceTurn
      current = turnBack(&finger, from: current)
    }
  }

  /// Moves the finger back until the header rests in another place, and then to where it turned.
  private mutating func turnBack(_ finger: inout Finger, from start: Int) -> Int {
    var current = lift(&finger, at: start)
    var distance = 0.0
    var unchanged = 0
    var hasChanged = false
    while distance < Self.way, unchanged < 3, lengthAbove(current) > 0 {
      let node = move(&finger, toward: .top, from: current)
      let isSame = recording.nodes[node].values.hasSameHeader(as: recording.nodes[current].values)
      hasChanged = hasChanged || !isSame
      unchanged = hasChanged && isSame ? unchanged + 1 : 0
      current = node
      distance += ScrubRecording.stride
    }
    current = lift(&finger, at: current)
    var back = 0.0
    while back < distance, current != start {
      current = move(&finger, toward: .end, from: current)
      back += ScrubRecording.stride
    }
    return current
  }

  /// Lifts the finger and puts it down again if the header is a bar. The behaviors of bars count movement from the
  /// beginning of a drag. Returns the node after that.
  private mutating func lift(_ finger: inout Finger, at node: Int) -> Int {
    guard recording.header == "heightBar" else { return node }
    finger.lift()
    let picture = finger.picture
    return indices[picture] ?? add(picture, from: node, on: finger.stage)
  }

  /// Records the way past the top and back.
  private mutating func recordPull() {
    var finger = Finger(screen: screen, isDark: isDark)
    var current = note(finger, from: nil, isDown: true)
    for direction in [Direction.top, .end] {
      var distance = 0.0
      while distance < Self.pull + 2 * ScrubRecording.stride {
        current = move(&finger, toward: direction, from: current)
        distance += ScrubRecording.stride
        if direction == .end, current == recording.start { return }
      }
    }
  }

  private enum Direction {
    case top, end
  }

  /// Moves the finger and returns the node of the picture.
  private mutating func move(
    _ finger: inout Finger, toward direction: Direction, by length: Double = ScrubRecording.stride,
    from node: Int
  ) -> Int {
    finger.move(by: direction == .end ? -length : length)
    return note(finger, from: node, isDown: direction == .end)
  }

  /// Returns the length of the content above the screen in a picture, in points, or 0 at the top and beyond it.
  private func lengthAbove(_ node: Int) -> Double {
    let length = recording.nodes[node].values.offset - recording.nodes[recording.start].values.offset
    return length > Self.tolerance ? length : 0
  }

  /// Returns the node of the picture on the screen, and connects it with the one before.
  private mutating func note(_ finger: Finger, from: Int?, isDown: Bool) -> Int {
    let stage = finger.stage
    let picture = finger.picture
    let node = indices[picture] ?? add(picture, from: from, on: stage)
    guard let from, from != node else { return node }
    if isDown {
      recording.nodes[from].next = recording.nodes[from].next ?? node
    } else {
      recording.nodes[from].previous = recording.nodes[from].previous ?? node
    }
    return node
  }

  private mutating func add(_ picture: LayerSnapshot, from: Int?, on stage: Stage) -> Int {
    let difference: LayerTreeDifference
    if let from {
      var tree = trees[from].numbering(from: nextNumber)
      difference = tree.update(to: picture)
      trees.append(tree)
    } else {
      let tree = LayerTree(picture, first: nextNumber)
      difference = tree.description
      trees.append(tree)
    }
    nextNumber = trees[trees.count - 1].endNumber
    let node = recording.nodes.count
    recording.nodes.append(
      ScrubRecording.Node(parent: from, difference: difference, values: .init(of: stage)))
    indices[picture] = node
    var shelf = ImageShelf()
    shelf.add(difference.images, from: stage)
    for image in difference.images { recording.images[image.identifier] = shelf[image.identifier] }
    return node
  }

  /// A screen of its own under a finger.
  @MainActor private struct Finger {
    let stage: Stage
    private let finger: HostFinger
    private let start: CGPoint
    private var place: CGPoint

    var picture: LayerSnapshot { stage.picture.comparable(on: stage.simulator.screen.bounds) }

    init(screen: CatalogScreen, isDark: Bool) {
      var settings = StageSettings()
      settings.isDark = isDark
      stage = Stage(screen: screen, device: .phoneNotch, settings: settings)
      // A recording takes minutes of virtual time, and its pictures must not differ by them.
      stage.simulator.statusBarTime = "9:41"
      _ = stage.simulator.runUntilIdle(limit: 2)
      finger = HostFinger(in: stage.window, simulator: stage.simulator)
      let view = stage.header?.recordedScrollView ?? stage.window.firstScrollView
      let frame = view.map { $0.convert($0.bounds, to: nil) } ?? stage.window.bounds
      start = CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.7)
      place = start
      finger.down(at: place)
      stage.simulator.step()
    }

    /// Lifts the finger after a pause, and puts it down again at its start.
    mutating func lift() {
      stage.simulator.advance(by: 0.2)
      finger.up()
      _ = stage.simulator.runUntilIdle(limit: 2)
      place = start
      finger.down(at: place)
      stage.simulator.step()
    }

    /// Moves the finger down by a distance, and waits until animations end.
    mutating func move(by distance: CGFloat) {
      place.y += distance
      finger.move(to: place)
      stage.simulator.step()
      _ = stage.simulator.runUntilIdle(limit: 0.4)
    }
  }
}

extension ScrubRecording.Values {
  @MainActor fileprivate init(of stage: Stage) {
    let header = stage.header
    let frame = header.map { $0.convert($0.bounds, to: nil) } ?? .zero
    (top, height) = (Double(frame.minY), Double(frame.height))
    let view = header?.recordedScrollView ?? stage.window.firstScrollView
    let inset = view?.adjustedContentInset ?? .zero
    offset = view.map { Double($0.contentOffset.y + inset.top) } ?? 0
    let end = view.map { Double($0.contentSize.height + inset.bottom + inset.top - $0.bounds.height) } ?? 0
    excess = max(0, offset - max(0, end))
    let bar = stage.window.windowScene?.statusBarManager
    statusBar =
      bar?.isStatusBarHidden ?? true
      ? .hidden
      : bar?.statusBarStyle == .lightContent
        || bar?.statusBarStyle == .default && stage.simulator.userInterfaceStyle == .dark ? .light : .dark
  }

  fileprivate func hasSameHeader(as other: ScrubRecording.Values) -> Bool {
    abs(top - other.top) < 0.01 && abs(height - other.height) < 0.01
  }
}
