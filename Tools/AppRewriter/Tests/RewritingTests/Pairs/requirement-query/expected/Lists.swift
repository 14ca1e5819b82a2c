import UIKit

      protocol PickerDelegate: NSObjectProtocol {
                 func picker(_ picker: Picker, didPick item: Int)
                 func pickerDidClose()
}

class Picker: UIViewController, UITableViewDataSource {
  weak var delegate: PickerDelegate?
  var tableView: UITableView!

  func close() {
    if ClassTable.requirement(delegate?.pickerDidClose, "pickerDidClose", of: delegate) != nil { delegate?.pickerDidClose () }
    if let pick = ClassTable.requirement(delegate?.picker(_:didPick:), "picker:didPick:", of: delegate) { pick(self, 3) }
    guard ClassTable.requirement(tableView.dataSource?.numberOfSections, "numberOfSections", of: tableView.dataSource) != nil else { return }
    if let delegate, delegate.responds(to: Selector("picker:didPick:"                                 )) { delegate.picker (self, didPick: 3) }
    if tableView.delegate?.responds(to: Selector("tableView:didSelectRowAt:"                                                )) == true { close() }
    let picking = Selector("picker:didPick:"                                                                                 )
    if delegate?.responds(to: picking) == true { close() }
    if responds(to: Selector("close", Picker.close)) { dismiss(animated: true) }
    let pick = ClassTable.requirement(delegate?.picker(_:didPick:), "picker:didPick:", of: delegate)
    pick?(self, 4)
    tableView.delegate?.tableView (tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    if tableView.delegate == nil || title != nil { return }
  }
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class Owner: NSObject, PickerDelegate {
  func picker(_ picker: Picker, didPick item: Int) {}
}
extension PickerDelegate { func picker(_ picker: Picker, didPick item: Int) {  }; func pickerDidClose() {  } }
extension Owner { @MainActor fileprivate static func __register_Owner() { ClassTable.requirement(Owner.self, "picker:didPick:") } }
extension Picker { fileprivate static func __register_Picker() { ClassTable.register(Picker.self, named: "Picker"); ClassTable.controller(Picker.self) { Picker() }; ClassTable.requirement(Picker.self, "close"); ClassTable.requirement(Picker.self, "numberOfSectionsIn:"); ClassTable.requirement(Picker.self, "tableView:numberOfRowsInSection:"); ClassTable.requirement(Picker.self, "tableView:cellForRowAt:") } }
@MainActor func __register_Lists_swift() { Owner.__register_Owner(); Picker.__register_Picker() }
