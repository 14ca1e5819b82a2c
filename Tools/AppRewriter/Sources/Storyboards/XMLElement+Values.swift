import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension XMLElement {
  /// A number in an attribute.
  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  /// The four numbers of a `rect`.
  var rect: [Double]? {
    let numbers = ["x", "y", "width", "height"].compactMap(number)
    return numbers.count == 4 ? numbers : nil
  }

  /// The two numbers of a `size`.
  var size: (width: Double, height: Double)? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return (width, height)
  }

  /// The names of the attributes that are `YES`, in alphabetical order.
  var flags: [String] { attributes(except: .common).filter { $0.value == "YES" }.keys.sorted() }

  /// A colour. Grey colours have one number for the three.
  var color: Storyboard.Color {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] ?? self["name"] {
      return .init(components: nil, name: name)
    }
    let grey = number("white")
    let parts = ["red", "green", "blue"].map { number($0) ?? grey ?? 0 }
    return .init(components: parts + [number("alpha") ?? 1], name: nil)
  }

  var font: Storyboard.Font {
    Storyboard.Font(type: self["type"], style: self["style"], size: number("pointSize"), weight: self["weight"])
  }

  var constraint: Storyboard.Constraint? {
    guard let id = self["id"], let first = self["firstAttribute"] else { return nil }
    var result = Storyboard.Constraint(id: id, firstItem: self["firstItem"], firstAttribute: first)
    (result.secondItem, result.secondAttribute) = (self["secondItem"], self["secondAttribute"])
    result.relation = self["relation"] ?? "equal"
    result.constant = number("constant") ?? 0
    result.multiplier = multiplier
    result.priority = number("priority") ?? 1000
    return result
  }

  /// A number, or a ratio such as `16:9`.
  private var multiplier: Double {
    let parts = (self["multiplier"] ?? "1").split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else { return parts.first ?? 1 }
    return parts[0] / parts[1]
  }
}
