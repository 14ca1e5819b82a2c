import UIKit

@objc protocol PickerDelegate: NSObjectProtocol {
  @objc optional func picker(_ picker: Picker, didPick item: Int)
  @objc optional func pickerDidClose()
}

class Picker: UIViewController, UITableViewDataSource {
  weak var delegate: PickerDelegate?
  var tableView: UITableView!

  func close() {
    if delegate?.pickerDidClose != nil { delegate?.pickerDidClose?() }
    if let pick = delegate?.picker(_:didPick:) { pick(self, 3) }
    guard tableView.dataSource?.numberOfSections != nil else { return }
    if let delegate, delegate.responds(to: #selector(PickerDelegate.picker(_:didPick:))) { delegate.picker?(self, didPick: 3) }
    if tableView.delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))) == true { close() }
    let picking = #selector(PickerDelegate.picker(_:didPick:) as (PickerDelegate) -> ((Picker, Int) -> Void)?)
    if delegate?.responds(to: picking) == true { close() }
    if responds(to: #selector(close)) { dismiss(animated: true) }
    let pick = delegate?.picker(_:didPick:)
    pick?(self, 4)
    tableView.delegate?.tableView?(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    if tableView.delegate == nil || title != nil { return }
  }
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class Owner: NSObject, PickerDelegate {
  func picker(_ picker: Picker, didPick item: Int) {}
}
