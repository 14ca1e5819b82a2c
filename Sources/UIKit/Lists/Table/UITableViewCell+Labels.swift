import Foundation

/// The labels and the image of a cell without a configuration.
extension UITableViewCell {
  /// The contents of the labels and the image, as a configuration of the cell's style.
  var labelContents: UIListContentConfiguration {
    var list = defaultContentConfiguration()
    if let titleLabel { titleLabel.fill(&list.textProperties) }
    if let valueLabel {
      let usual = list.secondaryTextProperties.color
      valueLabel.fill(&list.secondaryTextProperties)
      // A second text without a colour of the app's own has that of the row.
      if valueLabel.textColor == .label, valueLabel.isEnabled { list.secondaryTextProperties.color = usual }
    }
    (list.text, list.secondaryText) = (titleLabel?.text, valueLabel?.text)
    if let words = titleLabel?.givenAttributes { list.attributedText = words }
    if let words = valueLabel?.givenAttributes { list.secondaryAttributedText = words }
    list.image = rowImageView?.image
    list.imageProperties.tintColor = rowImageView?.image?.tint ?? rowImageView?.storedTint
    return list
  }
}

extension UILabel {
  /// Passes the look of the label on. A disabled label is grey.
  fileprivate func fill(_ properties: inout UIListContentConfiguration.TextProperties) {
    properties.font = font
    properties.color = isEnabled ? textColor : .secondaryLabel
    properties.alignment = textAlignment == .center ? .center : textAlignment == .justified ? .justified : .natural
    (properties.numberOfLines, properties.lineBreakMode) = (numberOfLines, lineBreakMode)
    properties.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    properties.minimumScaleFactor = minimumScaleFactor
  }
}
