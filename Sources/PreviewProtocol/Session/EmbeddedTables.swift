import SplitKit

/// The tables that are embedded in the program as files. Each is read when it is first needed.
package enum EmbeddedTables {
  /// Reads all tables, which takes a few milliseconds. A server reads them on another thread, because its clients would wait.
  package static func read() { _ = (DeviceCatalog.builtIn, StatementTable.builtIn) }
}
