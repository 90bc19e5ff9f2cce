/// A change of some settings. The others stay.
struct SettingsChange: Equatable, Sendable {
  private var screen: String?
  private var device: String?
  private var isLandscape: Bool?
  private var isDark: Bool?
  private var textSize: StageSettings.TextSize?
  private var isVoiceOverRunning: Bool?
  private var isReduceMotionEnabled: Bool?
  private var isRightToLeft: Bool?
  private var speed: Double?
  private var properties: [String: PropertyValue]?

  /// The maximum number of properties.
  static let mostProperties = 200

  private enum Orientation: String, CaseIterable {
    case portrait, landscape
  }

  /// Reads the settings in a message. If one of them is invalid, none is changed.
  init(_ fields: MessageFields) throws {
    try fields.allowOnly([
      "type", "screen", "device", "orientation", "dark", "textSize", "voiceOver", "reduceMotion",
      "rightToLeft", "speed", "properties",
    ])
    func read<Value>(_ name: String, _ value: (String) throws -> Value) throws -> Value? {
      fields.has(name) ? try value(name) : nil
    }
    screen = try read("screen") { try fields.choice($0, of: CatalogScreen.all.map(\.id)) }
    device = try read("device") { try fields.choice($0, of: DeviceModel.all.map(\.name)) }
    isLandscape = try read("orientation") { try fields.choice($0, Orientation.self) == .landscape }
    isDark = try read("dark") { try fields.flag($0) }
    textSize = try read("textSize") { try fields.choice($0) }
    isVoiceOverRunning = try read("voiceOver") { try fields.flag($0) }
    isReduceMotionEnabled = try read("reduceMotion") { try fields.flag($0) }
    isRightToLeft = try read("rightToLeft") { try fields.flag($0) }
    speed = try read("speed") { try fields.number($0, in: 0...1) }
    properties = try read("properties") { try fields.dictionary($0, atMost: Self.mostProperties) }
  }

  func applied(to old: StageSettings) -> StageSettings {
    var settings = old
    settings.screen = screen ?? old.screen
    settings.device = device ?? old.device
    settings.isLandscape = isLandscape ?? old.isLandscape
    settings.isDark = isDark ?? old.isDark
    settings.textSize = textSize ?? old.textSize
    settings.isVoiceOverRunning = isVoiceOverRunning ?? old.isVoiceOverRunning
    settings.isReduceMotionEnabled = isReduceMotionEnabled ?? old.isReduceMotionEnabled
    settings.isRightToLeft = isRightToLeft ?? old.isRightToLeft
    settings.speed = speed ?? old.speed
    // Another screen has other headers.
    settings.properties = properties ?? (settings.screen == old.screen ? old.properties : [:])
    return settings
  }
}
