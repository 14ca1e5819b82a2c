import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Pickers of dates.
@MainActor @Suite(.serialized) struct DatePickerTests {
  private func text(_ prepare: @escaping @Sendable @MainActor (UIDatePicker) -> Void) throws -> String? {
    let stage = try ContentStage {
      Screen { view in
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        picker.locale = Locale(identifier: "en_US")
        prepare(picker)
        view.addSubview(picker)
      }
    }
    let texts = stage.content("Screen")?.at("views", 0, "views", 0, "views")?.array ?? []
    return texts.compactMap { $0.at("views", 0, "text")?.string }.joined(separator: " ")
  }

  @Test func `a picker without a date has the time of the device, which stands still`() throws {
    for zone in ["GMT", "Asia/Tokyo", "America/New_York"] {
      let shown = try text { $0.timeZone = TimeZone(identifier: zone) }
      #expect(shown?.contains("Jan 9, 2007") == true && shown?.contains("9:41") == true, "\(shown ?? "")")
    }
    #expect(try text { $0.datePickerMode = .date } == "Jan 9, 2007")
  }

  @Test func `a picker without a date begins within its limits, and keeps a date that it is given`() throws {
    #expect(
      try text {
        ($0.datePickerMode, $0.timeZone) = (.date, TimeZone(identifier: "GMT"))
        $0.minimumDate = Date(timeIntervalSince1970: 1_700_000_000)
      } == "Nov 14, 2023")
    #expect(
      try text {
        ($0.datePickerMode, $0.timeZone) = (.date, TimeZone(identifier: "GMT"))
        $0.date = Date(timeIntervalSince1970: 0)
      } == "Jan 1, 1970")
  }
}
