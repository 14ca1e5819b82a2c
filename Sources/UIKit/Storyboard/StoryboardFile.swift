import Foundation

/// A storyboard as the tool's reader writes it. The names are those of `Storyboard` in Tools/AppRewriter/Sources/Storyboards.
struct StoryboardFile: Decodable, Sendable {
  struct Controller: Decodable, Sendable {
    let id: String
    let kind: String
    let customClass: String?
    let identifier: String?
    let attributes: [String: String]
    let navigationBar: BarLook?
    let navigationItem: NavigationItem?
    let tabBarItem: BarItem?
    let toolbarItems: [BarItem]
    let view: View?
    let outlets: [Outlet]
    let actions: [Action]
    let segues: [Segue]
  }

  struct BarLook: Decodable, Sendable {
    let attributes: [String: String]
    let colors: [String: Color]
    let texts: [String: TextLook]
    let appearances: [String: BarLook]
  }

  struct TextLook: Decodable, Sendable {
    let color: Color?
    let font: Font?
  }

  struct NavigationItem: Decodable, Sendable {
    let id: String
    let attributes: [String: String]
    let left: [BarItem]
    let right: [BarItem]
    let back: BarItem?
  }

  struct BarItem: Decodable, Sendable {
    let id: String
    let attributes: [String: String]
  }

  struct Outlet: Decodable, Sendable {
    let from: String
    let property: String
    let destination: String
  }

  struct Action: Decodable, Sendable {
    let from: String
    let selector: String
    let destination: String
    let event: String?
  }

  struct Segue: Decodable, Sendable {
    let from: String
    let kind: String
    let destination: String
    let identifier: String?
    let relationship: String?
    let unwindAction: String?
    let customClass: String?
    let attributes: [String: String]
  }

  struct View: Decodable, Sendable {
    let id: String
    let kind: String
    let customClass: String?
    let attributes: [String: String]
    let frame: [Double]?
    let autoresizing: [String]
    let colors: [String: Color]
    let font: Font?
    let states: [String: [String: String]]
    let configuration: [String: String]?
    let segments: [String]
    let views: [View]
    let constraints: [Constraint]
    let guides: [String: String]
    let sections: [Section]
    let prototypes: [View]
  }

  struct Section: Decodable, Sendable {
    let header: String?
    let footer: String?
    let cells: [View]
  }

  struct Color: Decodable, Sendable {
    let components: [Double]?
    let name: String?
  }

  struct Font: Decodable, Sendable {
    let type: String?
    let style: String?
    let size: Double?
    let weight: String?
  }

  struct Constraint: Decodable, Sendable {
    let id: String
    let firstItem: String?
    let firstAttribute: String
    let secondItem: String?
    let secondAttribute: String?
    let relation: String
    let constant: Double
    let multiplier: Double
    let priority: Double
  }

  let initial: String?
  let controllers: [Controller]

  func controller(_ id: String) -> Controller? { controllers.first { $0.id == id } }
}

extension ClassTable {
  /// The storyboards of the app by their names.
  static var storyboardFiles: [String: StoryboardFile] {
    get { StoryboardStore.files }
    set { StoryboardStore.files = newValue }
  }

  /// Notes the storyboards of the app, as the tool has written them. A text of another form ends the program, because the tool and this
  /// module do not belong together then.
  public static func storyboards(_ json: String) {
    do {
      storyboardFiles = try JSONDecoder().decode([String: StoryboardFile].self, from: Data(json.utf8))
    } catch {
      preconditionFailure("The storyboards cannot be read: \(error)")
    }
  }
}

@MainActor
private enum StoryboardStore { static var files: [String: StoryboardFile] = [:] }
