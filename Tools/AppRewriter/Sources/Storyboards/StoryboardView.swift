extension Storyboard {
  /// A view with what is in it.
  public struct View: Codable, Equatable, Sendable {
    public var id: String
    /// The element's name, such as `label`, `button` and `tableView`.
    public var kind: String
    public var customClass: String?
    public var attributes: [String: String] = [:]
    /// x, y, width and height in points, in the coordinates of the superview.
    public var frame: [Double]?
    /// Such as `widthSizable`, `flexibleMaxX`.
    public var autoresizing: [String] = []
    /// By their keys, such as `backgroundColor` and `textColor`.
    public var colors: [String: Color] = [:]
    public var font: Font?
    /// The titles, images and symbols of a button by its states.
    public var states: [String: [String: String]] = [:]
    /// The attributes of a button's configuration, with its `style`.
    public var configuration: [String: String]?
    /// The titles of a segmented control.
    public var segments: [String] = []
    public var views: [View] = []
    public var constraints: [Constraint] = []
    /// The ids of the layout guides by their keys, such as `safeArea`.
    public var guides: [String: String] = [:]
    /// The sections of a static table.
    public var sections: [Section] = []
    /// The prototypes of a table's or a collection's cells.
    public var prototypes: [View] = []
  }

  /// A section of a static table.
  public struct Section: Codable, Equatable, Sendable {
    public var header: String?
    public var footer: String?
    public var cells: [View] = []
  }

  /// Red, green, blue and alpha from 0 to 1, or the name of a system's or an asset's colour.
  public struct Color: Codable, Equatable, Sendable {
    public var components: [Double]?
    public var name: String?
  }

  /// The font of a text.
  public struct Font: Codable, Equatable, Sendable {
    /// Such as `system`, `boldSystem`, or the name of a text style.
    public var type: String?
    public var style: String?
    public var size: Double?
    public var weight: String?
  }

  /// A constraint between the attributes of two views or guides.
  public struct Constraint: Codable, Equatable, Sendable {
    public var id: String
    /// Nil for the view that has the constraint.
    public var firstItem: String?
    public var firstAttribute: String
    public var secondItem: String?
    public var secondAttribute: String?
    /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
    public var relation = "equal"
    public var constant = 0.0
    public var multiplier = 1.0
    public var priority = 1000.0
  }
}
