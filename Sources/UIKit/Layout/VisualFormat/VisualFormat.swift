import Foundation

/// A line of views as a visual format writes it, such as `H:|-[find]-[field(>=20)]-|`: its views and bars, and what lies between
/// two of them. The names stand for nothing yet.
struct VisualFormat: Equatable {
  /// A thing in the line.
  enum Item: Equatable {
    /// The bar, which is the view around the first view of the line.
    case superview
    /// A view with the demands on its length along the line.
    case view(name: String, [Predicate])
  }

  /// The space between two neighbours.
  enum Connection: Equatable {
    /// They touch.
    case flush
    /// The hyphen alone.
    case standard
    case predicates([Predicate])
  }

  /// A demand on a length: `>=20@500`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    let object: Quantity
    var priority: Quantity?
  }

  /// A number, or the name of a metric or a view.
  enum Quantity: Equatable {
    case number(Double)
    case name(String, position: Int)
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The items, with their places in the format.
  var items: [(item: Item, position: Int)] = []
  /// The space between an item and the next one.
  var connections: [Connection] = []
  /// The number of characters.
  let length: Int

  static func == (one: VisualFormat, other: VisualFormat) -> Bool {
    one.axis == other.axis && one.items.map(\.item) == other.items.map(\.item) && one.connections == other.connections
  }
}

/// A reason why a visual format makes no constraints, and the place in it that is wrong, counted in characters from 0.
struct VisualFormatError: Error, Equatable {
  let reason: String
  let position: Int

  /// UIKit's sentence. Where UIKit draws an arrow below a character, the sentence has the character's number, because a message
  /// that ends a process is one line.
  func message(_ format: String) -> String {
    "Unable to parse constraint format: \(reason), at position \(position) of '\(format)'"
  }
}
