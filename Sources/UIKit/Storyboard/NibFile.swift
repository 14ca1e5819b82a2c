import Foundation

/// A nib as the tool's reader writes it. The names are those of `Nib` in Tools/AppRewriter/Sources/Storyboards.
struct NibFile: Decodable, Sendable {
  let owner: String?
  let views: [StoryboardFile.View]
  let controllers: [StoryboardFile.Controller]
  let outlets: [StoryboardFile.Outlet]
  let actions: [StoryboardFile.Action]
}

extension ClassTable {
  /// The nibs of the app by their names.
  static var nibFiles: [String: NibFile] {
    get { NibStore.files }
    set { NibStore.files = newValue }
  }

  /// Notes the nibs of the app, as the tool has written them. A text of another form ends the program, because the tool and this module
  /// do not belong together then.
  public static func nibs(_ json: String) {
    do {
      nibFiles = try JSONDecoder().decode([String: NibFile].self, from: Data(json.utf8))
    } catch {
      preconditionFailure("The nibs cannot be read: \(error)")
    }
  }
}

@MainActor
private enum NibStore { static var files: [String: NibFile] = [:] }
