import Foundation
internal import SplitKit

/// A sign or control at an end of a row: `UICellAccessory`.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  private let displayed: DisplayedState
  private let change: (inout RowContent) -> Void
  let isOutline: Bool
  let outlineStyle: OutlineDisclosureOptions.Style
  /// The view of the app, or nil for an accessory of the system.
  private(set) var custom: CustomViewConfiguration?
  /// The kind, which tells accessories apart.
  public let accessoryType: AccessoryType

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, outline: OutlineDisclosureOptions.Style? = nil,
    _ change: @escaping (inout RowContent) -> Void
  ) {
    (accessoryType, self.displayed, self.change, isOutline) = (type, displayed, change, outline != nil)
    outlineStyle = outline ?? .automatic
  }

  /// Whether the accessory is a control at the start of a row that is edited.
  var isEditingControl: Bool { [.delete, .insert, .multiselect].contains(accessoryType) }

  func isShown(whileEditing isEditing: Bool) -> Bool { displayed == .always || (displayed == .whenEditing) == isEditing }
  func apply(to row: inout RowContent) { change(&row) }

  /// A sign that the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed) { if options.isHidden != true { $0.accessory = "disclosureIndicator" } }
  }
  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed) { if options.isHidden != true { $0.accessory = "checkmark" } }
  }
  /// A sign that shows what is below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, outline: options.style) { _ in } }
  /// A button for details, since iOS 15. A touch runs the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed) { row in
      guard options.isHidden != true else { return }
      row.accessory = "detailButton"
      row.accessoryAction = actionHandler
    }
  }
  /// The control that deletes. A touch runs the handler; without one it does nothing, because the collection has none either.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed) { row in
      guard options.isHidden != true else { return }
      (row.editing, row.editingAction) = ("delete", actionHandler)
    }
  }
  /// The control that inserts. A touch runs the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed) { row in
      guard options.isHidden != true else { return }
      (row.editing, row.editingAction) = ("insert", actionHandler)
    }
  }
  /// The control that moves. It is kept and not drawn.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed) { _ in } }
  /// The control that selects while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) { if $0.editing == nil { $0.editing = "select" } } }
  /// Words at the end of the row.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label, displayed) { if options.isHidden != true { $0.value = text } } }
  /// A button with a menu, since iOS 17. The words of its chosen element are drawn, and a touch does nothing.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, displayed) { row in
      guard options.isHidden != true else { return }
      row.value = menu.selectedElements.first?.title ?? menu.children.first?.title
    }
  }
  /// A view of the app at an end of the row.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(.customView, configuration.placement.displayed) { _ in }
    guard !configuration.isHidden else { return accessory }
    accessory.custom = configuration
    return accessory
  }
}

/// The kinds and options of accessories. Widths and colours are kept.
extension UICellAccessory {
  /// The kinds of accessories.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, outlineDisclosure, detail, delete, insert, reorder, multiselect, label, popUpMenu
    case customView
  }

  /// The width that an accessory takes. It is kept.
  public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }

  /// Options of an accessory: whether it is hidden, its width and its colour.
  public struct AccessoryOptions: Hashable, Sendable {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// Kept, without an effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// Kept, without an effect.
    public var tintColor: UIColor?
    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// Options of a sign that leads to another screen.
  public typealias DisclosureIndicatorOptions = AccessoryOptions
  /// Options of a mark.
  public typealias CheckmarkOptions = AccessoryOptions
  /// Options of a button for details.
  public typealias DetailOptions = AccessoryOptions
  /// Options of a button with a menu.
  public typealias PopUpMenuOptions = AccessoryOptions

  /// Options of the control that deletes.
  public struct DeleteOptions: Hashable, Sendable {
    /// Whether the control is hidden.
    public var isHidden: Bool?
    /// Kept, without an effect.
    public var backgroundColor: UIColor?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) { (self.isHidden, self.backgroundColor) = (isHidden, backgroundColor) }
  }
  /// Options of the control that inserts.
  public typealias InsertOptions = DeleteOptions
  /// Options of the control that selects.
  public typealias MultiselectOptions = DeleteOptions

  /// Options of the control that moves.
  public struct ReorderOptions: Hashable, Sendable {
    /// Kept, without an effect.
    public var showsVerticalSeparator: Bool?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) { self.showsVerticalSeparator = showsVerticalSeparator }
  }

  /// Options of words at the end of a row.
  public struct LabelOptions: Hashable, Sendable {
    /// Whether the words are hidden.
    public var isHidden: Bool?
    /// Kept, without an effect.
    public var font: UIFont?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) { (self.isHidden, self.font) = (isHidden, font) }
  }

  /// Options of a sign that shows what is below a row.
  public struct OutlineDisclosureOptions: Hashable, Sendable {
    /// The part of the row that opens it.
    public enum Style: Int, Sendable { case automatic, header, cell }
    /// The part of the row that opens it.
    public var style: Style
    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { self.style = style }
  }

  /// A view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The end of the row.
    public let placement: Placement
    /// Whether the view is hidden.
    public var isHidden: Bool
    /// Kept, without an effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// Kept, without an effect.
    public var tintColor: UIColor?
    /// Kept, without an effect.
    public var maintainsFixedSize: Bool
    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The end of the row at which an accessory stands, and its place among the others there, which is kept.
  public enum Placement {
    /// The place among the accessories at an end.
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    var leads: Bool { if case .leading = self { true } else { false } }
    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }
}
