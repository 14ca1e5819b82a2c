/// A reason why an app cannot be built, as a sentence for the developer.
package struct AppBuildingError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
