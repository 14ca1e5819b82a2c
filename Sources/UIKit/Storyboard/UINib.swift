import Foundation

/// A file with views: `UINib`. The tool reads the file, and the code that it generates hands it over.
@preconcurrency @MainActor
open class UINib: ObjectBase {
  /// A setting of how the objects are made: `UINib.OptionsKey`. No setting has an effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the setting.
    public let rawValue: String
    /// Names a setting.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that stand for placeholders, which nibs here do not have.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name of the file, without its ending.
  let name: String

  /// Opens a nib by its name. Every bundle has all nibs of the app. A nib that the tool has not read gives no objects, and a controller
  /// whose nib it is says so in the log of calls.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Opens the nib in a file's bytes. It gives no objects, because the tool reads the files of nibs, and not what the app has loaded.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = ""
    super.init()
  }

  /// The contents, or nil for an unknown name.
  var file: NibFile? { ClassTable.nibFiles[name] }

  /// Makes the objects anew, connects them with each other and with the owner, and calls `awakeFromNib()` of each view and controller.
  /// The result has the views on the top level and then the controllers, in the order of the file.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    make(withOwner: ownerOrNil.map { $0 as AnyObject })
  }

  /// Makes the objects.
  ///
  /// - Parameter identifier: The name by which a list knows a cell that the nib gives none.
  func make(withOwner owner: AnyObject?, identifier: String? = nil) -> [AnyObject] {
    guard let file else { return [] }
    var objects = StoryboardObjects()
    if let id = file.owner, let owner { objects[id] = owner }
    let maker = StoryboardViews(nil, identifier: identifier)
    let views = file.views.map { maker.make($0, into: &objects) }
    let controllers = UIStoryboard.controllers(ofNib: file)
    for (id, controller) in controllers { objects[id] = controller }
    for outlet in file.outlets { StoryboardConnections.connect(outlet, in: objects) }
    for action in file.actions { StoryboardConnections.connect(action, in: objects) }
    for view in views { StoryboardViews.awake(view) }
    return views + controllers.map(\.controller)
  }
}

extension Bundle {
  /// Makes the objects of a nib of the app, as `UINib.instantiate(withOwner:options:)` does. Nil for a name that the tool has not read.
  /// Every bundle has all nibs of the app.
  @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.file == nil ? nil : nib.instantiate(withOwner: owner, options: options)
  }
}
