import UIKit

class DetailViewController: UIViewController {
  private let model = Model()
        private func save() {}
        func didTap(_ sender: UIButton) {}
        func didChange(sender: UISwitch, event: UIEvent) {}
        func moved(to place: Int) {}
                      func delete() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector("save", DetailViewController.save), for: .touchUpInside)
    button.addTarget(self, action: Selector("didTap:", DetailViewController.didTap(_:)), for: .touchUpInside)
    button.addTarget(self, action: Selector("didTap:", DetailViewController.didTap), for: .touchUpInside)
    toggle.addTarget(self, action: Selector("didChangeWithSender:event:", DetailViewController.didChange(sender:event:)), for: .valueChanged)
    _ = [Selector("movedTo:", DetailViewController.moved), Selector("reallyDelete", DetailViewController.delete), Selector("didTap:", DetailViewController.didTap as (DetailViewController) -> @MainActor (UIButton) -> Void)]
    other.addTarget(model, action: Selector("reload", Model.reload), for: .touchUpInside)
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder), copy = Selector("copy:", UIResponder                   .copy(_:))
    let title = Selector("title"                              ), set = Selector("setTitle:"             )
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("save", 
        DetailViewController.save
      ),
      name: .done, object: nil)
    perform(Selector("rename:"                   ), with: nil)
    _ = Selector("whoKnows:with:"                          )
  }
}

extension DetailViewController {
  func later() { Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("save", DetailViewController.save), userInfo: nil, repeats: false) }

        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: Any?) {}
  func store() { write(self, Selector("image:didFinishSavingWithError:contextInfo:"                                              )) }
}

      protocol Renaming: AnyObject {
  func rename(_ sender: Any?)
}
extension DetailViewController { fileprivate static func __register_DetailViewController() { ClassTable.register(DetailViewController.self, named: "DetailViewController"); ClassTable.controller(DetailViewController.self) { DetailViewController() }; ClassTable.action(DetailViewController.self, Selector("save", DetailViewController.save)); ClassTable.action(DetailViewController.self, Selector("didTap:", DetailViewController.didTap)); ClassTable.action(DetailViewController.self, Selector("didChangeWithSender:event:", DetailViewController.didChange)); ClassTable.action(DetailViewController.self, Selector("movedTo:", DetailViewController.moved)); ClassTable.action(DetailViewController.self, Selector("reallyDelete", DetailViewController.delete)) } }
@MainActor func __register_DetailViewController_swift() { DetailViewController.__register_DetailViewController() }
