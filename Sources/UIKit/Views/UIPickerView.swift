import Foundation
internal import SplitKit

/// Wheels with words: `UIPickerView`. A tap on a row chooses it, and a swipe turns its wheel by several rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var chosen: [Int: Int] = [:]
  private let band = PickerBand()
  private var wheels: [PickerWheel] = []
  private lazy var adapter = PickerViewAdapter(of: self)

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The object that has the numbers of rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that has the words.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// The number of wheels.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// Reads everything again. A chosen row beyond the last one becomes the last one.
  open func reloadAllComponents() {
    for wheel in wheels { wheel.reload() }
    setNeedsLayout()
  }
  /// Reads a wheel again.
  open func reloadComponent(_ component: Int) {
    if wheels.indices.contains(component) { wheels[component].reload() }
    setNeedsLayout()
  }
  /// Kept, without an effect.
  open var showsSelectionIndicator = true
  /// The size of a row of a wheel: that of the delegate, or of the system.
  open func rowSize(forComponent component: Int) -> CGSize {
    let (width, height) = (
      delegate?.pickerView(self, widthForComponent: component) ?? 0,
      delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    )
    let share = max(0, bounds.width - 18) / CGFloat(max(1, numberOfComponents))
    return CGSize(width: width > 0 ? width : share, height: height > 0 ? height : 32)
  }
  /// The view of a row: that of the delegate, or nil.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil).nilIfUsual
  }
  /// Turns a wheel. A row beyond the ends is the nearest one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, row)
    if wheels.indices.contains(component) { wheels[component].setNeedsLayout() }
    noteChange()
  }
  /// The chosen row of a wheel, or -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }
  open override var intrinsicContentSize: CGSize { IntrinsicSizes.wheels }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { IntrinsicSizes.wheels }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if band.superview !== self { insertSubview(band, at: 0) }
    makeWheels()
    let sizes = wheels.indices.map(rowSize(forComponent:))
    band.place(in: bounds, rowHeight: sizes.map(\.height).max() ?? 32)
    var x = (bounds.width - sizes.reduce(0) { $0 + $1.width }) / 2
    for (wheel, size) in zip(wheels, sizes) {
      wheel.rowHeight = size.height
      wheel.frame = CGRect(x: x, y: 0, width: size.width, height: bounds.height)
      wheel.setNeedsLayout()
      x += size.width
    }
  }

  private func makeWheels() {
    guard wheels.count != numberOfComponents else { return }
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<numberOfComponents).map { PickerWheel($0, of: adapter) }
    for wheel in wheels { addSubview(wheel) }
  }
}

/// The rows of a picker as its wheels ask for them.
@MainActor
private final class PickerViewAdapter: PickerWheelSource {
  private unowned let picker: UIPickerView

  init(of picker: UIPickerView) { self.picker = picker }

  func rowCount(of wheel: Int) -> Int { picker.numberOfRows(inComponent: wheel) }
  func chosenRow(of wheel: Int) -> Int { picker.selectedRow(inComponent: wheel) }
  func row(_ row: Int, of wheel: Int) -> PickerRow {
    if let view = picker.view(forRow: row, forComponent: wheel) { return .view(view) }
    if let text = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: wheel) {
      return .attributed(text)
    }
    return .text(picker.delegate?.pickerView(picker, titleForRow: row, forComponent: wheel) ?? "?")
  }
  func choose(_ row: Int, of wheel: Int) {
    picker.selectRow(row, inComponent: wheel, animated: true)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: wheel)
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
  /// The words of a row with attributes, which come before those without.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  /// The view of a row, which comes before its words. No view is given to be used again.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  /// The height of the rows of a wheel in points, where 0 stands for that of the system.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel in points, where 0 stands for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// Nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A view that stands for none.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// 0.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// 0.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The view of a row without a view of the app's.
private final class NoRowView: UIView {}

extension UIView {
  fileprivate var nilIfUsual: UIView? { self is NoRowView ? nil : self }
}

/// The object that describes a picker to assistive technologies: `UIPickerViewAccessibilityDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// The name of a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// The effect of a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// The name of a wheel with attributes.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
  /// The effect of a wheel with attributes.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
  /// The words with which a user can name a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  /// The same with attributes.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  /// Nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
  /// Nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
  /// Nil.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Nil.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }
  /// None.
  public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] { [] }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}
