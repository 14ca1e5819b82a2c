import Foundation

/// The time of the device in the preview, which stands still so that pictures stay the same.
enum DeviceClock {
  /// 9:41 on 9 January 2007, as in Apple's own pictures: the status bar says 9:41 too.
  private static let moment = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)

  /// The time of the device where its clock shows that of a time zone.
  static func now(in timeZone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.date(from: moment) ?? Date(timeIntervalSince1970: 1_168_335_660)
  }
}
