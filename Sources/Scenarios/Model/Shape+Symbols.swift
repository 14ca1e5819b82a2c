import Spelling
import SplitKit

extension Shape where Output == String {
  /// The name of an SF Symbol that we have drawn. Apple has thousands, so an error names the nearest ones.
  static let symbol = Shape(
    schema: { definitions in definitions.reference(to: "Symbol") { _ in ["enum": .array(SymbolNames.all.map(Value.string))] } },
    read: { (node) throws(SourceError) in
      let name = try Shape.text.read(node)
      guard SymbolNames.all.contains(name) else {
        let near = nearestWords(to: name, in: SymbolNames.all, count: 3).listed(by: "and")
        throw SourceError(
          at: node.mark,
          "There is no drawing of a symbol \(name) here. The nearest of the \(SymbolNames.all.count) that there are: \(near).")
      }
      return name
    })
}
