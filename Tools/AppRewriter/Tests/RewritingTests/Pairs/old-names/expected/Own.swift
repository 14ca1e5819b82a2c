import UIKit

/// The app's own names stay.
enum UIButtonType { case round }
struct Item { var styleSingle = 1 }
func kind() -> UIButtonType { .round }
func style(_ item: Item) -> Int { item.styleSingle }
func local(_ childViewControllers: [Int]) -> Int { childViewControllers.count }
