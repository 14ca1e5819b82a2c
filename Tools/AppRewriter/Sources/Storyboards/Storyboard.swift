/// A storyboard, in the words of the file. The module UIKit makes its controllers of it.
public struct Storyboard: Codable, Equatable, Sendable {
  /// The id of the controller that the storyboard begins with.
  public var initial: String?
  /// The controllers, in the order of the file.
  public var controllers: [Controller] = []
}

extension Storyboard {
  /// A view controller of a scene.
  public struct Controller: Codable, Equatable, Sendable {
    public var id: String
    /// The element's name, such as `tableViewController`, or `viewControllerPlaceholder` for a reference to another storyboard.
    public var kind: String
    /// The app's own class, without its module.
    public var customClass: String?
    /// The storyboard identifier.
    public var identifier: String?
    /// The attributes of the element, such as `title`, `style` and `storyboardName`.
    public var attributes: [String: String] = [:]
    /// The look of the bar of a navigation controller.
    public var navigationBar: BarLook?
    public var navigationItem: NavigationItem?
    public var tabBarItem: BarItem?
    public var toolbarItems: [BarItem] = []
    public var view: View?
    /// The outlets whose owner is this controller or an object in its scene.
    public var outlets: [Outlet] = []
    public var actions: [Action] = []
    public var segues: [Segue] = []
  }

  /// The look of a bar, or one of the appearances of a bar.
  public struct BarLook: Codable, Equatable, Sendable {
    /// Such as `barStyle` and `translucent`.
    public var attributes: [String: String] = [:]
    /// Such as `barTintColor` and `backgroundColor`.
    public var colors: [String: Color] = [:]
    /// The letters of `titleTextAttributes` and `largeTitleTextAttributes`.
    public var texts: [String: TextLook] = [:]
    /// Such as `standardAppearance` and `scrollEdgeAppearance`.
    public var appearances: [String: BarLook] = [:]
  }

  /// The letters of a text in a bar.
  public struct TextLook: Codable, Equatable, Sendable {
    public var color: Color?
    public var font: Font?
  }

  /// The item of a controller in the bar of its navigation controller.
  public struct NavigationItem: Codable, Equatable, Sendable {
    public var id: String
    public var attributes: [String: String] = [:]
    public var left: [BarItem] = []
    public var right: [BarItem] = []
    public var back: BarItem?
    public var titleView: View?
  }

  /// An item of a bar.
  public struct BarItem: Codable, Equatable, Sendable {
    public var id: String
    public var customClass: String?
    /// Such as `title`, `image`, `systemItem` and `style`.
    public var attributes: [String: String] = [:]
  }

  /// A property that refers to another object.
  public struct Outlet: Codable, Equatable, Sendable {
    /// The id of the object that has the property.
    public var from: String
    public var property: String
    public var destination: String
    /// Whether the property is a list of objects.
    public var isCollection = false
  }

  /// A message that a control or a bar item sends.
  public struct Action: Codable, Equatable, Sendable {
    /// The id of the object that sends it.
    public var from: String
    /// The name, with a colon for each parameter.
    public var selector: String
    public var destination: String
    /// The event of a control, such as `touchUpInside`.
    public var event: String?
  }

  /// A way from one controller to another.
  public struct Segue: Codable, Equatable, Sendable {
    public var id: String
    /// The id of the element that begins it, or that of the controller.
    public var from: String
    /// Such as `relationship`, `show`, `showDetail`, `presentation`, `embed` and `unwind`.
    public var kind: String
    /// The id of a controller, or that of the scene's exit.
    public var destination: String
    public var identifier: String?
    /// The relationship, such as `rootViewController`.
    public var relationship: String?
    /// The method to which an unwind segue goes back, with its colon.
    public var unwindAction: String?
    public var customClass: String?
    /// Such as `modalPresentationStyle` and `animates`.
    public var attributes: [String: String] = [:]
  }
}
