/// An error in a scenario file. It says where the file is wrong, and what would be right.
package struct ScenarioError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, as the user named it.
  package let file: String
  /// The place in the file, or nil if the error is about all of it.
  package let mark: SourceMark?
  /// Sentences that say what is wrong and what would be right.
  package let message: String
  /// Further errors that were found with this one, in the order of their places, which have none themselves.
  package let others: [ScenarioError]

  /// Creates an error at a place of a file.
  package init(in file: String, at mark: SourceMark?, _ message: String) {
    (self.file, self.mark, self.message, others) = (file, mark, message, [])
  }

  /// Creates the errors of a file from their places and sentences, or returns nil if there are none.
  package init?(in file: String, _ errors: [(mark: SourceMark, message: String)]) {
    guard let first = errors.first else { return nil }
    (self.file, mark, message) = (file, first.mark, first.message)
    others = errors.dropFirst().map { ScenarioError(in: file, at: $0.mark, $0.message) }
  }

  /// Creates the errors of a file.
  init(in file: String, _ error: SourceError) {
    (self.file, mark, message) = (file, error.mark, error.message)
    others = error.others.map { ScenarioError(in: file, at: $0.mark, $0.message) }
  }

  /// This error and the others.
  package var all: [ScenarioError] { [self] + others }

  /// The file, and the line and the column if they are known: `mail.yaml:12:7`.
  package var place: String { file + (mark.map { ":\($0.line):\($0.column)" } ?? "") }

  /// The errors as compilers write theirs, one a line, so that editors and terminals find the place: `mail.yaml:12:7: error: …`.
  package var description: String {
    (["\(place): error: \(message)"] + others.map(\.description)).joined(separator: "\n")
  }
}

/// An error at a place, before the name of the file is known.
package struct SourceError: Error, Equatable {
  package let mark: SourceMark?
  package let message: String
  /// Further errors that were found with this one, in the order of their places, which have none themselves.
  package private(set) var others: [SourceError] = []
  /// Whether an OS version may lack what the file says here. A file that names no versions loses such a version.
  private(set) var mayBeOfVersion = false

  /// Creates an error at a place. Without one, it is about the whole text.
  ///
  /// A message that repeats a long text of the file, or many of its names, is cut.
  package init(at mark: SourceMark?, _ message: String) {
    self.mark = mark
    let start = String(String.UnicodeScalarView(message.unicodeScalars.prefix(Self.longest / 4)))
    self.message = message.utf8.count <= Self.longest ? message : "\(start) …"
  }

  /// The error as one about something that an OS version may lack.
  var ofVersion: SourceError {
    var error = self
    error.mayBeOfVersion = true
    return error
  }

  /// The greatest number of errors of a file that are told. More of them rarely help, because many follow from one mistake.
  package static let most = 10

  /// The first of several errors, with the others in the order of their places, or nil without any.
  static func all(_ errors: [SourceError]) -> SourceError? {
    let flat = errors.flatMap { error -> [SourceError] in
      var first = error
      first.others = []
      return [first] + error.others
    }
    let sorted = flat.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    guard var first = sorted.first else { return nil }
    for error in sorted.dropFirst() where error != sorted[0] && !first.others.contains(error) && first.others.count < most - 1 {
      first.others.append(error)
    }
    return first
  }

  /// A number that grows with the place. Errors about all of the file come first.
  private var order: Int { mark.map { $0.line << 32 + $0.column } ?? 0 }

  /// The greatest length of a message in bytes of UTF-8, of which a Unicode scalar has at most four.
  private static let longest = 2000
}

/// The errors of the parts of a value, which are all read before the first one is thrown.
struct ErrorList {
  private(set) var errors: [SourceError] = []

  /// Whether no further error is noted. A file can have thousands of wrong values, and a sentence about each of them takes time.
  var isFull: Bool { errors.count >= SourceError.most }

  /// Calls a function. Returns its result, or nil if it throws, and notes the error.
  mutating func noting<Part>(_ read: () throws(SourceError) -> Part) -> Part? {
    do throws(SourceError) {
      return try read()
    } catch {
      note(error)
      return nil
    }
  }

  /// Notes an error.
  mutating func note(_ error: SourceError) {
    if !isFull { errors.append(error) }
  }

  /// Throws the noted errors, if there are any.
  func check() throws(SourceError) {
    if let error = SourceError.all(errors) { throw error }
  }
}
