import Foundation
internal import SplitKit

/// A date picker in the inline style: the days of a month, and the time below them.
@MainActor
final class DateCalendar: UIView, DatePickerContent {
  private unowned let picker: UIDatePicker
  /// The first day of the shown month, or nil for the month of the date.
  private var month: Date?
  /// The date for which the month was chosen. Another one shows its own month.
  private var dateOfMonth: Date?

  private let title = UILabel()
  private lazy var earlier = arrow("chevron.backward", "Previous Month", by: -1)
  private lazy var later = arrow("chevron.forward", "Next Month", by: 1)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private lazy var days = (0..<42).map { index in day(index) }
  private let timeTitle = UILabel()
  private lazy var timePicker = makeTimePicker()

  /// The lengths of the parts in points (by eye).
  private static let (header, weekdayRow, row, timeRow): (CGFloat, CGFloat, CGFloat, CGFloat) = (44, 24, 44, 50)

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    for label in weekdays {
      (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, .center)
    }
    for view in [title, earlier, later] + weekdays + days { addSubview(view) }
  }
  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize {
    let time = picker.datePickerMode == .dateAndTime ? Self.timeRow : 0
    return CGSize(width: 320, height: Self.header + Self.weekdayRow + 6 * Self.row + time)
  }

  private var calendar: Calendar { picker.shownCalendar }

  private var shownMonth: Date {
    if let month, dateOfMonth == picker.date { return month }
    return calendar.dateInterval(of: .month, for: picker.date)?.start ?? picker.date
  }

  private func arrow(_ symbol: String, _ label: String, by months: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = label
    button.addAction(UIAction { [weak self] _ in self?.turn(by: months) }, for: .touchUpInside)
    return button
  }

  private func turn(by months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: shownMonth) else { return }
    (month, dateOfMonth) = (next, picker.date)
    setNeedsLayout()
    noteChange()
  }

  private func day(_ index: Int) -> TextButton {
    TextButton(font: .systemFont(ofSize: 20)) { [weak self] in
      if let self, let date = date(of: index) { picker.choose(date) }
    }
  }

  /// The number of fields before the first day.
  private var lead: Int {
    (calendar.component(.weekday, from: shownMonth) - calendar.firstWeekday + 7) % 7
  }

  /// The day in a field at the time of the picker, or nil for a field beside the month.
  private func date(of index: Int) -> Date? {
    let count = calendar.range(of: .day, in: .month, for: shownMonth)?.count ?? 0
    guard (lead..<lead + count).contains(index), let day = calendar.date(byAdding: .day, value: index - lead, to: shownMonth)
    else {
      return nil
    }
    let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    return calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
  }

  private func canBeChosen(_ date: Date) -> Bool {
    calendar.isDate(picker.allowed(date), inSameDayAs: date)
  }

  override func layoutSubviews() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    title.text = picker.text("yMMMM", of: shownMonth)
    title.frame = placed(16, 0, max(0, bounds.width - 120), Self.header)
    earlier.frame = placed(bounds.width - 88, 0, 44, Self.header)
    later.frame = placed(bounds.width - 44, 0, 44, Self.header)
    let width = max(0, bounds.width - 16) / 7
    let names = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = names[(index + calendar.firstWeekday - 1) % names.count].localizedUppercase
      label.frame = placed(8 + CGFloat(index) * width, Self.header, width, Self.weekdayRow)
    }
    let top = Self.header + Self.weekdayRow
    for (index, button) in days.enumerated() {
      let (x, y) = (8 + CGFloat(index % 7) * width + (width - Self.row) / 2, top + CGFloat(index / 7) * Self.row)
      button.frame = placed(x, y, Self.row, Self.row)
      dress(button, date(of: index))
    }
    layOutTime(at: placed(16, top + 6 * Self.row, max(0, bounds.width - 32), Self.timeRow))
  }

  /// The chosen day stands on a circle in the tint, and the day of the device has its colour.
  private func dress(_ button: TextButton, _ date: Date?) {
    button.isHidden = date == nil
    guard let date else { return }
    let isChosen = calendar.isDate(date, inSameDayAs: picker.date)
    let isToday = calendar.isDate(date, inSameDayAs: DeviceClock.now(in: calendar.timeZone))
    button.label.text = "\(calendar.component(.day, from: date))"
    button.label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    button.isEnabled = canBeChosen(date)
    button.layer.cornerRadius = Self.row / 2
    button.backgroundColor = isChosen ? (isToday ? .tintColor : .tintColor.withAlphaComponent(0.15)) : nil
    button.label.textColor =
      !button.isEnabled ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? .tintColor : .label
  }

  private func makeTimePicker() -> UIDatePicker {
    let own = UIDatePicker()
    own.datePickerMode = .time
    own.addAction(UIAction { [weak self, weak own] _ in if let self, let own { picker.choose(own.date) } }, for: .valueChanged)
    return own
  }

  private func layOutTime(at frame: CGRect) {
    guard picker.datePickerMode == .dateAndTime else { return }
    (timePicker.calendar, timePicker.locale, timePicker.timeZone) = (picker.calendar, picker.locale, picker.timeZone)
    timePicker.minuteInterval = picker.minuteInterval
    timePicker.date = picker.date
    timeTitle.text = "Time"
    for view in [timeTitle, timePicker] where view.superview !== self { addSubview(view) }
    timeTitle.frame = frame
    let size = timePicker.intrinsicContentSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    timePicker.frame = CGRect(
      x: isRightToLeft ? frame.minX : frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
