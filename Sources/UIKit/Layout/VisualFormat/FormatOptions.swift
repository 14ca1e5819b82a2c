extension NSLayoutConstraint {
  /// Options of a visual format: `NSLayoutConstraint.FormatOptions`, with UIKit's raw values.
  ///
  /// An alignment is an edge across the line: `.alignAllTop` belongs to a line with `H:`, and `.alignAllLeft` to one with `V:`. The
  /// other way round, UIKit raises an exception.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates options from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles from left to right are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles from top to bottom are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines of text are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines of text are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// A line with `H:` begins at the leading edge. It is the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// A line with `H:` begins at the left in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A line with `H:` begins at the right in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spaces of a line with `V:` are from the bottom of a view to the top of the next one. It is the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Spaces of a line with `V:` are from the last baseline of a view to the first one of the next. A space to the superview is
    /// to its edge (inferred).
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All ways to measure spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The edges that all views of a line share, in the order of UIKit's raw values.
    var alignments: [Attribute] {
      let edges: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return edges.filter { contains($0.0) }.map(\.1)
    }
  }
}
