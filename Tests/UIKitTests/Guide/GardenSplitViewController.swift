import UIKit

class GardenSplitViewController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    viewControllers = [
      UINavigationController(rootViewController: PlantListViewController(style: .plain)),
      UINavigationController(rootViewController: PlantViewController()),
    ]
  }
}

class PlantListViewController: UITableViewController {
  let plants = ["Fern", "Ivy", "Moss"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    cell.textLabel?.text = plants[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = PlantViewController()
    detail.title = plants[indexPath.row]
    showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }
}

class PlantViewController: UIViewController {}
