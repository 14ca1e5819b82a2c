internal import SplitKit
import UIKit

/// The commands for keys of the panes on the screen, from the front to the back.
struct ShownKeys {
  private struct Key {
    let id: String
    let controller: String
    let input: String
    let modifiers: Set<String>
  }

  private let keys: [Key]

  init(_ scene: Scene) {
    let models = Dictionary(scene.viewModels.map { ($0.id, $0.content) }) { first, _ in first }
    keys = scene.panes.reversed().filter { $0.isVisible && $0.isInteractive }.flatMap { pane in
      (pane.viewModel.flatMap { models[$0] }?["keys"]?.array ?? []).map { key in
        Key(
          id: key["id"]?.string ?? "", controller: pane.controller, input: key["input"]?.string ?? "",
          modifiers: Set((key["modifiers"]?.array ?? []).compactMap(\.string)))
      }
    }
  }

  /// The id of the first command for some keys, of certain controllers or of any.
  func id(_ input: String, _ modifiers: UIKeyModifierFlags, of controllers: Set<String>?) throws(TestWindowError) -> String {
    let shown = keys.filter { controllers?.contains($0.controller) ?? true }
    guard let key = shown.first(where: { $0.input == input && $0.modifiers == Set(modifiers.keyNames) }) else {
      throw .noElement(
        kind: "key command", name: Self.name(input, modifiers.keyNames), shown: shown.map { Self.name($0.input, $0.modifiers) })
    }
    return key.id
  }

  private static func name(_ input: String, _ modifiers: some Sequence<String>) -> String {
    (modifiers.sorted() + [input]).joined(separator: "-")
  }
}
