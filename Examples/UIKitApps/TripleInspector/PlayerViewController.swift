import UIKit

class PlayerViewController: UIViewController {
  var track: String? { didSet { if isViewLoaded { show() } } }
  var isCompact = false { didSet { if isViewLoaded { show() } } }

  private let name = UILabel()
  private let position = UISlider()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    name.textAlignment = .center
    for part in [name, position] as [UIView] { view.addSubview(part) }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "sidebar.right"), primaryAction: UIAction { [weak self] _ in self?.toggleInspector() }),
      UIBarButtonItem(systemItem: .play, primaryAction: UIAction { [weak self] _ in self?.play() }),
    ]
    show()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = min(view.bounds.width - 48, 420)
    name.frame = CGRect(x: (view.bounds.width - width) / 2, y: view.bounds.midY - 40, width: width, height: 30)
    position.frame = CGRect(x: name.frame.minX, y: view.bounds.midY, width: width, height: 31)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func show() {
    title = track
    name.text = track ?? "Choose a track"
    name.font = isCompact ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .largeTitle)
  }

  /// Moves the slider while the track plays.
  private func play() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated {
        guard let self, self.position.value < 1 else { return timer.invalidate() }
        self.position.value += 0.1
      }
    }
  }

  private func toggleInspector() {
    guard #available(iOS 26.0, *), let split = splitViewController else { return showInspectorAsSheet() }
    if split.isShowing(.inspector) { split.hide(.inspector) } else { split.show(.inspector) }
  }

  /// Older systems have no column for it.
  private func showInspectorAsSheet() {
    let inspector = UINavigationController(rootViewController: InspectorViewController())
    inspector.sheetPresentationController?.detents = [.medium(), .large()]
    inspector.sheetPresentationController?.prefersGrabberVisible = true
    present(inspector, animated: true)
  }
}
