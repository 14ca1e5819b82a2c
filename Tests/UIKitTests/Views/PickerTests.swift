import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Wheels and dates that are chosen.
@MainActor @Suite(.serialized) struct PickerTests {
  /// Two wheels: sizes as texts, and colours as views.
  private final class Wheels: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 318, height: 216))
    var sizes = ["S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"]
    var chosen: [[Int]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      (picker.dataSource, picker.delegate) = (self, self)
      view.addSubview(picker)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? sizes.count : 2
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 200 : 100 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([component, row])
    }
  }

  /// The words that are seen, with the ids of what can be tapped.
  private func words(_ value: Value?) -> [(text: String, id: String?)] {
    (value?["views"]?.array ?? []).flatMap { view -> [(text: String, id: String?)] in
      let inner = words(view)
      let own = view["text"]?.string.map { [(text: $0, id: view["id"]?.string)] } ?? []
      return own + inner.map { ($0.text, $0.id ?? view["id"]?.string) }
    }
  }

  private func tap(_ text: String, _ stage: ContentStage, in content: String) throws {
    let all = words(stage.content(content))
    let found = try #require(all.first { $0.text == text }, "\(text) is not among \(all.map(\.text))")
    try stage.tap(try #require(found.id))
  }

  @Test func `a tap on a row chooses it, and tells the delegate`() throws {
    let stage = try ContentStage { Wheels() }
    let wheels = stage.root as! Wheels
    #expect(words(stage.content("Wheels")).map(\.text) == ["S", "M", "L", "XL", "S", "M"])
    try tap("L", stage, in: "Wheels")
    #expect(wheels.picker.selectedRow(inComponent: 0) == 2 && wheels.chosen == [[0, 2]])
    #expect(words(stage.content("Wheels")).map(\.text).prefix(6) == ["S", "M", "L", "XL", "XXL", "3XL"])
    try tap("L", stage, in: "Wheels")
    #expect(wheels.chosen == [[0, 2]], "The chosen row is not chosen again.")
    wheels.picker.selectRow(99, inComponent: 0, animated: false)
    #expect(wheels.picker.selectedRow(inComponent: 0) == 7 && wheels.chosen == [[0, 2]])
    wheels.sizes = ["A", "B"]
    wheels.picker.reloadAllComponents()
    #expect(wheels.picker.selectedRow(inComponent: 0) == 1)
    #expect(words(stage.content("Wheels")).map(\.text).prefix(2) == ["A", "B"])
    wheels.sizes = []
    wheels.picker.reloadComponent(0)
    #expect(wheels.picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `a swipe turns a wheel by several rows, as far as there are some`() throws {
    let stage = try ContentStage { Wheels() }
    let wheels = stage.root as! Wheels
    func swipe(_ direction: String) throws {
      try stage.say(["type": "swipe", "direction": .string(direction), "x": 60, "y": 200])
    }
    try swipe("up")
    #expect(wheels.picker.selectedRow(inComponent: 0) == 4)
    try swipe("up")
    #expect(wheels.picker.selectedRow(inComponent: 0) == 7)
    try swipe("down")
    #expect(wheels.chosen == [[0, 4], [0, 7], [0, 3]])
  }

  /// A picker of dates in a screen, on 9 January 2007 at 9:41 in GMT.
  private final class Dates: UIViewController {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 340, height: 380))
    private let prepare: (UIDatePicker) -> Void
    var changes = 0

    init(_ prepare: @escaping (UIDatePicker) -> Void) {
      self.prepare = prepare
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.calendar = Calendar(identifier: .gregorian)
      (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "GMT"))
      prepare(picker)
      picker.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
      view.addSubview(picker)
    }
    var date: DateComponents {
      picker.shownCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    }
  }

  private func dates(_ prepare: @escaping @Sendable @MainActor (UIDatePicker) -> Void) throws -> (ContentStage, Dates) {
    let stage = try ContentStage { @MainActor in Dates(prepare) }
    return (stage, stage.root as! Dates)
  }

  @Test func `wheels of a date stand in the order of the language, and keep the day in its month`() throws {
    let (stage, dates) = try dates { ($0.datePickerMode, $0.preferredDatePickerStyle) = (.date, .wheels) }
    let texts = words(stage.content("Dates")).map(\.text)
    #expect(texts.first == "January" && texts.contains("9") && texts.last == "2010")
    dates.picker.date = try #require(dates.picker.shownCalendar.date(from: DateComponents(year: 2007, month: 1, day: 31)))
    try tap("February", stage, in: "Dates")
    #expect(dates.date.month == 2 && dates.date.day == 28 && dates.changes == 1)
    try tap("2008", stage, in: "Dates")
    #expect(dates.date.year == 2008 && dates.date.day == 28)
    dates.picker.locale = Locale(identifier: "en_GB")
    let british = words(stage.content("Dates")).map(\.text)
    #expect(british.first.flatMap { Int($0) } != nil, "The day comes first.")
  }

  @Test func `wheels of a time have halves of the day where the language has them, and the interval`() throws {
    let (stage, dates) = try dates {
      ($0.datePickerMode, $0.preferredDatePickerStyle, $0.minuteInterval) = (.time, .wheels, 15)
    }
    #expect(
      words(stage.content("Dates")).map(\.text) == ["6", "7", "8", "9", "10", "11", "12", "00", "15", "30", "45", "AM", "PM"])
    try tap("PM", stage, in: "Dates")
    #expect(dates.date.hour == 21)
    try tap("15", stage, in: "Dates")
    #expect(dates.date.minute == 15 && dates.changes == 2)
    dates.picker.locale = Locale(identifier: "de_DE")
    #expect(!words(stage.content("Dates")).map(\.text).contains("PM"))
  }

  @Test func `a calendar shows the month, and a day within the limits can be chosen`() throws {
    let (stage, dates) = try dates {
      ($0.datePickerMode, $0.preferredDatePickerStyle) = (.date, .inline)
      $0.maximumDate = Date(timeIntervalSince1970: 1_169_251_200)
    }
    let texts = words(stage.content("Dates")).map(\.text)
    #expect(texts.first == "January 2007" && Array(texts[1...7]) == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(texts.dropFirst(8) == (1...31).map(String.init)[...])
    try tap("20", stage, in: "Dates")
    #expect(dates.date.day == 20 && dates.date.hour == 0 && dates.changes == 1, "The time is that of the limit.")
    let late = words(stage.content("Dates")).first { $0.text == "21" }
    #expect(late?.id == nil, "A day after the limit cannot be chosen.")
    let next = try #require(
      stage.content("Dates")?.at("views", 0, "views", 0, "views")?.array?.first { $0["label"] == "Next Month" })
    try stage.tap(try #require(next["id"]?.string))
    #expect(words(stage.content("Dates")).first?.text == "February 2007" && dates.date.day == 20)
    dates.picker.maximumDate = nil
    dates.picker.calendar.firstWeekday = 2
    #expect(words(stage.content("Dates")).map(\.text)[1] == "MON")
  }

  @Test func `a compact picker opens a calendar and wheels in popovers`() throws {
    let (stage, dates) = try dates { _ in }
    #expect(words(stage.content("Dates")).map(\.text).map { $0.replacing("\u{202F}", with: " ") } == ["Jan 9, 2007", "9:41 AM"])
    try tap("Jan 9, 2007", stage, in: "Dates")
    #expect(stage.scene.panes.contains { $0.role == .popover }, "The popover stays one in a narrow window.")
    try tap("25", stage, in: "DatePopover")
    #expect(dates.date.day == 25 && dates.date.hour == 9 && dates.changes == 1)
    dates.dismiss(animated: false)
    stage.settle()
    let time = try #require(words(stage.content("Dates")).last)
    try stage.tap(try #require(time.id))
    try tap("11", stage, in: stage.scene.viewModels.first { $0.id.hasPrefix("DatePopover") }?.id ?? "")
    #expect(dates.date.hour == 11 && dates.date.day == 25)
  }

  @Test func `a countdown lasts at least a minute`() throws {
    let (stage, dates) = try dates { $0.datePickerMode = .countDownTimer }
    #expect(
      words(stage.content("Dates")).map(\.text) == ["0 h", "1 h", "2 h", "3 h", "0 min", "1 min", "2 min", "3 min", "4 min"])
    try tap("0 min", stage, in: "Dates")
    #expect(dates.picker.countDownDuration == 60 && dates.changes == 0)
    try tap("2 h", stage, in: "Dates")
    #expect(dates.picker.countDownDuration == 7260 && dates.changes == 1)
  }
}
