import Foundation
internal import SplitKit

/// A date: `UIDatePicker`. It has wheels, a calendar, or texts whose taps show these in a popover.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that is chosen, with UIKit's raw values.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  /// Creates a picker with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a picker as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The date. Without one, the picker has the time of the device, which stands still at 9:41 on 9 January 2007, or else the nearest
  /// time that it can show.
  open var date: Date {
    get { givenDate ?? firstDate }
    set {
      guard newValue != givenDate else { return }
      givenDate = newValue
      noteLook()
    }
  }
  private var givenDate: Date?
  private var firstDate: Date {
    let now = DeviceClock.now(in: timeZone ?? calendar.timeZone)
    return min(max(now, minimumDate ?? now), max(maximumDate ?? now, minimumDate ?? now))
  }
  /// Sets the date, without an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The kind of value that is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { noteLook() } } }
  /// The style that the app wants.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { noteLook() } }
  }
  /// The first date that can be chosen.
  open var minimumDate: Date? { didSet { if minimumDate != oldValue { noteLook() } } }
  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { if maximumDate != oldValue { noteLook() } } }
  /// The number of minutes between the rows of the wheel of minutes. A number that does not divide 60 counts as 1.
  open var minuteInterval = 1 { didSet { if minuteInterval != oldValue { noteLook() } } }
  /// The length of a countdown in seconds.
  open var countDownDuration: TimeInterval = 60 { didSet { if countDownDuration != oldValue { noteLook() } } }
  /// The language of the texts, or nil for that of the process.
  open var locale: Locale? { didSet { if locale != oldValue { noteLook() } } }
  /// The calendar of the texts.
  open var calendar: Calendar! = .current { didSet { noteLook() } }
  /// The time zone of the texts, or nil for that of the process.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { noteLook() } } }
  /// Whether dates are rounded to the interval. It is kept.
  open var roundsToMinuteInterval = true
  /// The style that is drawn. Without a wish of the app's, a picker is compact, and has wheels for what has no compact style.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    if datePickerMode == .time, preferredDatePickerStyle == .inline { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private var content: (any DatePickerContent)?
  private var contentKey: [Int] = []

  /// The view of the style and the mode.
  private var shownContent: any DatePickerContent {
    let key = [datePickerStyle.rawValue, datePickerMode.rawValue]
    if let content, contentKey == key { return content }
    content?.removeFromSuperview()
    let made: any DatePickerContent =
      switch datePickerStyle {
      case .wheels: DateWheels(of: self)
      case .inline: DateCalendar(of: self)
      case .automatic, .compact: DateCapsules(of: self)
      }
    (content, contentKey) = (made, key)
    addSubview(made)
    return made
  }

  private func noteLook() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    noteChange()
  }

  /// The calendar, in the time zone and the language of the picker.
  var shownCalendar: Calendar {
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    if let locale { calendar.locale = locale }
    return calendar
  }

  /// A text for a date, whose parts have the order of the language.
  ///
  /// - Parameter template: The parts, as `DateFormatter` names them.
  func text(_ template: String, of date: Date) -> String {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.timeZone) = (shownCalendar, shownCalendar.timeZone)
    formatter.locale = locale ?? calendar?.locale ?? .current
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// A date in the short form of the language, such as 9/4/26.
  func shortDate(of date: Date) -> String {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.timeZone) = (shownCalendar, shownCalendar.timeZone)
    formatter.locale = locale ?? calendar?.locale ?? .current
    (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
    return formatter.string(from: date)
  }

  /// Whether the texts are in English.
  var isInEnglish: Bool { (locale ?? calendar?.locale ?? .current).identifier.hasPrefix("en") }

  /// The date nearest to another one that can be chosen.
  func allowed(_ date: Date) -> Date {
    let least = max(date, minimumDate ?? date)
    return maximumDate.map { min(least, max($0, minimumDate ?? $0)) } ?? least
  }

  /// Takes the choice of the user.
  func choose(_ next: Date) {
    let next = allowed(next)
    guard next != date else { return setNeedsLayout() }
    date = next
    sendActions(for: .valueChanged)
  }

  /// Takes the length of a countdown that the user has chosen.
  func choose(duration: TimeInterval) {
    guard duration != countDownDuration else { return setNeedsLayout() }
    countDownDuration = duration
    sendActions(for: .valueChanged)
  }

  /// The parts of the picker take touches.
  override var touchAction: (() -> Void)? { nil }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = shownContent
    content.frame = bounds
    content.isUserInteractionEnabled = isEnabled
    content.alpha = isEnabled ? 1 : 0.5
    content.setNeedsLayout()
  }
  open override var intrinsicContentSize: CGSize { shownContent.naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownContent.naturalSize }
}

/// The content of a date picker in a style.
@MainActor
protocol DatePickerContent: UIView {
  /// The size in points (by eye).
  var naturalSize: CGSize { get }
}

/// The look of a date picker: `UIDatePickerStyle`.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
