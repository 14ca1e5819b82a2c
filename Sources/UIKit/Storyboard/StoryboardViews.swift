import Foundation
internal import SplitKit

/// Makes the views that a storyboard has drawn. A view of an unknown kind is an empty one.
@MainActor
struct StoryboardViews {
  private let scene: StoryboardScene?
  /// The name by which a list knows a cell of a nib.
  let identifier: String?

  /// - Parameter scene: The scene that the views belong to, or nil for those of a nib.
  init(_ scene: StoryboardScene?, identifier: String? = nil) { (self.scene, self.identifier) = (scene, identifier) }

  /// Makes a view with all that is in it, and its constraints.
  func make(_ node: StoryboardFile.View, into objects: inout StoryboardObjects) -> UIView {
    let view = tree(node, into: &objects)
    constrain(node, &objects)
    return view
  }

  private func tree(_ node: StoryboardFile.View, into objects: inout StoryboardObjects) -> UIView {
    if node.kind == "tableViewCell" { return StoryboardCells(self).make(node, into: &objects) }
    let view = object(node)
    objects[node.id] = view
    read(node, view)
    if let collection = view as? UICollectionView { scene?.fill(collection, node) }
    let holder = (view as? UICollectionViewCell)?.contentView ?? view
    if let id = node.attributes["contentViewID"] { objects[id] = holder }
    let parts = node.views.map { tree($0, into: &objects) }
    for (part, key) in zip(parts, node.views.map { $0.attributes["key"] }) { Self.place(part, key, in: holder) }
    for (kind, id) in node.guides {
      objects[id] = kind.lowercased().contains("margin") ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
    }
    return view
  }

  private static func place(_ part: UIView, _ key: String?, in holder: UIView) {
    switch (holder, key) {
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = part
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = part
    case (let stack as UIStackView, _): stack.addArrangedSubview(part)
    default: holder.addSubview(part)
    }
  }

  /// Tells a view and all in it that they and their outlets are there, the innermost first.
  static func awake(_ view: UIView) {
    for part in view.subviews { awake(part) }
    view.awakeFromNib()
  }

  private func object(_ node: StoryboardFile.View) -> UIView {
    let frame = Self.rect(node.frame)
    if let type = node.customClass.flatMap(ClassTable.type(named:)), let view = ClassTable.makeView(type, frame: frame) {
      return view
    }
    switch node.kind {
    case "label": return UILabel(frame: frame)
    case "button": return UIButton(type: node.attributes["buttonType"] == "custom" ? .custom : .system)
    case "imageView": return UIImageView(frame: frame)
    case "textField": return UITextField(frame: frame)
    case "textView": return UITextView(frame: frame)
    case "switch": return UISwitch(frame: frame)
    case "slider": return UISlider(frame: frame)
    case "stepper": return UIStepper(frame: frame)
    case "segmentedControl": return UISegmentedControl(items: node.segments)
    case "stackView": return UIStackView(frame: frame)
    case "scrollView": return UIScrollView(frame: frame)
    case "activityIndicatorView": return UIActivityIndicatorView(frame: frame)
    case "progressView": return UIProgressView(frame: frame)
    case "searchBar": return UISearchBar(frame: frame)
    case "toolbar": return UIToolbar(frame: frame)
    case "pageControl": return UIPageControl(frame: frame)
    case "datePicker": return UIDatePicker(frame: frame)
    case "pickerView": return UIPickerView(frame: frame)
    case "tableView": return table(node, frame)
    case "collectionView": return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    case "collectionViewCell": return UICollectionViewCell(frame: frame)
    case "collectionReusableView": return UICollectionReusableView(frame: frame)
    default: return UIView(frame: frame)
    }
  }

  private func table(_ node: StoryboardFile.View, _ frame: CGRect) -> UITableView {
    let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    let table = UITableView(frame: frame, style: node.attributes["style"].flatMap { styles[$0] } ?? .plain)
    if let height = node.attributes["rowHeight"].flatMap(Double.init), height > 0 { table.rowHeight = height }
    scene?.fill(table, node)
    return table
  }

  /// Reads what a storyboard says of every view, and of some kinds.
  func read(_ node: StoryboardFile.View, _ view: UIView) {
    if let frame = node.frame { view.frame = Self.rect(frame) }
    view.autoresizingMask = Self.mask(node.autoresizing)
    if node.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.isHidden = node.attributes["hidden"] == "YES"
    view.tag = node.attributes["tag"].flatMap(Int.init) ?? 0
    if let alpha = node.attributes["alpha"].flatMap(Double.init) { view.alpha = alpha }
    if node.attributes["userInteractionEnabled"] == "NO" { view.isUserInteractionEnabled = false }
    if let color = Self.color(node.colors["backgroundColor"]) { view.backgroundColor = color }
    if let color = Self.color(node.colors["tintColor"]) { view.tintColor = color }
    readText(node, view)
    readControl(node, view)
    if let stack = view as? UIStackView { readStack(node.attributes, stack) }
    if let image = view as? UIImageView { image.image = Self.image(node.attributes) }
  }

  private func readText(_ node: StoryboardFile.View, _ view: UIView) {
    let (text, font, color) = (node.attributes["text"], Self.font(node.font), Self.color(node.colors["textColor"]))
    if let label = view as? UILabel {
      label.text = text
      label.textAlignment = Self.alignment(node.attributes["textAlignment"])
      label.numberOfLines = node.attributes["numberOfLines"].flatMap(Int.init) ?? 1
      if let font { label.font = font }
      if let color { label.textColor = color }
    } else if let field = view as? UITextField {
      (field.text, field.placeholder) = (text, node.attributes["placeholder"])
      field.textAlignment = Self.alignment(node.attributes["textAlignment"])
      field.borderStyle = Self.borderStyle(node.attributes["borderStyle"])
      if let font { field.font = font }
      if let color { field.textColor = color }
    } else if let area = view as? UITextView {
      area.text = text ?? ""
      if let font { area.font = font }
    }
  }

  private static func borderStyle(_ name: String?) -> UITextField.BorderStyle {
    let styles: [String: UITextField.BorderStyle] = ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    return name.flatMap { styles[$0] } ?? .none
  }

  private func readControl(_ node: StoryboardFile.View, _ view: UIView) {
    if node.attributes["enabled"] == "NO" { (view as? UIControl)?.isEnabled = false }
    if let button = view as? UIButton { readButton(node, button) }
    if let toggle = view as? UISwitch { toggle.isOn = node.attributes["on"] == "YES" }
    if let slider = view as? UISlider, let value = node.attributes["value"].flatMap(Float.init) { slider.value = value }
    if let control = view as? UISegmentedControl, let index = node.attributes["selectedSegmentIndex"].flatMap(Int.init) {
      control.selectedSegmentIndex = index
    }
    if let bar = view as? UIProgressView, let value = node.attributes["progress"].flatMap(Float.init) { bar.progress = value }
    if let picker = view as? UIDatePicker, let mode = Self.dateModes[node.attributes["datePickerMode"] ?? ""] {
      picker.datePickerMode = mode
    }
  }

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "date": .date, "time": .time, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  private func readButton(_ node: StoryboardFile.View, _ button: UIButton) {
    if let configuration = node.configuration {
      var made = Self.configuration(configuration["style"])
      made.title = configuration["title"]
      made.image = Self.image(configuration)
      button.configuration = made
    }
    let states: [String: UIControl.State] = ["normal": .normal, "selected": .selected, "disabled": .disabled]
    for (name, state) in states {
      if let title = node.states[name]?["title"], node.configuration == nil { button.setTitle(title, for: state) }
      if let image = node.states[name].flatMap(Self.image), node.configuration == nil { button.setImage(image, for: state) }
    }
  }

  private static func configuration(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    default: .plain()
    }
  }

  private func readStack(_ attributes: [String: String], _ stack: UIStackView) {
    stack.axis = attributes["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = attributes["spacing"].flatMap(Double.init) ?? 0
    let alignments: [String: UIStackView.Alignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    ]
    stack.alignment = attributes["alignment"].flatMap { alignments[$0] } ?? .fill
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    stack.distribution = attributes["distribution"].flatMap { distributions[$0] } ?? .fill
  }

  /// Makes the constraints of a view and of all in it.
  private func constrain(_ node: StoryboardFile.View, _ objects: inout StoryboardObjects) {
    // A cell has made its own.
    guard node.kind != "tableViewCell" else { return }
    let owner = node.attributes["contentViewID"] ?? node.id
    for constraint in node.constraints { constraint.activate(in: owner, &objects) }
    for part in node.views { constrain(part, &objects) }
  }
}
