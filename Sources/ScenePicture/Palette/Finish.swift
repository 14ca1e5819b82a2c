/// The finish of a version's bars and columns, which its look decides.
enum Finish {
  /// Bars with a gradient and buttons with a border, as on iOS 5.
  case glossy
  /// Flat bars, which the content shines through.
  case flat
  /// Glass that floats over the content.
  case glass

  /// The finish of the look with a name. A look that this table does not have is flat.
  init(look: String) {
    switch look {
    case "ios5": self = .glossy
    case "ios26": self = .glass
    default: self = .flat
    }
  }
}
