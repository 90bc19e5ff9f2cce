import Foundation
import PortableUIKit
import Testing

@MainActor struct UIDatePickerTests {
  private let stage: ControlStage<UIDatePicker>
  private var picker: UIDatePicker { stage.control }
  private var wheels: UIPickerView? { picker.subviews.lazy.compactMap { $0 as? UIPickerView }.first }

  init() {
    stage = ControlStage { UIDatePicker() }
    picker.frame.origin = .zero
    stage.simulator.runUntilIdle()
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  /// The titles of the rows that are chosen.
  private var titles: [String?] {
    picker.layoutIfNeeded()
    stage.simulator.runUntilIdle()
    guard let wheels else { return [] }
    return (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }
  }

  /// Drags a wheel up by whole rows.
  private func turn(_ component: Int, by rows: Int) {
    guard let wheels else { return }
    let widths = (0...component).map { wheels.rowSize(forComponent: $0).width }
    let x = 9 + widths.dropLast().reduce(0, +) + (widths.last ?? 0) / 2
    let length = CGFloat(rows) * 32 + (rows > 0 ? 10 : -10)
    stage.finger.down(at: CGPoint(x: x, y: 108))
    for share in stride(from: 0.1, through: 1, by: 0.1) {
      stage.finger.move(to: CGPoint(x: x, y: 108 - length * share))
      stage.simulator.step()
    }
    stage.simulator.advance(by: 0.2)
    stage.finger.up()
    stage.simulator.runUntilIdle()
  }

  @Test("[A] a picker begins with days and times, at the date of the device")
  func beginning() {
    expectEqual(picker.datePickerMode, .dateAndTime)
    expectEqual(picker.date, date(2007, 1, 9, 9, 41))
    expectEqual(titles, ["Tue, Jan 9", "9", "41", "AM"])
    expect(picker.bounds.size == CGSize(width: 320, height: 216) && picker.datePickerStyle == .wheels)
  }

  @Test("[A] the wheels follow mode and language")
  func modes() {
    picker.setDate(date(2020, 2, 5, 15, 7), animated: false)
    picker.datePickerMode = .date
    expectEqual(titles, ["February", "5", "2020"])
    picker.locale = Locale(identifier: "de_DE")
    expectEqual(titles, ["5", "Februar", "2020"])
    picker.datePickerMode = .time
    expectEqual(titles, ["15", "07"])
    picker.locale = Locale(identifier: "en_US")
    expectEqual(titles, ["3", "07", "PM"])
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    expectEqual(titles, ["4", "07", "PM"])
  }

  @Test("[A] code that sets the date sends no action; a user who turns a wheel does")
  func actions() {
    let log = EventLog(picker)
    picker.datePickerMode = .date
    picker.date = date(2020, 2, 5)
    stage.simulator.runUntilIdle()
    expectEqual(log.count("changed"), 0)
    turn(1, by: 2)
    expect(picker.date == date(2020, 2, 7) && log.count("changed") == 1)
    expectEqual(titles, ["February", "7", "2020"])
  }

  @Test("[A] a day that the month lacks becomes its last one")
  func shortMonths() {
    picker.datePickerMode = .date
    picker.setDate(date(2020, 1, 31), animated: false)
    turn(0, by: 1)
    expect(picker.date == date(2020, 2, 29) && titles == ["February", "29", "2020"])
  }

  @Test("[A] dates stay within the limits, unless the limits contradict each other")
  func limits() {
    picker.datePickerMode = .date
    picker.minimumDate = date(2020, 2, 3)
    expectEqual(picker.date, date(2020, 2, 3))
    picker.maximumDate = date(2020, 2, 5)
    turn(1, by: 5)
    expect(picker.date == date(2020, 2, 5) && titles == ["February", "5", "2020"])
    picker.minimumDate = date(2021, 1, 1)
    picker.setDate(date(2019, 1, 1), animated: false)
    expectEqual(picker.date, date(2019, 1, 1))
  }

  @Test("[A] minutes are rounded down to an interval that divides an hour")
  func interval() {
    picker.minuteInterval = 15
    picker.setDate(date(2020, 1, 1, 10, 44), animated: false)
    expectEqual(picker.date, date(2020, 1, 1, 10, 30))
    expectEqual(titles[2], "30")
    picker.roundsToMinuteInterval = false
    picker.setDate(date(2020, 1, 1, 10, 44), animated: false)
    expectEqual(picker.date, date(2020, 1, 1, 10, 44))
    picker.minuteInterval = 7
    expectEqual(picker.minuteInterval, 1)
  }

  @Test("[A] a timer has hours and minutes, of which at least one interval is chosen")
  func timer() {
    picker.datePickerMode = .countDownTimer
    expectEqual(picker.countDownDuration, 0)
    picker.countDownDuration = 3725
    expect(picker.countDownDuration == 3720 && titles == ["1 hours", "2 min"])
    turn(0, by: 1)
    expectEqual(picker.countDownDuration, 7320)
    picker.countDownDuration = 100_000
    expectEqual(picker.countDownDuration, 86_340)
    picker.countDownDuration = 10
    expectEqual(picker.countDownDuration, 60)
  }

  @Test("a style that isn't there stops the program")
  func styles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIDatePicker().preferredDatePickerStyle = .inline }
    }
  }
}
