/// The ids of controllers. The wire and the log identify a controller by its id.
extension Application {
  /// A controller that has an id, for as long as it exists.
  struct Named {
    weak var controller: AnyObject?
    /// The number of controllers that were made before this one.
    let order: Int
  }

  /// The controllers that exist, in the order in which they were made.
  var controllers: [AnyObject] {
    named.values.sorted { $0.order < $1.order }.compactMap(\.controller)
  }

  /// The controller with an id, in a tree or in none. The result is nil if there is none.
  package func controller(_ id: String) -> AnyObject? { named[id]?.controller }

  /// The id for a new controller: the one that the app asks for if it can have that, else another one.
  func checkedID(_ id: String?) -> String {
    guard let id else { return newID(from: "controller") }
    guard let sentence = objection(to: id) else { return id }
    report(sentence)
    return newID(from: isPossible(id) ? id : "controller")
  }

  /// The number of controllers. Some of them may be gone already.
  package var controllerCount: Int { named.count }

  /// Keeps a controller's id from being given again while the controller exists. A scene lists the controllers that are in
  /// no tree, so it has to be read again.
  func note(_ controller: AnyObject, id: String) {
    if named.count >= 2 * liveNames {
      named = named.filter { $0.value.controller != nil }
      liveNames = max(named.count, Self.fewNames)
    }
    named[id] = Named(controller: controller, order: controllersMade)
    controllersMade += 1
    noteUpdate()
  }

  /// Logs a mistake of the app's author. A preview that makes one while it is made does not open.
  package func report(_ sentence: String) {
    mistake = mistake ?? sentence
    raise(sentence, receiver: "application")
  }

  private func isPossible(_ id: String) -> Bool { (1...Self.longestID).contains(id.utf8.count) }

  private func objection(to id: String) -> String? {
    guard isPossible(id) else {
      return "The id of a view controller has 1 to \(Self.longestID) bytes; \"\(id.prefix(Self.longestID))\" has \(id.utf8.count)"
    }
    return named[id]?.controller == nil ? nil : "There is a view controller with the id \(id) already"
  }

  private func newID(from id: String) -> String {
    let stem = String(id.unicodeScalars.prefix(Self.longestID / 8))
    repeat { idsMade += 1 } while named["\(stem)-\(idsMade)"]?.controller != nil
    return "\(stem)-\(idsMade)"
  }

  /// The greatest length of an id, in bytes of UTF-8.
  private static var longestID: Int { 64 }
  /// The smallest value of `liveNames`. Ids of deallocated controllers are removed when twice as many ids are stored.
  static var fewNames: Int { 64 }
}
