import Foundation
internal import SplitKit

/// A date picker in the compact style: the date and the time as texts. A tap on one shows a calendar or wheels in a popover.
@MainActor
final class DateCapsules: UIView, DatePickerContent {
  private unowned let picker: UIDatePicker
  private lazy var date = capsule(.date)
  private lazy var time = capsule(.time)
  /// The distance between the two, in points (by eye).
  private static let gap: CGFloat = 5

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  private func capsule(_ mode: UIDatePicker.Mode) -> TextButton {
    let button = TextButton(font: .systemFont(ofSize: 17)) { [weak self] in self?.open(mode) }
    button.padding = CGFloat(ControlLengths.datePadding)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = UIDevice.isRunning(iOS: 26) ? IntrinsicSizes.datePicker / 2 : 6
    return button
  }

  private var capsules: [TextButton] {
    date.label.text = longDate
    time.label.text = picker.text("jmm", of: picker.date)
    switch picker.datePickerMode {
    case .time: return [time]
    case .date: return [date]
    case .dateAndTime, .countDownTimer, .yearAndMonth: return [date, time]
    }
  }

  private var longDate: String { picker.text("yMMMd", of: picker.date) }
  /// The date in digits, for a picker that has no space for the long form (926).
  private var shortDate: String { picker.shortDate(of: picker.date) }

  /// The size of the texts. A date alone in English has a width of its own (868).
  var naturalSize: CGSize {
    let shown = capsules
    let sizes = shown.map(\.intrinsicContentSize)
    let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(sizes.count - 1)
    let hasOwnWidth = shown == [date] && isOfIOS26 && picker.isInEnglish
    return CGSize(
      width: hasOwnWidth ? max(width, CGFloat(ControlLengths.englishDate)) : width, height: IntrinsicSizes.datePicker)
  }

  private var isOfIOS26: Bool { UIDevice.isRunning(iOS: 26) }

  /// The width of capsules beside each other.
  private func width(of buttons: [TextButton]) -> CGFloat {
    buttons.reduce(Self.gap * CGFloat(buttons.count - 1)) { $0 + $1.intrinsicContentSize.width }
  }

  /// The texts stand at the trailing edge, as in a row of settings.
  override func layoutSubviews() {
    let shown = capsules
    for button in [date, time] where !shown.contains(button) { button.removeFromSuperview() }
    for button in shown where button.superview !== self { addSubview(button) }
    // A text lends its frame half a point.
    if isOfIOS26, shown.contains(date), width(of: shown) > bounds.width + 0.5 { date.label.text = shortDate }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var end = bounds.width
    for button in shown.reversed() {
      let width = min(button.intrinsicContentSize.width, max(0, end))
      let x = isRightToLeft ? bounds.width - end : end - width
      let height = min(bounds.height, IntrinsicSizes.datePicker)
      button.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      end -= width + Self.gap
    }
  }

  private func open(_ mode: UIDatePicker.Mode) {
    nearestController?.present(DatePopover(of: picker, mode, at: mode == .time ? time : date), animated: true)
  }
}

/// The popover of a compact date picker. It stays a popover in a narrow window.
@MainActor
private final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let inner = UIDatePicker()

  init(of picker: UIDatePicker, _ mode: UIDatePicker.Mode, at source: UIView) {
    super.init(nibName: nil, bundle: nil)
    inner.datePickerMode = mode
    inner.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    (inner.calendar, inner.locale, inner.timeZone) = (picker.calendar, picker.locale, picker.timeZone)
    (inner.minimumDate, inner.maximumDate, inner.minuteInterval) = (picker.minimumDate, picker.maximumDate, picker.minuteInterval)
    inner.date = picker.date
    inner.addAction(
      UIAction { [weak self, weak picker] _ in if let self { picker?.choose(inner.date) } }, for: .valueChanged)
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(
      width: inner.intrinsicContentSize.width, height: inner.intrinsicContentSize.height + 2 * Self.margin)
    popoverPresentationController?.sourceView = source
    popoverPresentationController?.delegate = self
  }
  required init?(coder: NSCoder) { nil }

  private static let margin: CGFloat = 8

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if inner.superview == nil { view.addSubview(inner) }
    inner.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 0, dy: Self.margin)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
