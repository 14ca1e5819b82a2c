import UIKit

class NoteCell: UITableViewCell {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet var buttons: [UIButton]!
  @IBAction private func archive(_ sender: UIButton, forEvent event: UIEvent) {}
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
  @objc func play() {}
  @objc func play(_ sender: Any?) {}
  @objc static func never() {}
  private class Inner: UIView {}
  class Nested: UIView {}
}

class NeedsModel: UIViewController {
  init(model: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}

class ListViewController: UIViewController {
  @IBSegueAction private func makeModel(_ coder: NSCoder, sender: Any?) -> NeedsModel? { NeedsModel(coder: coder) }
  @IBSegueAction func makeCell(coder: NSCoder, cell: NoteCell, segueIdentifier: String?) -> NeedsModel { NeedsModel(model: 1) }
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
