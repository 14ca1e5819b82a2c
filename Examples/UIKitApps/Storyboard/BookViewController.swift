import UIKit

class BookViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var favoriteButton: UIButton!

  var book: String? {
    didSet { if isViewLoaded { show() } }
  }
  private var isFavorite = false

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    titleLabel.text = book ?? "No book"
    favoriteButton.isHidden = book == nil
    favoriteButton.setTitle(isFavorite ? "Remove from favorites" : "Add to favorites", for: .normal)
  }

  @IBAction private func toggleFavorite(_ sender: UIButton) {
    isFavorite.toggle()
    show()
  }
}
