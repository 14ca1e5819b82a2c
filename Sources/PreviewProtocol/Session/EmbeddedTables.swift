import SplitKit

/// The tables that stand in files of the program, and are read when somebody first needs them.
package enum EmbeddedTables {
  /// Reads them, which takes a few milliseconds. A server lets a thread of its own do so, because its clients would wait.
  package static func read() { _ = (DeviceCatalog.builtIn, StatementTable.builtIn) }
}
