import FlexibleHeader
import Foundation

/// An action of a user, the system, or the app on a screen with headers in a ``ScreenSession``.
///
/// Lengths are in points. Operations that don't apply to a screen, such as switching pages if there is only
/// one, have no effect.
public enum ScreenOperation: Hashable, Sendable, Decodable {
  /// A finger drags the content down by `distance` (up if negative), rests, and lifts.
  case drag(by: Double)
  /// A finger moves down by `distance` (up if negative) and lifts at full speed.
  case fling(by: Double)
  /// A finger touches the screen, or stays there, and moves down by `distance` (up if negative).
  case press(by: Double)
  /// The finger lifts at its location.
  case lift
  /// The user taps the status bar.
  case tapStatusBar
  /// The interface is rotated.
  case rotate(toLandscape: Bool)
  /// The user turns VoiceOver on or off.
  case setVoiceOver(Bool)
  /// The user turns Reduce Motion on or off.
  case setReduceMotion(Bool)
  /// The status bar is hidden or shown, regardless of the view controllers' preferences.
  case hideStatusBar(Bool)
  /// The user sets a text size for accessibility, or the standard one.
  case setLargeText(Bool)
  /// A finger moves to the right by this distance (to the left if negative) and lifts at full speed.
  case swipe(by: Double)
  /// `frames` frames pass.
  case wait(frames: Int)
  /// Time passes until everything is at rest.
  case settle

  /// The app scrolls the content to `y` points below its top.
  case scroll(to: Double, animated: Bool)
  /// The content's height changes.
  case setContentHeight(Double)
  /// The app adds to the content inset.
  case addInset(top: Double, bottom: Double)
  /// The app assigns the whole content inset. A top inset that can't be distinguished from an addition, because it isn't the
  /// app's own one, is replaced with 0.
  case assignInset(top: Double, bottom: Double)
  /// The app assigns the whole scroll indicator inset.
  case assignIndicatorInset(top: Double, bottom: Double)
  /// A keyboard of this height appears, and the app assigns both insets. A height of 0 hides the keyboard.
  case showKeyboard(height: Double)
  /// The app stores the insets, as for a keyboard, and adds to the bottom. If it has stored them already, this operation has no
  /// effect.
  case storeInsets(addingBottom: Double)
  /// The app restores the stored insets. If it has changed insets since, this operation has no effect.
  case restoreInsets
  /// The top of the root view controller's additional safe area changes.
  case setAdditionalSafeArea(top: Double)
  /// A header's heights change.
  case setHeights(minimum: Double, maximum: Double)
  /// A flexible header's shift behavior changes.
  case setShiftBehavior(FlexibleHeaderShiftBehavior)
  /// The app shows or hides a flexible header.
  case shiftHeader(onScreen: Bool, animated: Bool)
  /// The app switches to another page, with or without a call of `trackingScrollWillChange(to:)`. `nil` ends
  /// tracking.
  case track(page: Int?, announced: Bool)
  /// The refresh control begins or ends refreshing.
  case refresh(Bool)
  /// The app uninstalls the headers that are installed in a scroll view, or installs them again.
  case install(Bool)
  /// The screen is removed from its window and added again.
  case leaveWindow
  /// The app replaces the whole screen at the next given callback. A new screen appears afterward.
  case tearDown(at: ScreenCallback)
  /// The app's own operation with that name.
  case custom(String)

  /// Something changes and changes back. Headers and content at rest must be where they were. While a finger is on the screen,
  /// nothing happens.
  case changeAndReturn(ScreenChange)
  /// The app repeats the installations, and sets properties to their present values. At rest, nothing may have changed.
  case repeatCalls
  /// A finger drags the content down by the height of the sections that return at once, which must then be visible.
  case reveal
}

/// A callback at which a session can tear down a screen.
public enum ScreenCallback: String, CaseIterable, Hashable, Sendable, Decodable {
  /// The content offset changes.
  case scroll
  /// The content inset changes.
  case insetChange
  /// The content size changes.
  case contentSizeChange
  /// The header lays out its content.
  case layout
  /// The safe area changes: that of the header, or that of the scroll view if the header is in it.
  case safeAreaChange
  /// The header leaves its window or enters one.
  case windowChange
  /// A drag ends.
  case dragEnd
  /// The content comes to rest after a fling.
  case decelerationEnd
  /// An animated scroll ends.
  case scrollAnimationEnd
  /// The header reports that it is at rest, for example at the end of its own animation.
  case headerRest
}

/// The text of an operation contains a shift behavior by its name.
extension FlexibleHeaderShiftBehavior: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let behavior = Self.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no shift behavior")
    }
    self = behavior
  }
}

extension ScreenOperation: LosslessStringConvertible {
  /// Creates the operation of a ``description``. Returns `nil` if the text isn't one.
  public init?(_ description: String) {
    let parts = description.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].first == ".", parts.count == 1 || parts[1].last == ")" else { return nil }
    if parts[0] == ".custom" {
      guard
        let name = try? JSONDecoder().decode(String.self, from: Data(parts[parts.count - 1].dropLast().utf8))
      else { return nil }
      self = .custom(name)
      return
    }
    let arguments = parts.count == 1 ? [] : parts[1].dropLast().split(separator: ",")
    let fields = arguments.map { argument in
      let words = argument.split(separator: ":").map { $0.drop { $0 == " " } }
      let value = words[words.count - 1]
      let text = value.hasPrefix(".") ? "\"\(value.dropFirst())\"" : value == "nil" ? "null" : value
      return "\"\(words.count > 1 ? words[0] : "_0")\": \(text)"
    }
    // The synthesized format: {"track": {"page": 1, "announced": true}}
    let json = "{\"\(parts[0].dropFirst())\": {\(fields.joined(separator: ", "))}}"
    guard let found = try? JSONDecoder().decode(ScreenOperation.self, from: Data(json.utf8)) else {
      return nil
    }
    self = found
  }

  /// The operation as Swift code, for example `.drag(by: -120)`.
  public var description: String {
    switch self {
    case .drag(let distance): ".drag(by: \(Self.code(distance)))"
    case .fling(let distance): ".fling(by: \(Self.code(distance)))"
    case .press(let distance): ".press(by: \(Self.code(distance)))"
    case .lift: ".lift"
    case .tapStatusBar: ".tapStatusBar"
    case .rotate(let toLandscape): ".rotate(toLandscape: \(toLandscape))"
    case .setVoiceOver(let flag): ".setVoiceOver(\(flag))"
    case .setReduceMotion(let flag): ".setReduceMotion(\(flag))"
    case .hideStatusBar(let flag): ".hideStatusBar(\(flag))"
    case .wait(let frames): ".wait(frames: \(frames))"
    case .settle: ".settle"
    case .setLargeText(let flag): ".setLargeText(\(flag))"
    case .swipe(let distance): ".swipe(by: \(Self.code(distance)))"
    case .changeAndReturn(let change): ".changeAndReturn(.\(change.rawValue))"
    case .repeatCalls: ".repeatCalls"
    case .reveal: ".reveal"
    case .scroll(let y, let animated): ".scroll(to: \(Self.code(y)), animated: \(animated))"
    case .setContentHeight(let height): ".setContentHeight(\(Self.code(height)))"
    case .addInset(let top, let bottom): ".addInset(top: \(Self.code(top)), bottom: \(Self.code(bottom)))"
    case .assignInset(let top, let bottom):
      ".assignInset(top: \(Self.code(top)), bottom: \(Self.code(bottom)))"
    case .assignIndicatorInset(let top, let bottom):
      ".assignIndicatorInset(top: \(Self.code(top)), bottom: \(Self.code(bottom)))"
    case .showKeyboard(let height): ".showKeyboard(height: \(Self.code(height)))"
    case .storeInsets(let bottom): ".storeInsets(addingBottom: \(Self.code(bottom)))"
    case .restoreInsets: ".restoreInsets"
    case .setAdditionalSafeArea(let top): ".setAdditionalSafeArea(top: \(Self.code(top)))"
    case .setHeights(let minimum, let maximum):
      ".setHeights(minimum: \(Self.code(minimum)), maximum: \(Self.code(maximum)))"
    case .setShiftBehavior(let behavior): ".setShiftBehavior(.\(behavior))"
    case .shiftHeader(let onScreen, let animated):
      ".shiftHeader(onScreen: \(onScreen), animated: \(animated))"
    case .track(let page, let announced):
      ".track(page: \(page.map(String.init) ?? "nil"), announced: \(announced))"
    case .refresh(let flag): ".refresh(\(flag))"
    case .install(let flag): ".install(\(flag))"
    case .leaveWindow: ".leaveWindow"
    case .tearDown(let callback): ".tearDown(at: .\(callback.rawValue))"
    case .custom(let name): ".custom(\(name.debugDescription))"
    }
  }

  private static func code(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// Simpler operations of the same kind, simplest first. Failing sequences are reduced to them.
  var simplifications: [ScreenOperation] {
    switch self {
    case .drag(let distance): Self.simpler(distance).map { .drag(by: $0) }
    case .fling(let distance): Self.simpler(distance).map { .fling(by: $0) }
    case .press(let distance): Self.simpler(distance).map { .press(by: $0) }
    case .wait(let frames) where frames > 1: [.wait(frames: 1), .wait(frames: frames / 2)]
    case .scroll(let y, let animated): Self.simpler(y).map { .scroll(to: $0, animated: animated) }
    case .setContentHeight(let height): Self.simpler(height).map { .setContentHeight($0) }
    case .addInset(let top, let bottom): Self.simpler(top, bottom).map { .addInset(top: $0, bottom: $1) }
    case .assignInset(let top, let bottom):
      Self.simpler(top, bottom).map { .assignInset(top: $0, bottom: $1) }
    case .setHeights(let minimum, let maximum):
      Self.simpler(maximum).filter { $0 >= minimum }.map { .setHeights(minimum: minimum, maximum: $0) }
    case .setAdditionalSafeArea(let top): Self.simpler(top).map { .setAdditionalSafeArea(top: $0) }
    default: []
    }
  }

  private static func simpler(_ first: Double, _ second: Double) -> [(Double, Double)] {
    simpler(first).map { ($0, second) } + simpler(second).map { (first, $0) }
  }

  private static func simpler(_ number: Double) -> [Double] {
    [0, (number / 100).rounded() * 100, (number / 10).rounded() * 10, number.rounded()].filter {
      $0 != number
    }
  }
}
