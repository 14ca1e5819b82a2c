import Foundation
import SplitKit
import Testing

@testable import UIKit

/// The views at the ends of a field.
@MainActor @Suite(.serialized) struct FieldSideTests {
  @Test func `a view at the start is there as its mode says, and the text begins behind it`() throws {
    let stage = try ContentStage {
      Screen { view in
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        field.leftViewMode = .always
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        field.rightViewMode = .whileEditing
        view.addSubview(field)
      }
    }
    func node() -> Value? { stage.content("Screen")?.at("views", 0) }
    #expect(node()?["insets"] == [20, 0] && node()?["views"]?.array?.count == 1)
    let field = stage.root.view.subviews[0] as! UITextField
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    try stage.tap("Screen/field-1")
    #expect(node()?["insets"] == [20, 30] && node()?["views"]?.array?.count == 2)
    #expect(field.rightView?.frame == CGRect(x: 170, y: 15, width: 30, height: 10))
    field.leftViewMode = .never
    #expect(node()?["insets"] == [0, 30] && field.leftView?.superview == nil)
  }
}
