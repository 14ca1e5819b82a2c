import UIKit

@objc protocol TimersDelegate: AnyObject {
  func timers(_ controller: TimersViewController, didChoose seconds: Int)
  @objc optional func timersDidClear(_ controller: TimersViewController)
}

extension Notification.Name {
  static let timerDidEnd = Notification.Name("timerDidEnd")
}

class TimersViewController: UIViewController {
  weak var delegate: TimersDelegate?
  private var buttons: [UIButton] = []
  private var ended = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Timers"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #selector(clear))
    for (index, seconds) in [5, 60, 180].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle("\(seconds) seconds", for: .normal)
      button.tag = seconds
      button.frame = CGRect(x: 20, y: 120 + CGFloat(index) * 56, width: 200, height: 44)
      button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      view.addSubview(button)
      buttons.append(button)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(timerDidEnd(_:)), name: .timerDidEnd, object: nil)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.background)))
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "k", modifierFlags: .command, action: #selector(clear))]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(clear) ? ended > 0 : super.canPerformAction(action, withSender: sender)
  }

  @objc private func choose(_ sender: UIButton) {
    delegate?.timers(self, didChoose: sender.tag)
    if let detail = (delegate as? UIViewController)?.navigationController { showDetailViewController(detail, sender: self) }
  }

  @objc private func timerDidEnd(_ notification: Notification) {
    ended += 1
    navigationItem.prompt = "\(ended) ended"
  }

  @objc private func clear() {
    ended = 0
    navigationItem.prompt = nil
    delegate?.timersDidClear?(self)
  }

  @objc private func background() { view.endEditing(true) }
}
