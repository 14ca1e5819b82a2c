/// The width of a side column in points, with the rule that decided it.
///
/// The rules for widths change such a width step by step, so that the reason cannot differ from the width.
package struct ReasonedWidth: Equatable {
  /// The origin of the width that the column would have without limits.
  package enum Wish: Equatable {
    /// Nobody asks for a width. The version has one for the column.
    case automatic
    /// Nobody asks for a width. The version takes a part of the split's width.
    case part(Double, of: Double)
    /// The app prefers a width in points.
    case points
    /// The app prefers a fraction of the split's width.
    case fraction(Double, of: Double)
    /// The user has dragged the column to the width.
    case dragged
  }

  /// The rule that last changed the width.
  package enum Limit: Equatable {
    case minimum
    case maximum
    /// The secondary keeps its least width.
    case secondary(Double)
    /// The width is what three columns leave.
    case threeColumns
    /// The width is what a supplementary that lies over the secondary leaves.
    case supplementary
    /// The column fits into the split.
    case split
  }

  private var wish: Wish
  private var wanted: Double
  private var limit: Limit?
  /// The width in points.
  package private(set) var value: Double

  package init(_ wanted: Double, _ wish: Wish) {
    self.wish = wish
    self.wanted = wanted
    value = wanted
  }
}

extension ReasonedWidth {
  /// Raises the width to a least one.
  mutating func raise(to least: Double, _ limit: Limit = .minimum) {
    if value < least { (value, self.limit) = (least, limit) }
  }

  /// Lowers the width to a greatest one.
  mutating func lower(to greatest: Double, _ limit: Limit = .maximum) {
    if value > greatest { (value, self.limit) = (greatest, limit) }
  }

  /// Lowers the width to a room, but not below a least width.
  mutating func lower(to room: Double, _ limit: Limit, least: Double) {
    room < least ? lower(to: least, .minimum) : lower(to: room, limit)
  }

  /// The width on the pixel grid.
  ///
  /// A part of the split's width for which nobody asks, and which is held to the greatest width, is the same width in every
  /// wide split. Its reason is then the same too, because nearly every resize of such a split would otherwise write it anew.
  func rounded(on grid: PixelGrid) -> ReasonedWidth {
    var rounded = self
    rounded.value = grid.round(value)
    if limit == .maximum, case .part(let part, _) = wish {
      (rounded.wish, rounded.wanted) = (.part(part, of: .infinity), .infinity)
    }
    return rounded
  }
}

extension ReasonedWidth {
  /// The reason: the word of the rule that decided, and the figures (spec/containers.md 8.4; the words after the first
  /// one are ours).
  package var sentence: String {
    guard let limit else { return SplitRules.sentence(wishWord, ": ", wishText(value)) }
    return SplitRules.sentence(
      limit.word, ": ", wishText(wanted), value > wanted ? ", raised to " : ", held to ", shortest(value), limit.purpose)
  }

  private var wishWord: String {
    switch wish {
    case .automatic, .part: "automatic"
    case .points: "points"
    case .fraction: "fraction"
    case .dragged: "dragged"
    }
  }

  private func wishText(_ width: Double) -> String {
    switch wish {
    case .automatic, .points, .dragged: shortest(width)
    case .part(let part, .infinity): SplitRules.sentence(shortest(part), " of the split's width")
    case .part(let part, let whole), .fraction(let part, let whole):
      SplitRules.sentence(shortest(part), " of ", shortest(whole), " is ", shortest(width))
    }
  }
}

extension ReasonedWidth {
  /// The rule that decided.
  package var rule: Rule { limit?.rule ?? wish.rule }

  /// The reason as the end of a sentence, after "because".
  package var clause: String { limit.map { "\(wishClause), \(limitClause($0))" } ?? wishClause }

  private var wishClause: String {
    switch wish {
    case .automatic: "the app sets no width, and the system's default is \(shortest(wanted))"
    case .part(let part, .infinity):
      "the app sets no width, and the system's default is \(shortest(part)) of the split view's width"
    case .part(let part, let whole):
      "the app sets no width, and the system's default is \(shortest(part)) of \(shortest(whole)), which is \(shortest(wanted))"
    case .points: "the app asks for \(shortest(wanted)) points"
    case .fraction(let part, let whole):
      "the app asks for \(shortest(part)) of \(shortest(whole)), which is \(shortest(wanted))"
    case .dragged: "the user has dragged the column to \(shortest(wanted))"
    }
  }

  private func limitClause(_ limit: Limit) -> String {
    let value = shortest(value)
    return switch limit {
    case .minimum: "but the least width is \(value)"
    case .maximum: "but the greatest width is \(value)"
    case .secondary(let least): "but the secondary keeps \(shortest(least)), which leaves \(value)"
    case .threeColumns: "but three columns side by side leave \(value)"
    case .supplementary: "but the supplementary leaves \(value)"
    case .split: "but the split view leaves \(value)"
    }
  }
}

extension ReasonedWidth.Wish {
  fileprivate var rule: Rule {
    switch self {
    case .automatic: .automaticWidth
    case .part: .partOfWidth
    case .points: .preferredPoints
    case .fraction: .preferredFraction
    case .dragged: .draggedWidth
    }
  }
}

extension ReasonedWidth.Limit {
  fileprivate var rule: Rule {
    switch self {
    case .minimum: .minimumWidth
    case .maximum: .maximumWidth
    case .secondary: .keepsSecondary
    case .threeColumns: .threeColumnsGrow
    case .supplementary: .supplementaryGrows
    case .split: .widthOfSplit
    }
  }
}

extension ReasonedWidth.Limit {
  fileprivate var word: String {
    switch self {
    case .minimum: "minimum"
    case .maximum, .split: "maximum"
    case .secondary: "secondary"
    case .threeColumns, .supplementary: "grown"
    }
  }

  /// The purpose of the limit, as the end of the sentence.
  fileprivate var purpose: String {
    switch self {
    case .minimum, .maximum: ""
    case .secondary(let least): sentence(", so that the secondary keeps ", shortest(least))
    case .threeColumns: ", what three columns leave"
    case .supplementary: ", what the supplementary leaves"
    case .split: ", the room in the split"
    }
  }
}

/// The widths of the two side columns, each with its reason.
package struct ReasonedWidths: Equatable {
  package var primary: ReasonedWidth
  /// The width of the supplementary, or nil if the split has none.
  package var supplementary: ReasonedWidth?

  /// The widths alone.
  package var values: SideColumnWidths {
    SideColumnWidths(primary: primary.value, supplementary: supplementary?.value ?? 0)
  }

  func rounded(on grid: PixelGrid) -> ReasonedWidths {
    ReasonedWidths(primary: primary.rounded(on: grid), supplementary: supplementary?.rounded(on: grid))
  }
}
