import UIKit

/// The app's own names stay.
enum UIButtonType { case round }
struct Item { var styleSingle = 1 }
func kind() -> UIButtonType { .round }
func style(_ item: Item) -> Int { item.styleSingle }
func local(_ childViewControllers: [Int]) -> Int { childViewControllers.count }
func modes(_ loop: RunLoop, _ all: [RunLoop.Mode]) { for commonModes in all { print(commonModes) } }
let twice = [1].map { childViewControllers in childViewControllers * 2 }
class Board {
  func bringSubview(_ number: Int, toFront other: Int) {}
  func turn() { bringSubview(1, toFront: 2) }
}
