import PreviewProtocol

/// The bounds of a scenario file. They are our choice: the longest file of ours has less than a twentieth of each.
package enum SourceLimits {
  /// The greatest length of a file, in bytes.
  package static let length = 1 << 20
  /// The greatest number of values in a file. A value behind an anchor counts wherever an alias repeats it.
  package static let values = 50_000
  /// The greatest number of signs in a file that can separate values: commas, opening brackets, and colons, hyphens and question
  /// marks before a space. A value needs at most two, so no file with fewer values than the limit has more, beside those of its texts.
  package static let separators = 2 * values
  /// The greatest number of lines that begin with `%`. YAML's reader compares each directive with all others.
  package static let directives = 16
  /// The greatest number of combining marks in a row, as in the messages of a client.
  package static let marks = String.maximumMarks
  /// The greatest length of a label, in bytes of UTF-8. It is that of a title that a client sets.
  package static let label = 1 << 10
  /// The greatest length of the paragraphs of a content together, in bytes of UTF-8. A picture breaks all of them into lines at once.
  package static let paragraphs = 1 << 15
  /// The greatest number of repeated keys of a mapping that an error names.
  package static let namedRepetitions = 8
  /// The greatest number of mappings and lists inside one another.
  package static let depth = 64
  /// The greatest number of controllers inside one another, by their names.
  package static let nesting = 32
  /// The greatest number of options of a file.
  package static let options = 64
  /// The greatest number of values of which reading a file makes apps: those of the file, once for each OS version and for each
  /// value of each option. The reading of any file therefore takes no longer than about a second. It takes the longest file with
  /// all OS versions and no options.
  package static let madeValues = 300_000
  /// The number of aliases from which a mapping must not have other mappings, lists or aliases as keys. YAML's reader compares
  /// such keys value by value, and aliases of aliases can make them grow without end.
  package static let aliasesBesideKeys = 16
}
