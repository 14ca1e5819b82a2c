import Foundation
internal import SplitKit

extension UIButton {
  /// The node of the button.
  func buttonNode(in reading: inout ReadingContext) -> Value {
    let isActive = isEnabled && isUserInteractionEnabled
    let id = reading.element(accessibilityIdentifier ?? currentTitle, of: "button", isEnabled: isActive) { [weak self] in
      self?.barItemTapped()
    }
    let runs = titleRuns
    let font = runs == nil ? font : ownFont
    let first = runs == nil ? shownAttributes?.first(.foregroundColor, as: UIColor.self) : nil
    let isCustom = buttonType == .custom && configuration == nil
    let color =
      currentTitle == nil
      ? configuration?.baseForegroundColor ?? currentImage?.tint
      : first ?? configuration?.baseForegroundColor ?? titleColor(for: state) ?? (isCustom ? .white : nil)
    return node(
      "button",
      [
        "id": .string(id), "text": .text(currentTitle), "runs": runs?.node(font, reading),
        "subtitle": .text(configuration?.subtitle),
        "imageSize": ownImageSize.map { .array([.length($0.width), .length($0.height)]) },
        "gap": imageGap == usualImageGap || shownImage == nil ? nil : .length(imageGap),
        "align": alignment.map { .string($0) }, "insets": insetsOfContents,
        "backgroundImage": .text(backgroundImage?.drawnName(for: reading.traits)),
        "image": .text(shownImage?.drawnName(for: reading.traits, asTemplate: !isCustom)),
        "label": currentTitle == nil && accessibilityLabel == nil ? .text(currentImage?.accessibilityLabel) : nil,
        "imagePlacement": indicatorImage != nil
          ? "trailing" : configuration.flatMap { $0.imagePlacement == .leading ? nil : .string($0.imagePlacement.edgeName) },
        "style": .string(configuration?.look.rawValue ?? "plain"),
        "font": currentTitle == nil ? nil : font.node(for: reading.traits),
        "color": .color(color, reading), "imageColor": .color(imageColor(beside: color), reading),
        "isSelected": .flag(isSelected, unless: false),
        "isEnabled": .flag(isActive, unless: true), "role": role.name.map { .string($0) },
        "hasMenu": .flag(menu != nil && showsMenuAsPrimaryAction, unless: false),
        "capsule": .flag(configuration?.cornerStyle == .capsule, unless: false),
        "tint": .color(configuration?.baseBackgroundColor ?? tintColor, reading),
      ], in: &reading, looks: backgroundLooks(reading))
  }

  /// The colour of an image beside a title of another colour: its own, or the tint in a button without a configuration.
  private func imageColor(beside color: UIColor?) -> UIColor? {
    guard currentTitle != nil, let image = currentImage else { return nil }
    if let tint = image.tint { return tint }
    return configuration == nil && color != nil ? tintColor : nil
  }

  /// The edge at which the contents stand, or nil for the middle.
  private var alignment: String? {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: "leading"
    case .trailing: "trailing"
    case .left: isRightToLeft ? "trailing" : "leading"
    case .right: isRightToLeft ? "leading" : "trailing"
    case .center, .fill: nil
    }
  }

  /// The distances of the contents from the leading and the trailing edge, and then from the upper and the lower one if these differ; nil
  /// for contents in the middle.
  private var insetsOfContents: Value? {
    let insets = contentDistances
    let (isLevel, isEven) = (insets.top == insets.bottom, insets.leading == insets.trailing)
    if alignment == nil, isLevel, isEven { return nil }
    let sides: [Value] = [.length(insets.leading), .length(insets.trailing)]
    return .array(isLevel ? sides : sides + [.length(insets.top), .length(insets.bottom)])
  }

  private var backgroundImage: UIImage? { configuration?.background.image ?? currentBackgroundImage }

  /// The background of the configuration: its colour, its border and its corners. The layer of the view comes before them.
  private func backgroundLooks(_ reading: ReadingContext) -> [Member] {
    guard let background = configuration?.background else { return [] }
    var members: [Member] = []
    if let color = background.backgroundColor { members.append(Member("background", .color(color, reading) ?? .null)) }
    if background.strokeWidth > 0, let color = background.strokeColor ?? tintColor {
      members.append(Member("border", .array([.length(background.strokeWidth), .color(color, reading) ?? .null])))
    }
    let isOfBackground = configuration?.cornerStyle == .fixed || configuration?.cornerStyle == .dynamic
    if background.cornerRadius > 0, isOfBackground { members.append(Member("radius", .length(background.cornerRadius))) }
    return members
  }
}
