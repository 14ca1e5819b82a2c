import Foundation
import SplitKit
import Testing

@testable import UIKit

/// Colours of asset catalogues.
@MainActor @Suite(.serialized) struct ColorSetTests {
  private func hex(_ name: String, _ style: UIUserInterfaceStyle = .light, _ contrast: UIAccessibilityContrast = .normal)
    -> String?
  {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style; $0.accessibilityContrast = contrast
    }
    return UIColor(named: name)?.hex(for: traits)
  }

  @Test func `a colour has the parts of its file, for the appearance of the traits`() {
    ClassTable.colors(
      """
      {"Brand":{"colors":[
        {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.500","blue":"0x33","alpha":"1.000"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"color-space":"srgb","components":{"red":"0","green":"128","blue":"255","alpha":"0.500"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}],
         "color":{"color-space":"extended-gray","components":{"white":"1.000","alpha":"1.000"}}},
        {"idiom":"watch","color":{"components":{"red":"0","green":"0","blue":"0"}}}]},
       "System":{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]},
       "Empty":{"colors":[{"idiom":"universal"}]},"Broken":{"colors":3}}
      """)
    #expect(hex("Brand") == "#FF8033FF" && hex("Brand", .dark) == "#0080FF80")
    #expect(hex("Brand", .dark, .high) == "#FFFFFFFF" && hex("Brand", .light, .high) == "#FF8033FF")
    #expect(hex("System") == UIColor.systemRed.hex(for: UITraitCollection(userInterfaceStyle: .light)))
    for name in ["Empty", "Broken", "Unknown"] { #expect(hex(name) == "#8F8F94FF") }
    ClassTable.colors("{}")
    #expect(hex("Brand") == "#8F8F94FF")
  }

  @Test func `the tint keeps its opacity in a view with another tint`() throws {
    let stage = try ContentStage { @MainActor in
      let controller = UIViewController()
      controller.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      box.backgroundColor = .tintColor.withAlphaComponent(0.2)
      controller.view.addSubview(box)
      return controller
    }
    #expect(stage.content(stage.root.engine.id)?.at("views", 0, "background") == "#FF000033")
  }
}
