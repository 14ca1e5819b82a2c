import UIKit

class NoteCell: UITableViewCell {
            private weak var label: UILabel!
            var buttons: [UIButton]!
            private func archive(_ sender: UIButton, forEvent event: UIEvent) {}
}

class SpecialCell: NoteCell {
  init(color: UIColor) { super.init(style: .default, reuseIdentifier: nil) }
  required init?(coder: NSCoder) { fatalError() }
}

final class GridCell: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }
private class Header: UITableViewHeaderFooterView {}

class RootViewController: UIViewController {
  init(model: Int = 1) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
        func play() {}
        func play(_ sender: Any?) {}
        static func never() {}
  private class Inner: UIView {}
  class Nested: UIView {}
}

class NeedsModel: UIViewController {
  init(model: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}

class ListViewController: UIViewController {
                 private func makeModel(_ coder: NSCoder, sender: Any?) -> NeedsModel? { NeedsModel(coder: coder) }
                 func makeCell(coder: NSCoder, cell: NoteCell, segueIdentifier: String?) -> NeedsModel { NeedsModel(model: 1) }
}

class FadeSegue: UIStoryboardSegue { override func perform() {} }

class Generic<T>: UIViewController {}
struct Plain {}

class Grid: UICollectionView {}
class Glass: UIVisualEffectView {}
class Titled: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { fatalError() }
}
class Press: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}
class Lines: UICollectionViewFlowLayout {
  override init() { super.init() }
}
extension FadeSegue { fileprivate static func __register_FadeSegue() { ClassTable.register(FadeSegue.self, named: "FadeSegue"); ClassTable.segue(FadeSegue.self) { FadeSegue(identifier: $0, source: $1, destination: $2) } } }
extension Glass { fileprivate static func __register_Glass() { ClassTable.register(Glass.self, named: "Glass"); ClassTable.view(Glass.self) { let made = Glass(effect: nil); made.frame = $0; return made } } }
extension Grid { fileprivate static func __register_Grid() { ClassTable.register(Grid.self, named: "Grid"); ClassTable.view(Grid.self) { Grid(frame: $0, collectionViewLayout: UICollectionViewFlowLayout()) } } }
extension GridCell { fileprivate static func __register_GridCell() { ClassTable.register(GridCell.self, named: "GridCell"); ClassTable.view(GridCell.self) { GridCell(frame: $0) } } }
extension Header { fileprivate static func __register_Header() { ClassTable.register(Header.self, named: "Header"); ClassTable.headerFooter(Header.self) { Header(reuseIdentifier: $0) } } }
extension Lines { @MainActor fileprivate static func __register_Lines() { ClassTable.initializer(Lines.self, "") { (values: Void) in _ = values; return Lines() } } }
extension ListViewController { fileprivate static func __register_ListViewController() { ClassTable.register(ListViewController.self, named: "ListViewController"); ClassTable.controller(ListViewController.self) { ListViewController() }; ClassTable.segueAction(ListViewController.self, "makeModel:sender:") { _ = $3; return ($0 as! ListViewController).makeModel($1, sender: $2) }; ClassTable.segueAction(ListViewController.self, "makeCellWithCoder:cell:segueIdentifier:") { return ($0 as! ListViewController).makeCell(coder: $1, cell: $2 as! NoteCell, segueIdentifier: $3) } } }
extension NeedsModel { fileprivate static func __register_NeedsModel() { ClassTable.register(NeedsModel.self, named: "NeedsModel") } }
extension NoteCell { fileprivate static func __register_NoteCell() { ClassTable.register(NoteCell.self, named: "NoteCell"); ClassTable.cell(NoteCell.self) { NoteCell(style: $0, reuseIdentifier: $1) }; ClassTable.outlet(NoteCell.self, "label") { if let value = $1 as? UILabel { ($0 as! NoteCell).label = value } }; ClassTable.outlet(NoteCell.self, "buttons") { if let value = $1 as? UIButton { ($0 as! NoteCell).buttons = (($0 as! NoteCell).buttons ?? []) + [value] } }; ClassTable.action(NoteCell.self, Selector("archive:forEvent:", NoteCell.archive)) } }
extension Press { @MainActor fileprivate static func __register_Press() { ClassTable.initializer(Press.self, "target:action:") { (values: (Any?, Selector?)) in Press(target: values.0, action: values.1) } } }
extension RootViewController { fileprivate static func __register_RootViewController() { ClassTable.register(RootViewController.self, named: "RootViewController"); ClassTable.controller(RootViewController.self) { RootViewController() }; ClassTable.action(RootViewController.self, Selector("play", RootViewController.play as (RootViewController) -> @MainActor () -> Void)); ClassTable.action(RootViewController.self, Selector("play:", RootViewController.play(_:))) } }
extension RootViewController.Nested { fileprivate static func __register_RootViewController_Nested() { ClassTable.register(RootViewController.Nested.self, named: "Nested"); ClassTable.view(RootViewController.Nested.self) { RootViewController.Nested(frame: $0) } } }
extension SpecialCell { fileprivate static func __register_SpecialCell() { ClassTable.register(SpecialCell.self, named: "SpecialCell") } }
extension Titled { fileprivate static func __register_Titled() { ClassTable.register(Titled.self, named: "Titled"); ClassTable.controller(Titled.self) { Titled() }; ClassTable.initializer(Titled.self, "rootViewController:") { (values: UIViewController) in Titled(rootViewController: values) }; ClassTable.initializer(Titled.self, "nibName:bundle:") { (values: (String?, Bundle?)) in Titled(nibName: values.0, bundle: values.1) } } }
@MainActor func __register_Cells_swift() { FadeSegue.__register_FadeSegue(); Glass.__register_Glass(); Grid.__register_Grid(); GridCell.__register_GridCell(); Header.__register_Header(); Lines.__register_Lines(); ListViewController.__register_ListViewController(); NeedsModel.__register_NeedsModel(); NoteCell.__register_NoteCell(); Press.__register_Press(); RootViewController.__register_RootViewController(); RootViewController.Nested.__register_RootViewController_Nested(); SpecialCell.__register_SpecialCell(); Titled.__register_Titled() }
