import UIKit

final class CountriesViewController: UITableViewController {
  private let continent: Continent

  init(_ continent: Continent) {
    self.continent = continent
    super.init(style: .plain)
    title = continent.title
  }

  required init?(coder: NSCoder) { fatalError() }
}

// The lists of this app have their data source in an extension, as many apps do.
extension CountriesViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CountryCell.self, forCellReuseIdentifier: "country")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { continent.countries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath) as! CountryCell
    cell.country = continent.countries[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = CountryViewController()
    detail.country = continent.countries[indexPath.row]
    showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }
}

private final class CountryCell: UITableViewCell {
  var country: String? {
    didSet {
      textLabel?.text = country
      detailTextLabel?.text = country.map { "\($0.count) letters" }
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
