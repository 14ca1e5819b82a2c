/// The look of an OS version: the rules for an app's content, and the numbers that the page draws with.
///
/// All lengths are in points. The file of each version, beside this one, has the values. A number is by eye unless the file
/// names its source. The page gets the look once, in the member `look` of a scene.
package struct SystemLook: Sendable {
  /// The name of the page's style sheet, `styles/looks/<name>.css`. Versions that look alike share one.
  package let name: String
  package let systemItems: SystemItems
  package let lists: ListSpacing
  package let corners: CornerRadii
  /// How far a popover's frame stands out around its content.
  package let popoverFrame: Double
  /// How much of the window shows at each side of what a card on a phone has pushed back; nil where it pushes nothing.
  package let cardMargin: Double?
}

/// The way in which a bar shows the system's own items, such as Done, Cancel and Send.
package enum SystemItems: Sendable { case words, signs }

/// The room that the rows of a list have.
package enum ListSpacing: Sendable { case usual, roomy }

/// How round the corners of what lies over other things are.
package struct CornerRadii: Sendable {
  /// The radius of a column that floats.
  package let floating: Double
  package let pageSheet: Double
  package let formSheet: Double
  /// The radius of the upper corners of a sheet that is as wide as the window.
  package let card: Double
  package let popover: Double
}
