import Foundation
internal import SplitKit

/// A date: `UIDatePicker`. It shows its date as a text. A tap does nothing.
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
      noteChange()
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
  open var datePickerMode = Mode.dateAndTime { didSet { noteChange() } }
  /// Kept: the picker is a text.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The first date that the picker can show. It counts for a picker without a date.
  open var minimumDate: Date? { didSet { if minimumDate != oldValue { noteChange() } } }
  /// The last date that the picker can show. It counts for a picker without a date.
  open var maximumDate: Date? { didSet { if maximumDate != oldValue { noteChange() } } }
  /// Kept, without an effect.
  open var minuteInterval = 1
  /// The length of a countdown in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language of the text, or nil for that of the process.
  open var locale: Locale?
  /// The calendar of the text.
  open var calendar: Calendar! = .current
  /// The time zone of the text, or nil for that of the process.
  open var timeZone: TimeZone?
  /// Whether dates are rounded to the interval. It is kept.
  open var roundsToMinuteInterval = true
  /// The style that is drawn.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }

  private var shownText: String {
    let formatter = DateFormatter()
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .date || datePickerMode == .yearAndMonth ? .none : .short
    if let locale { formatter.locale = locale }
    if let timeZone { formatter.timeZone = timeZone }
    return formatter.string(from: date)
  }
  open override var intrinsicContentSize: CGSize {
    let text = UIFont.systemFont(ofSize: 17).size(of: shownText, width: 1000, lines: 1, traits: traitCollection)
    return CGSize(width: CGFloat(text.width) + 24, height: IntrinsicSizes.datePicker)
  }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    node("datePicker", ["text": .string(shownText), "isEnabled": .flag(isEnabled, unless: true)], in: &reading)
  }
}

/// The look of a date picker: `UIDatePickerStyle`. It is kept.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Wheels with words: `UIPickerView`. It shows the chosen rows. A tap does nothing.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var rows: [Int: Int] = [:]
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The object that has the numbers of rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { noteChange() } }
  /// The object that has the words.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { noteChange() } }
  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Reads everything again.
  open func reloadAllComponents() { noteChange() }
  /// Reads a wheel again.
  open func reloadComponent(_ component: Int) { noteChange() }
  /// Kept, without an effect.
  open var showsSelectionIndicator = true
  /// The size of a row of a wheel: that of the system.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(1, numberOfComponents)), height: 32)
  }
  /// The view of a row: none, because rows are texts.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Turns a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
    noteChange()
  }
  /// The chosen row of a wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    rows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  open override var intrinsicContentSize: CGSize { IntrinsicSizes.wheels }
  override var readsSubviews: Bool { false }
  override func contentNode(in reading: inout ReadingContext) -> Value {
    let texts = (0..<max(0, numberOfComponents)).compactMap { component -> String? in
      let row = selectedRow(inComponent: component)
      return row < 0 ? nil : delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return node("picker", ["text": .string(texts.joined(separator: "  "))], in: &reading)
  }
}

/// The object that has the numbers of a picker: `UIPickerViewDataSource`.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that has the words of a picker: `UIPickerViewDelegate`.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The words of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A row was chosen. It is never called, because wheels do not turn.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
