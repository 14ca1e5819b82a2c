/// Why a part of an app is as it is.
public struct PreviewExplanation: Sendable, Equatable {
  /// The id of the part.
  public let target: String
  /// The name of the part for people.
  public let title: String
  /// The sentences, the most important one first.
  public let sentences: [Sentence]

  /// A sentence about one fact.
  public struct Sentence: Sendable, Equatable {
    /// All members of the sentence by their names on the wire.
    public let members: [String: JSON]
    /// The sentence.
    public let text: String
    /// The name of the rule that the sentence tells.
    public let rule: String

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      (text, rule) = (try members.string("text"), try members.string("rule"))
    }
  }

  init(_ members: Members) throws(PreviewError) {
    (target, title) = (try members.string("target"), try members.string("title"))
    sentences = try members.list("sentences", Sentence.init)
  }
}

/// The widths at which a layout flips.
public struct PreviewSweep: Sendable, Equatable {
  /// The ranges of widths, from the narrowest to the widest.
  public let bands: [Band]

  /// The first width of each band after the first one, in points.
  public var flips: [Double] { bands.dropFirst().map(\.widths.lowerBound) }

  /// A range of widths within which none of the facts changes.
  public struct Band: Sendable, Equatable {
    /// The widths, in points.
    public let widths: ClosedRange<Double>
    /// The facts that hold at each of the widths.
    public let facts: [Fact]
    /// The facts that differ from the band before, each with its reason.
    public let changes: [Change]

    init(_ members: Members) throws(PreviewError) {
      let (first, last) = (try members.number("from"), try members.number("to"))
      guard first <= last else { throw .protocolMismatch(path: "\(members.path).to", expected: "no width before the first") }
      widths = first...last
      facts = try members.list("facts", Fact.init)
      changes = try members.list("changes", Change.init)
    }

    /// The value of a fact, such as `split` and `displayMode`, or nil if there is none in the band.
    public func fact(_ target: String, _ name: String) -> JSON? {
      facts.first { $0.target == target && $0.name == name }?.value
    }
  }

  /// A named value of a layout.
  public struct Fact: Sendable, Equatable {
    /// The id of the controller or `window`, and the name of the fact.
    public let target, name: String
    /// The value, or null for one that is not set.
    public let value: JSON

    init(_ members: Members) throws(PreviewError) {
      (target, name) = (try members.string("target"), try members.string("name"))
      value = members.values["value"] ?? .null
    }
  }

  /// A fact that differs between two widths.
  public struct Change: Sendable, Equatable {
    /// All members of the change by their names on the wire.
    public let members: [String: JSON]
    /// The id of the controller or `window`, and the name of the fact.
    public let target, name: String
    /// The reason, if there is one.
    public let because: String?

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      (target, name) = (try members.string("target"), try members.string("name"))
      because = try members.readIfPresent("because", "a string", \.string)
    }
  }

  init(_ members: Members) throws(PreviewError) { bands = try members.list("bands", Band.init) }
}

/// The findings about a preview that some people cannot use.
public struct PreviewAudit: Sendable, Equatable {
  /// The findings, from the narrowest width to the widest.
  public let findings: [Finding]

  /// A part of an app that some people cannot use.
  public struct Finding: Sendable, Equatable {
    /// All members of the finding by their names on the wire.
    public let members: [String: JSON]
    /// The name of the rule, the id of the part, and a sentence.
    public let rule, target, text: String

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      (rule, target, text) = (try members.string("rule"), try members.string("target"), try members.string("text"))
    }
  }

  init(_ members: Members) throws(PreviewError) { findings = try members.list("findings", Finding.init) }
}

/// A preview in each window of a device.
public struct PreviewOverview: Sendable, Equatable {
  /// The windows, first those in portrait.
  public let windows: [Window]

  /// A window of the device, with the facts and the columns of the preview in it.
  public struct Window: Sendable, Equatable {
    /// All members of the window by their names on the wire, such as its `parts`.
    public let members: [String: JSON]
    /// The place of the window on the screen.
    public let arrangement: Arrangement
    /// The orientation: `portrait` or `landscape`.
    public let orientation: Orientation
    /// The size, in points.
    public let size: PreviewScene.Size
    /// The facts of the preview in the window.
    public let facts: [PreviewSweep.Fact]

    init(_ members: Members) throws(PreviewError) {
      self.members = members.values
      (arrangement, orientation) = (try members.word("arrangement"), try members.word("orientation"))
      size = try members.read("size", "a size", PreviewScene.Size.init)
      facts = try members.list("facts", PreviewSweep.Fact.init)
    }
  }

  init(_ members: Members) throws(PreviewError) { windows = try members.list("windows", Window.init) }
}

/// A picture of a scene.
public struct PreviewPicture: Sendable, Equatable {
  /// The picture, as a text.
  public let svg: String
  /// The size, in points.
  public let size: PreviewScene.Size

  init(_ members: Members) throws(PreviewError) {
    svg = try members.string("svg")
    size = try members.read("size", "a size", PreviewScene.Size.init)
  }
}

/// A property that can be set on a controller.
public struct PreviewProperty: Sendable, Equatable {
  /// All members of the property by their names on the wire, such as `values` and `summary`.
  public let members: [String: JSON]
  /// The name in UIKit.
  public let name: String
  /// The kind of its values, such as `choice`, `flag` or `points`.
  public let kind: String
  /// The value, or null for one that is not set.
  public let value: JSON

  init(_ members: Members) throws(PreviewError) {
    self.members = members.values
    (name, kind) = (try members.string("name"), try members.string("kind"))
    value = members.values["value"] ?? .null
  }
}

/// The next row of a list that has a text.
public struct PreviewFoundRow: Sendable, Equatable {
  /// The id of the row, or nil if no row that was looked at has the text.
  public let row: String?
  /// The offset to which a `scroll` brings the row into the visible part, in points; nil without a row, and for a list of which the view model
  /// has all rows.
  public let offset: Double?
  /// The number of rows that were looked at, which is at most 1,000.
  public let searched: Int
  /// The row behind which another search goes on, or nil if no row is left.
  public let rest: String?

  init(_ members: Members) throws(PreviewError) {
    row = try members.readIfPresent("row", "a string", \.string)
    offset = try members.readIfPresent("offset", "a number", \.number)
    searched = try members.integer("searched")
    rest = try members.readIfPresent("after", "a string", \.string)
  }
}
