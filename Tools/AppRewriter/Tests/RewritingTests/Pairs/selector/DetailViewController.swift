import UIKit

class DetailViewController: UIViewController {
  private let model = Model()
  @objc private func save() {}
  @objc func didTap(_ sender: UIButton) {}
  @objc func didChange(sender: UISwitch, event: UIEvent) {}
  @objc func moved(to place: Int) {}
  @objc(reallyDelete) func delete() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    button.addTarget(self, action: #selector(didTap(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(self.didTap), for: .touchUpInside)
    toggle.addTarget(self, action: #selector(DetailViewController.didChange(sender:event:)), for: .valueChanged)
    _ = [#selector(moved), #selector(delete), #selector(didTap as (UIButton) -> Void)]
    other.addTarget(model, action: #selector(model.reload), for: .touchUpInside)
    let resign = #selector(UIResponder.resignFirstResponder), copy = #selector(UIResponderStandardEditActions.copy(_:))
    let title = #selector(getter: UIViewController.title), set = #selector(setter: title)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(
        save
      ),
      name: .done, object: nil)
    perform(#selector(Renaming.rename(_:)), with: nil)
    _ = #selector(somebody.whoKnows(_:with:))
  }
}

extension DetailViewController {
  func later() { Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(save), userInfo: nil, repeats: false) }

  @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: Any?) {}
  func store() { write(self, #selector(image(_:didFinishSavingWithError:contextInfo:))) }
}

@objc protocol Renaming {
  func rename(_ sender: Any?)
}
