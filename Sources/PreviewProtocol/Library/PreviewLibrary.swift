import SplitKit

/// The previews that clients can open. The ones that come from files can change while the server runs.
///
/// All sessions of a server share its library, on the server's thread.
package final class PreviewLibrary {
  /// The previews to choose from, which have different ids. The first one opens if a client names none.
  package private(set) var previews: [Preview]
  /// The faults of the files, in the order of their names.
  package private(set) var faults: [PreviewFault] = []

  /// Creates a library of previews that stay the same, until it is given others.
  package init(_ previews: [Preview]) { self.previews = previews }

  /// Replaces the previews and the faults. A preview that is open stays as it is.
  package func replace(_ previews: [Preview], faults: [PreviewFault]) {
    (self.previews, self.faults) = (previews, faults)
  }
}
