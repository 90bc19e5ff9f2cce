import Foundation

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, @unchecked Sendable {
  /// The style that the system chooses: wheels here.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar. Not available in PortableUIKit.
  case compact = 2
  /// A calendar. Not available in PortableUIKit.
  case inline = 3
}

/// A control with wheels for a date, a time, or a duration.
///
/// Only the user's choices send `valueChanged`. Without other settings, it uses the Gregorian calendar in the language of the
/// United States and Greenwich time, so that tests don't depend on the settings of the machine.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What can be chosen.
  public enum Mode: Int, @unchecked Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time of day.
    case dateAndTime = 2
    /// A number of hours and minutes.
    case countDownTimer = 3
  }

  /// The date at the start of the simulator, in seconds since 1970: January 9, 2007, at 9:41, the time in the status bar.
  private static let startDate: TimeInterval = 1_168_335_660
  private static let secondsPerMinute: TimeInterval = 60
  /// The greatest duration, in seconds: 23 hours and 59 minutes.
  private static let greatestDuration: TimeInterval = 86_340

  private let picker = UIPickerView()
  private final var wheels: DateWheels
  private final var source: DatePickerSource?
  private final var storedDate: Date
  private final var storedDuration: TimeInterval = 0
  private final var storedCalendar: Calendar?
  private final var storedInterval = 1

  /// Creates a date picker for days with times. A frame without a size has 320 × 216 points.
  public override init(frame: CGRect) {
    let now = Date(timeIntervalSince1970: Self.startDate + Timeline.current.now)
    storedDate = now
    wheels = DateWheels(
      .dateAndTime, Self.standardCalendar, Self.standardLocale, minuteInterval: 1, around: now)
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: picker.intrinsicContentSize) : frame)
    let source = DatePickerSource(self)
    self.source = source
    picker.dataSource = source
    picker.delegate = source
    addSubview(picker)
    rebuild()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  private static let standardLocale = Locale(identifier: "en_US")
  private static var standardCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = standardLocale
    if let greenwich = TimeZone(secondsFromGMT: 0) { calendar.timeZone = greenwich }
    return calendar
  }

  // MARK: Settings

  /// What can be chosen. The default is `dateAndTime`.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }
  /// The style that the app prefers. The default is `automatic`. Styles other than wheels stop the program.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      precondition(
        preferredDatePickerStyle == .automatic || preferredDatePickerStyle == .wheels,
        "preferredDatePickerStyle: PortableUIKit has wheels only; use automatic or wheels")
    }
  }
  /// The style: always wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }
  /// The language of names, and the order of the wheels. The default, `nil`, is that of the calendar.
  open var locale: Locale? {
    didSet { rebuild() }
  }
  /// The calendar. The default is the Gregorian calendar; `nil` restores it.
  open var calendar: Calendar! {
    get { storedCalendar ?? Self.standardCalendar }
    set {
      storedCalendar = newValue
      rebuild()
    }
  }
  /// The time zone. The default, `nil`, is that of the calendar.
  open var timeZone: TimeZone? {
    didSet { rebuild() }
  }
  /// The distance of the minutes that can be chosen. A number that doesn't divide 60, or isn't in 1...30, becomes 1, the
  /// default.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = 1...30 ~= newValue && 60 % newValue == 0 ? newValue : 1
      rebuild()
    }
  }
  /// A Boolean value that determines whether dates are rounded down to `minuteInterval`. The default is `true`.
  open var roundsToMinuteInterval = true {
    didSet { change(to: storedDate, animated: false) }
  }
  /// The earliest date, or `nil`, the default, for none. If it's after `maximumDate`, both are ignored.
  open var minimumDate: Date? {
    didSet { change(to: storedDate, animated: false) }
  }
  /// The latest date, or `nil`, the default, for none. If it's before `minimumDate`, both are ignored.
  open var maximumDate: Date? {
    didSet { change(to: storedDate, animated: false) }
  }

  // MARK: Value

  /// The chosen date. The default is the date of the simulator when the picker is created: January 9, 2007, at 9:41, when the
  /// simulator starts. Dates beyond the limits become the limit. Setting it turns the wheels with an animation.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: true) }
  }
  /// Chooses a date without sending actions. Dates beyond the limits become the limit.
  open func setDate(_ date: Date, animated: Bool) { change(to: date, animated: animated) }
  /// The chosen duration of a timer, in seconds. It's rounded down to `minuteInterval` and limited to 1 interval ... 23 hours
  /// and 59 minutes. It's 0, the default, until it's set or chosen.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = limited(newValue)
      turnWheels(animated: false)
    }
  }

  // MARK: Layout

  /// Returns 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.sizeThatFits(size) }
  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
  /// Lays out the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }
  /// A Boolean value that determines whether the wheels can be turned. The default is `true`.
  open override var isEnabled: Bool {
    didSet { picker.isUserInteractionEnabled = isEnabled }
  }

  // MARK: Wheels

  fileprivate final var shownWheels: DateWheels { wheels }

  private func rebuild() {
    var calendar = storedCalendar ?? Self.standardCalendar
    if let timeZone { calendar.timeZone = timeZone }
    let locale = locale ?? calendar.locale ?? Self.standardLocale
    wheels = DateWheels(datePickerMode, calendar, locale, minuteInterval: storedInterval, around: storedDate)
    picker.reloadAllComponents()
    change(to: storedDate, animated: false)
  }

  private func change(to date: Date, animated: Bool) {
    storedDate = limited(roundsToMinuteInterval ? wheels.rounded(date) : date)
    turnWheels(animated: animated)
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  private func limited(_ duration: TimeInterval) -> TimeInterval {
    let interval = TimeInterval(storedInterval) * Self.secondsPerMinute
    let whole = duration.isFinite ? (duration / interval).rounded(.down) * interval : 0
    return min(max(interval, whole), Self.greatestDuration)
  }

  private func turnWheels(animated: Bool) {
    for index in wheels.wheels.indices {
      let row = wheels.row(in: index, for: storedDate, duration: storedDuration)
      guard picker.selectedRow(inComponent: index) != row else { continue }
      picker.selectRow(row, inComponent: index, animated: animated && window != nil)
    }
  }

  /// The user chose a row.
  fileprivate final func chooseRows() {
    let rows = wheels.wheels.indices.map { max(0, picker.selectedRow(inComponent: $0)) }
    if datePickerMode == .countDownTimer {
      storedDuration = limited(wheels.duration(of: rows))
    } else {
      storedDate = limited(wheels.date(of: rows, near: storedDate))
    }
    turnWheels(animated: true)
    sendActions(for: .valueChanged)
  }
}

/// Fills the wheels of a date picker. A class of its own, because a date picker isn't a data source publicly.
@MainActor private final class DatePickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var picker: UIDatePicker?

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { picker?.shownWheels.wheels.count ?? 0 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    picker?.shownWheels.rowCount(of: component) ?? 0
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    picker?.shownWheels.title(of: row, in: component)
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picker?.chooseRows()
  }
}
