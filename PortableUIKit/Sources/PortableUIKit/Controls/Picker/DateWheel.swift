import Foundation

/// A wheel of a date picker.
enum DateWheel {
  case day, month, year
  /// One row for each day, near the first date of the picker.
  case calendarDay
  case hour, hourOfHalfDay, minute, halfDay
  case duration(DurationPart)

  enum DurationPart { case hours, minutes }
}

/// The wheels of a date picker, from leading to trailing, and what their rows mean.
struct DateWheels {
  /// The number of days before and after the first date of the picker that can be chosen in a row of their own.
  private static let dayReach = 10_000
  private static let greatestYear = 10_000
  private static let minutesPerHour = 60

  let wheels: [DateWheel]
  let calendar: Calendar
  let minuteInterval: Int
  private let firstDay: Date
  private let dayFormatter = DateFormatter()
  private let monthNames: [String]
  private let halfDayNames: [String]
  private let durationNames = ["hours", "min"]

  init(
    _ mode: UIDatePicker.Mode, _ calendar: Calendar, _ locale: Locale, minuteInterval: Int, around date: Date
  ) {
    self.calendar = calendar
    self.minuteInterval = minuteInterval
    let middle = calendar.startOfDay(for: date)
    firstDay = calendar.date(byAdding: .day, value: -Self.dayReach, to: middle) ?? middle
    dayFormatter.locale = locale
    dayFormatter.calendar = calendar
    dayFormatter.timeZone = calendar.timeZone
    dayFormatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    monthNames = dayFormatter.standaloneMonthSymbols
    halfDayNames = [dayFormatter.amSymbol, dayFormatter.pmSymbol]
    let time = Self.timeWheels(in: locale)
    wheels =
      switch mode {
      case .time: time
      case .date: Self.dateWheels(in: locale)
      case .dateAndTime: [.calendarDay] + time
      case .countDownTimer: [.duration(.hours), .duration(.minutes)]
      }
  }

  /// Returns the wheels of the parts of a date in the order of the language.
  private static func dateWheels(in locale: Locale) -> [DateWheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let parts: [(letters: String, wheel: DateWheel)] = [("ML", .month), ("d", .day), ("yu", .year)]
    func place(_ letters: String) -> String.Index {
      format.firstIndex { letters.contains($0) } ?? format.endIndex
    }
    return parts.sorted { place($0.letters) < place($1.letters) }.map(\.wheel)
  }

  private static func timeWheels(in locale: Locale) -> [DateWheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "h:mm a"
    guard let halfDay = format.firstIndex(where: { "abB".contains($0) }) else { return [.hour, .minute] }
    let hour = format.firstIndex { "hK".contains($0) } ?? format.startIndex
    return halfDay < hour ? [.halfDay, .hourOfHalfDay, .minute] : [.hourOfHalfDay, .minute, .halfDay]
  }

  // MARK: Rows

  func rowCount(of index: Int) -> Int {
    switch wheels[index] {
    case .day: 31
    case .month: monthNames.count
    case .year: Self.greatestYear
    case .calendarDay: 2 * Self.dayReach + 1
    case .hour, .duration(.hours): 24
    case .hourOfHalfDay: 12
    case .minute, .duration(.minutes): Self.minutesPerHour / minuteInterval
    case .halfDay: 2
    }
  }

  func title(of row: Int, in index: Int) -> String {
    switch wheels[index] {
    case .day, .year: String(row + 1)
    case .month: monthNames[row]
    case .calendarDay:
      dayFormatter.string(from: calendar.date(byAdding: .day, value: row, to: firstDay) ?? firstDay)
    case .hour: Self.twoDigits(row)
    case .hourOfHalfDay: String(row == 0 ? 12 : row)
    case .minute: Self.twoDigits(row * minuteInterval)
    case .halfDay: halfDayNames[row]
    case .duration(.hours): "\(row) \(durationNames[0])"
    case .duration(.minutes): "\(row * minuteInterval) \(durationNames[1])"
    }
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// Returns the row of a wheel for a date, or for a duration in seconds.
  func row(in index: Int, for date: Date, duration: TimeInterval) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let minutes = Int(duration) / 60
    switch wheels[index] {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .calendarDay: return calendar.dateComponents([.day], from: firstDay, to: date).day ?? 0
    case .hour: return parts.hour ?? 0
    case .hourOfHalfDay: return (parts.hour ?? 0) % 12
    case .minute: return (parts.minute ?? 0) / minuteInterval
    case .halfDay: return (parts.hour ?? 0) / 12
    case .duration(.hours): return minutes / Self.minutesPerHour
    case .duration(.minutes): return minutes % Self.minutesPerHour / minuteInterval
    }
  }

  /// Returns the date of the rows. What no wheel shows is that of `date`. A day that the month lacks becomes its last one.
  func date(of rows: [Int], near date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    var (day, hour) = (parts.day ?? 1, parts.hour ?? 0)
    for (wheel, row) in zip(wheels, rows) {
      switch wheel {
      case .day: day = row + 1
      case .month: parts.month = row + 1
      case .year: parts.year = row + 1
      case .calendarDay:
        let chosen = calendar.date(byAdding: .day, value: row, to: firstDay) ?? date
        let chosenParts = calendar.dateComponents([.era, .year, .month, .day], from: chosen)
        (parts.era, parts.year, parts.month) = (chosenParts.era, chosenParts.year, chosenParts.month)
        day = chosenParts.day ?? day
      case .hour: hour = row
      case .hourOfHalfDay: hour = hour / 12 * 12 + row
      case .halfDay: hour = hour % 12 + 12 * row
      case .minute: parts.minute = row * minuteInterval
      case .duration: break
      }
    }
    parts.hour = hour
    parts.day = 1
    guard let month = calendar.date(from: parts) else { return date }
    parts.day = min(day, calendar.range(of: .day, in: .month, for: month)?.count ?? day)
    return calendar.date(from: parts) ?? date
  }

  /// Returns the duration of the rows, in seconds.
  func duration(of rows: [Int]) -> TimeInterval {
    var minutes = 0
    for case (.duration(let part), let row) in zip(wheels, rows) {
      minutes += part == .hours ? row * Self.minutesPerHour : row * minuteInterval
    }
    return TimeInterval(minutes * 60)
  }

  /// Returns the last time of the wheels that isn't after the date.
  func rounded(_ date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    parts.minute = (parts.minute ?? 0) / minuteInterval * minuteInterval
    return calendar.date(from: parts) ?? date
  }
}
