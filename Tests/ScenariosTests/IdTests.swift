import SplitKit
import Testing

@testable import Scenarios

/// The ids of controllers and elements that have none in the file.
@Suite struct IdTests {
  private func stage(_ root: String) throws -> Twin.Stage {
    let preview = try Scenario.read(yaml: "format: 1\ntitle: Ids\nroot: \(root)\n", file: "f", named: "f").preview
    return try Twin.Stage(preview, .ios18, [], size: Size(width: 1366, height: 1024))
  }

  @Test func controllersInPlacesOfOneNameGetNumbers() throws {
    func list(_ title: String) -> String { "{screen: {content: {list: {rows: [{title: \(title), tap: {dismiss: true}}]}}}}" }
    let split = "{split: {primary: \(list("A")), secondary: \(list("B"))}}"
    let nested = "{split: {primary: \(split), secondary: {navigation: {stack: [\(list("C"))]}}}}"
    let content = try stage("{flip: {left: \(split), right: \(nested)}}").content
    for id in ["root", "left", "right", "primary-2", "secondary-3"] { #expect(content.controller(named: id) != nil, "\(id)") }
    for id in ["primary", "secondary", "primary-3", "secondary-2", "secondary-3-1"] {
      let model = try #require(content.controller(named: id)?.viewModel, "\(id)")
      #expect("\(model)".contains("\"\(id)/1-1\""), "\(model)")
    }
  }

  @Test func aTabIsNamedAfterItsTabBarAndAChildAfterItsHost() throws {
    let screen = "{screen: {content: {placeholder: {title: A}}}}"
    let content = try stage("{tabs: {tabs: [\(screen), {host: {child: \(screen)}}]}}").content
    for id in ["root", "root-1", "root-2", "root-2-child"] { #expect(content.controller(named: id) != nil, "\(id)") }
  }
}
