import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The margins of headers, and the centres of scroll views.
@MainActor @Suite(.serialized) struct HeaderMarginTests {
  private final class Letters: UITableViewController {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
  }

  @Test func `the contents of a header have the margins of the rows`() throws {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let stage = try ContentStage(.ios18) { @MainActor in Letters(style: style) }
      stage.settle()
      let letters = try #require(stage.root as? Letters)
      let cell = try #require(letters.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(letters.header.contentView.layoutMargins.left == cell.contentView.layoutMargins.left)
    }
    #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).contentView.layoutMargins.left == 8)
  }

  @Test func `the centre and the width of a scroll view are those of its frame`() throws {
    let stage = try ContentStage(.ios18, width: 400) { @MainActor in
      let controller = UIViewController()
      let (scroll, box) = (UIScrollView(), UIView())
      for view in [scroll, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      controller.view.addSubview(scroll)
      scroll.addSubview(box)
      NSLayoutConstraint.activate([
        scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
        box.heightAnchor.constraint(equalToConstant: 900),
      ])
      return controller
    }
    stage.settle()
    let scroll = try #require(stage.root.view.subviews.first as? UIScrollView)
    #expect(scroll.subviews[0].frame == CGRect(x: 20, y: 0, width: 360, height: 900) && scroll.contentSize.height == 900)
  }
}
