import SamplePreviews
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

  /// The evidence for the sentence.
  enum Evidence: Sendable {
    case cases([Case])
    /// A fact that the wire cannot say: a check in Swift, in `EngineChecks`.
    case engine
    /// We do otherwise on purpose: the cases, of which there is at least one, do not hold.
    case diverges(reason: String, [Case])
    /// We leave it out on purpose, and no case could show that: a fault of one release, say.
    case notModelled(reason: String)
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
  /// The class in the profile that the sources are about; for others see `grade(in:)`.
  let grade: Class
  /// Whether it is a constant or a name, which is the same in every release: measured once is measured for all.
  let isConstant: Bool
  let evidence: Evidence

  /// The profiles in which it is driven: for any, all that the lab has. A statement about iOS 14 holds for iOS 18 too
  /// (spec/containers.md 301), unless it is about iOS 14 alone.
  var profiles: [String] {
    guard namedProfiles.isEmpty else { return namedProfiles.flatMap(Self.profiles) }
    return Profile.all.filter(Preview.lab.profiles.contains).map(\.id)
  }
}

extension Statement {
  private static func profiles(named name: String) -> [String] {
    switch name {
    case "ios14": ["ios14", "ios18"]
    case "ios14 alone": ["ios14"]
    default: [name]
    }
  }

  /// The grade in a profile. The measurements were made on iOS 26.1 alone, so a statement that has no other source is at
  /// best inferred for an earlier release.
  func grade(in profile: String) -> Class {
    let isMeasuredElsewhere = Set(sources).isSubset(of: Self.measurements) && profile != Self.measuredProfile && !isConstant
    return grade == .observed && isMeasuredElsewhere ? .inferred : grade
  }

  static let measurements: Set = ["M26", "T26", "R26"]
  static let measuredProfile = "ios26"
}

/// The steps that a new session is driven through. The first one opens a scene.
struct Case: Sendable {
  let steps: [Step]
}

/// The statements about one part of the behaviour.
struct Chapter: Sendable {
  let title: String
  let statements: [Statement]
}
