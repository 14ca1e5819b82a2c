import SplitKit

/// The content of a fixture over all columns.
final class FixtureOverlay: OverlayViewController {
  private let fixture: Fixture

  init(over controller: ViewController, _ fixture: Fixture) {
    self.fixture = fixture
    super.init(over: controller)
  }

  override var viewModel: Value? { fixture.model }

  override var contentLayout: ContentLayout? {
    guard let layout = fixture.layout(width: view.frame.width) else { return nil }
    let size = Size(width: view.frame.width, height: view.frame.height)
    return ContentLayout(FixtureLayout(layout, model: fixture.model, pane: size, insets: .zero), contentInset: .zero)
  }
}
