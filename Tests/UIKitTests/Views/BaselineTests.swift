import Foundation
import SplitKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct BaselineTests {
  /// A row of an image and a label, after its layout.
  private func row(_ alignment: UIStackView.Alignment, side: CGFloat) throws -> (image: CGRect, label: CGRect, baseline: CGFloat)
  {
    let (image, label) = (UIImageView(image: nil), UILabel())
    label.text = "Words"
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: side), image.heightAnchor.constraint(equalToConstant: side),
    ])
    let stack = UIStackView(arrangedSubviews: [image, label])
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    let stage = try ContentStage { @MainActor in
      Screen { view in
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
      }
    }
    _ = stage.scene
    #expect(stack.frame.height == max(image.frame.maxY, label.frame.maxY))
    let first = label.frame.minY + (label.baseline(isFirst: true) ?? 0)
    return (image.frame, label.frame, first)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline], [10.0, 60])
  func `an image in a row of baselines stands on them`(_ alignment: UIStackView.Alignment, side: Double) throws {
    let row = try row(alignment, side: side)
    #expect((row.image.maxY - row.baseline).magnitude < 0.01)
    #expect(min(row.image.minY, row.label.minY).magnitude < 0.01)
  }

  @Test func `the baseline of a view without text is its bottom`() throws {
    let (box, label) = (UIView(), UILabel())
    label.text = "Words"
    let stage = try ContentStage { @MainActor in
      Screen { view in
        for one in [box, label] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
        }
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: 40), box.topAnchor.constraint(equalTo: view.topAnchor),
          label.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor),
        ])
      }
    }
    _ = stage.scene
    #expect((label.frame.minY + (label.baseline(isFirst: true) ?? 0) - 40).magnitude < 0.01)
  }
}
