import UIKit

class AlbumsViewController: UITableViewController {
  var didChoose: ((Album) -> Void)?

  init() {
    super.init(style: .insetGrouped)
    title = "Albums"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Album.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = Album.all[indexPath.row].title
    cell.detailTextLabel?.text = "\(Album.all[indexPath.row].tracks.count)"
    cell.imageView?.image = UIImage(systemName: "music.note.list")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { didChoose?(Album.all[indexPath.row]) }
}

class TracksViewController: UITableViewController {
  var didChoose: ((String) -> Void)?
  var album = Album.all[0] {
    didSet {
      title = album.title
      tableView.reloadData()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = album.title
    navigationItem.searchController = UISearchController(searchResultsController: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { album.tracks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = album.tracks[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didChoose?(album.tracks[indexPath.row])
  }
}
