/// The line above the title of a navigation bar: the prompt.
package enum PromptLine {
  /// The height that a prompt adds to a bar, in points (general knowledge: a bar of 44 with a prompt is 74 high; unmeasured for
  /// other bars, and on iOS 26).
  package static let height: Double = 30
}
