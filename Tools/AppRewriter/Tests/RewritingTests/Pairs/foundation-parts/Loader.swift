import Foundation
import UIKit

/// Loads over the network, and speaks the user's language.
final class Loader {
  func load(_ url: URL) async throws -> Data {
    try await URLSession.shared.data(from: url).0
  }
  var title: String { String(localized: "loader.title") }
}
