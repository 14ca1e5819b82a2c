import Spelling
import SplitKit

extension DeviceSearch {
  /// A sentence about devices that the words describe, of which none has run all of some versions, or nil if the words describe none.
  package func sentence(withoutAny profiles: [Profile]) -> String? {
    let ids = matching.map(\.id)
    guard !ids.isEmpty else { return nil }
    let versions = profiles.map(\.title).listed(by: "and")
    return "No device named \(name.clipped) has run \(versions). It can be \(ids.listed(by: "or")), by its id."
  }
}
