import UIKit

class PlantViewController: UIViewController {
  var plant: Plant?
  private var isWatered = false {
    didSet { water.title = isWatered ? "Watered" : "Water" }
  }
  private lazy var water = UIBarButtonItem(
    title: "Water", image: nil,
    primaryAction: UIAction { [weak self] _ in self?.isWatered = true }, menu: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = plant?.name
    let image = UIImageView(image: plant.flatMap { UIImage(systemName: $0.symbol) })
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.text = plant.map { "\($0.name) grows among the \($0.bed.lowercased())." } ?? "Choose a plant."
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [image, label])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
    ])
    if plant != nil { navigationItem.rightBarButtonItem = water }
  }
}
