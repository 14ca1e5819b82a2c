import UIKit

@objc protocol PickerDelegate: NSObjectProtocol {
  @objc optional func picker(_ picker: Picker, didPick item: Int) -> String
  @objc optional func pickerWillClose(_ picker: Picker)
}

class Picker: UIViewController, UITableViewDelegate {
  weak var delegate: PickerDelegate?
  var tableView = UITableView()
  private(set) var selected = 0

  func pick() -> String {
    tableView.delegate = self
    tableView.delegate?.tableView?(tableView, didSelectRowAt: IndexPath(row: 3, section: 0))
    let action = delegate?.picker(_:didPick:)
    let close = delegate?.pickerWillClose(_:)
    return "\(action?(self, 4) ?? "nothing") \(close == nil) \(selected)"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath.row }
}

class Owner: NSObject, PickerDelegate {
  func picker(_ picker: Picker, didPick item: Int) -> String { return "picked \(item)" }
}

extension ResultsController {
  func optionals() -> [String] {
    let (picker, owner) = (Picker(), Owner())
    picker.delegate = owner
    return [picker.pick()]
  }
}
