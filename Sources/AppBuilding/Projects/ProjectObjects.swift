/// The objects of a project file, which refer to each other by their ids.
package struct ProjectObjects {
  private let objects: [String: PropertyList]
  let project: PropertyList
  /// The folder that has the project.
  let folder: String
  /// The folder of each group and file, by the id.
  private var places: [String: String] = [:]

  package init(_ file: PropertyList, folder: String) throws(AppBuildingError) {
    objects = file["objects"]?.members ?? [:]
    guard let root = file["rootObject"]?.string, let project = objects[root] else {
      throw AppBuildingError("The project has no root object.")
    }
    (self.project, self.folder) = (project, folder)
    if let group = project["mainGroup"]?.string { place(group, below: folder) }
  }

  subscript(_ id: String) -> PropertyList? { objects[id] }

  /// The objects that a member lists by their ids.
  func list(_ object: PropertyList, _ member: String) -> [PropertyList] {
    object[member]?.strings.compactMap { objects[$0] } ?? []
  }

  /// The path of a group or a file.
  func path(_ id: String) -> String? { places[id] }

  /// Gives a group and what it contains their paths. A group is in one other group, so one that was placed before is not looked at again.
  private mutating func place(_ first: String, below folder: String) {
    var waiting = [(first, folder)]
    while let (id, parent) = waiting.popLast() {
      guard places[id] == nil, let object = objects[id] else { continue }
      let path = path(of: object, below: parent)
      places[id] = path
      waiting += (object["children"]?.strings ?? []).reversed().map { ($0, path) }
    }
  }

  private func path(of object: PropertyList, below parent: String) -> String {
    let path = object["path"]?.string ?? ""
    return switch object["sourceTree"]?.string {
    case "SOURCE_ROOT": FilePlace.join(folder, path)
    case "<absolute>": FilePlace.normal(path)
    default: path.isEmpty ? parent : FilePlace.join(parent, path)
    }
  }

  /// The build settings of a target or of the project, in the configuration for debugging.
  func settings(_ object: PropertyList) -> [String: PropertyList] {
    guard let list = object["buildConfigurationList"]?.string.flatMap({ objects[$0] }) else { return [:] }
    let configurations = self.list(list, "buildConfigurations")
    let chosen = configurations.first { $0["name"]?.string == "Debug" } ?? configurations.first
    return chosen?["buildSettings"]?.members ?? [:]
  }
}
