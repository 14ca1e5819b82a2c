import PreviewScenes
import SplitKit

/// One thing that UIKit does: a row of the conformance table.
///
/// The rows are data, in the folder `Statements`: a file for each part of the behaviour, a short sentence for what is
/// given, what happens and what follows, where that is known from, and cases that a session is driven through. The
/// numbers 1 to 242 are those of the statements that the engine is held against; ids with a letter are ours.
struct Statement: Sendable {
  /// How certain it is.
  enum Class: String, Sendable, CaseIterable {
    /// Apple says so.
    case documented
    /// UIKit was measured doing it, or a named author saw it.
    case observed
    /// It follows from the others.
    case inferred
    /// Nobody knows; it is what we chose.
    case unmeasured
  }

  /// What stands behind the sentence.
  enum Evidence: Sendable {
    case cases([Case])
    /// A fact that the wire cannot say: a check in Swift, in `EngineChecks`.
    case engine
    /// We do otherwise on purpose: the cases do not hold.
    case diverges(reason: String, [Case])
    /// A later issue brings it.
    case notYet(issue: Int)
  }

  let id: String
  /// The names of the OS profiles for which it is said; empty for any.
  let namedProfiles: [String]
  let given: String
  let when: String
  let then: String
  let sources: [String]
  let grade: Class
  let evidence: Evidence

  /// The profiles in which it is driven: for any, all that the lab has.
  var profiles: [String] {
    guard namedProfiles.isEmpty else { return namedProfiles }
    return Profile.allCases.filter(Preview.lab.profiles.contains).map(\.rawValue)
  }
}

/// What a session is driven through: it is opened, and hears messages.
struct Case: Sendable {
  let steps: [Step]
}

/// The statements about one part of the behaviour.
struct Chapter: Sendable {
  let title: String
  let statements: [Statement]
}
