import Foundation
internal import SplitKit

/// The wheels of a date picker, in the order of its language.
@MainActor
final class DateWheels: UIView, DatePickerContent {
  /// A part of a date that a wheel turns.
  private enum Part: Equatable { case year, month, day, dayOfYear, hour, minute, half, hours, minutes }

  private unowned let picker: UIDatePicker
  private let band = PickerBand()
  private var wheels: [PickerWheel] = []
  private var parts: [Part] = []

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    addSubview(band)
  }
  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { IntrinsicSizes.wheels }

  override func layoutSubviews() {
    let wanted = wantedParts
    if wanted != parts {
      parts = wanted
      for wheel in wheels { wheel.removeFromSuperview() }
      wheels = parts.indices.map { PickerWheel($0, of: self) }
      for wheel in wheels { addSubview(wheel) }
    }
    band.place(in: bounds, rowHeight: 32)
    let shares = parts.map(share)
    let unit = max(0, bounds.width - 18) / max(1, shares.reduce(0, +))
    var x: CGFloat = 9
    for (wheel, share) in zip(wheels, shares) {
      wheel.frame = CGRect(x: x, y: 0, width: share * unit, height: bounds.height)
      wheel.reload()
      x += share * unit
    }
  }

  /// The parts of the mode. The language decides the order of the parts of a date, and whether the day has halves.
  private var wantedParts: [Part] {
    let time: [Part] = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch picker.datePickerMode {
    case .time: return time
    case .date: return ordered([.year, .month, .day])
    case .yearAndMonth: return ordered([.year, .month])
    case .dateAndTime: return [.dayOfYear] + time
    case .countDownTimer: return [.hours, .minutes]
    }
  }

  private func ordered(_ parts: [Part]) -> [Part] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "d MMMM y"
    let letters: [Part: Character] = [.year: "y", .month: "M", .day: "d"]
    return parts.sorted { first, second in
      let places = [first, second].map { part in format.firstIndex(of: letters[part] ?? "y") ?? format.endIndex }
      return places[0] < places[1]
    }
  }

  private var locale: Locale { picker.locale ?? picker.shownCalendar.locale ?? .current }
  private var hasHalves: Bool { DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") == true }

  private func share(_ part: Part) -> CGFloat {
    switch part {
    case .month: 1.5
    case .dayOfYear: 2
    case .year, .day, .hour, .minute, .half, .hours, .minutes: 1
    }
  }
}

extension DateWheels: PickerWheelSource {
  private var calendar: Calendar { picker.shownCalendar }
  private var step: Int { 60 % max(1, picker.minuteInterval) == 0 ? max(1, picker.minuteInterval) : 1 }
  /// The first and the last year of a wheel (ours).
  private static let (firstYear, lastYear) = (1, 10_000)
  /// The days before and after that of the date which a wheel of days has (ours).
  private static let reach = 365

  func rowCount(of wheel: Int) -> Int {
    switch parts[wheel] {
    case .year: Self.lastYear - Self.firstYear + 1
    case .month: calendar.range(of: .month, in: .year, for: picker.date)?.count ?? 12
    case .day: calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
    case .dayOfYear: 2 * Self.reach + 1
    case .hour: hasHalves ? 12 : 24
    case .minute, .minutes: 60 / step
    case .half: 2
    case .hours: 24
    }
  }

  func chosenRow(of wheel: Int) -> Int {
    let date = picker.date
    let hour = calendar.component(.hour, from: date)
    return switch parts[wheel] {
    case .year: calendar.component(.year, from: date) - Self.firstYear
    case .month: calendar.component(.month, from: date) - 1
    case .day: calendar.component(.day, from: date) - 1
    case .dayOfYear: Self.reach
    case .hour: hasHalves ? (hour + 11) % 12 : hour
    case .minute: calendar.component(.minute, from: date) / step
    case .half: hour / 12
    case .hours: Int(picker.countDownDuration) / 3600 % 24
    case .minutes: Int(picker.countDownDuration) / 60 % 60 / step
    }
  }

  func row(_ row: Int, of wheel: Int) -> PickerRow {
    switch parts[wheel] {
    case .year: .text("\(row + Self.firstYear)")
    case .month:
      .text(calendar.standaloneMonthSymbols.indices.contains(row) ? calendar.standaloneMonthSymbols[row] : "\(row + 1)")
    case .day: .text("\(row + 1)")
    case .dayOfYear: .text(picker.text("EEEMMMd", of: day(at: row)))
    case .hour: .text("\(hasHalves ? row + 1 : row)")
    case .minute: .text(row * step < 10 ? "0\(row * step)" : "\(row * step)")
    case .half: .text(row == 0 ? calendar.amSymbol : calendar.pmSymbol)
    case .hours: .text("\(row) h")
    case .minutes: .text("\(row * step) min")
    }
  }

  private func day(at row: Int) -> Date { calendar.date(byAdding: .day, value: row - Self.reach, to: picker.date) ?? picker.date }

  func choose(_ row: Int, of wheel: Int) {
    let date = picker.date
    let hour = calendar.component(.hour, from: date)
    switch parts[wheel] {
    case .year: set(.year, row + Self.firstYear)
    case .month: set(.month, row + 1)
    case .day: set(.day, row + 1)
    case .dayOfYear: picker.choose(day(at: row))
    case .hour: set(.hour, hasHalves ? (row + 1) % 12 + (hour >= 12 ? 12 : 0) : row)
    case .minute: set(.minute, row * step)
    case .half: set(.hour, hour % 12 + 12 * row)
    case .hours: choose(hours: row, minutes: Int(picker.countDownDuration) / 60 % 60)
    case .minutes: choose(hours: Int(picker.countDownDuration) / 3600, minutes: row * step)
    }
  }

  /// Chooses the date with another part. A day that the month does not have becomes its last one.
  private func set(_ component: Calendar.Component, _ value: Int) {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: picker.date)
    parts.setValue(value, for: component)
    let first = calendar.date(from: DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1))
    let days = first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
    parts.day = min(parts.day ?? 1, days)
    if let next = calendar.date(from: parts) { picker.choose(next) }
  }

  /// A countdown lasts a minute at least.
  private func choose(hours: Int, minutes: Int) { picker.choose(duration: TimeInterval(max(60, hours * 3600 + minutes * 60))) }
}
