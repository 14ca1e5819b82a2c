import UIKit

class TimerViewController: UIViewController {
  private let label = UILabel()
  private lazy var start: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    return button
  }()
  private var seconds = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Timer"
    view.backgroundColor = .systemBackground
    label.font = .systemFont(ofSize: 48)
    label.textAlignment = .center
    view.addSubview(label)
    view.addSubview(start)
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(reset(sender:))),
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: Selector(("share:"))),
    ]
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.midY - 60, width: view.bounds.width, height: 60)
    start.frame = CGRect(x: view.bounds.midX - 60, y: label.frame.maxY + 12, width: 120, height: 44)
  }

  private func show() {
    label.text = "\(seconds)"
    start.isEnabled = seconds > 0
    start.setTitle(timer == nil ? "Start" : "Stop", for: .normal)
  }

  @objc private func toggle() {
    if timer == nil {
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: #selector(TimerViewController.tick), userInfo: nil, repeats: true)
    } else {
      stop()
    }
    show()
  }

  @objc func tick() {
    seconds -= 1
    if seconds <= 0 {
      stop()
      NotificationCenter.default.post(name: .timerDidEnd, object: self)
    }
    show()
  }

  @objc func reset(sender: Any?) {
    stop()
    seconds = 5
    show()
  }

  @objc func share(_ sender: Any?) {
    let sheet = UIAlertController(title: "Share", message: "\(seconds) seconds", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(sheet, animated: true)
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

extension TimerViewController: TimersDelegate {
  func timers(_ controller: TimersViewController, didChoose seconds: Int) {
    stop()
    self.seconds = seconds
    if isViewLoaded { show() }
  }

  func timersDidClear(_ controller: TimersViewController) { reset(sender: controller) }
}
