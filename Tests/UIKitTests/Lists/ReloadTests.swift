import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Tables that are read again while the app becomes active.
@MainActor @Suite(.serialized) struct ReloadTests {
  private final class Feed: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let name = UIApplication.didBecomeActiveNotification
      NotificationCenter.default.addObserver(self, selector: Selector("reload", Feed.reload), name: name, object: nil)
    }
    func reload() { tableView.reloadData() }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  /// The rows in the scene as it is, without a layout before.
  private func rows(_ stage: AppStage) -> Int? { stage.content("Feed")?.at("sections", 0, "rows")?.array?.count }

  @Test func `a table that is reloaded when the app becomes active has its rows`() throws {
    let stage = try AppStage(.ios18) { @MainActor in UINavigationController(rootViewController: Feed()) }
    #expect(rows(stage) == 3)
    try stage.say(["type": "background"])
    try stage.say(["type": "foreground"])
    #expect(rows(stage) == 3)
  }
}
