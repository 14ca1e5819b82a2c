// A model without a screen.
import Foundation

struct Model {
  var age: String { RelativeDateTimeFormatter().localizedString(fromTimeInterval: -60) }
}
struct Plain { let url: URL }
