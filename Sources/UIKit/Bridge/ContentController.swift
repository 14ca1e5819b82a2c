internal import SplitKit

/// The content of a controller, as its views make it.
///
/// The engine's classes belong to no actor, and those of UIKit to the main one. `UIViewController` conforms to this protocol with
/// an isolated conformance, so that the engine's object can ask it.
protocol ContentSource: AnyObject {
  /// The content without the numbers that follow from a size; nil for a view that is not loaded, and for a container without a
  /// content of its own.
  var contentModel: Value? { get }
  /// The numbers of the content that follow from the size.
  var contentNumbers: ContentLayout? { get }
  /// The ids of the selected elements.
  var contentSelection: [String] { get }
  /// The fields in the content.
  var contentFields: [SplitKit.TextField] { get }
  /// The children whose views are in the tree of views.
  var contentChildren: [SplitKit.ViewController] { get }
  /// Lays the views out in the place that the engine has given the controller, and gives the children theirs.
  func layOutContent()
  /// Handles a tap on an element.
  func contentTapped(_ id: String)
  /// Handles a scroll of the content.
  func contentScrolled(to offset: Point)
  /// The size that a child will have.
  func contentSize(of child: SplitKit.ViewController, in size: Size) -> Size
}

/// The engine's object for every plain `UIViewController`. It has no state of its own and asks the controller.
final class ContentController: SplitKit.ViewController {
  /// The controller, once it is complete.
  weak var source: (any ContentSource)?

  override var viewModel: Value? { source?.contentModel }
  override var contentLayout: ContentLayout? { source?.contentNumbers }
  override var selection: [String] { source?.contentSelection ?? [] }
  override var textFields: [SplitKit.TextField] { source?.contentFields ?? [] }
  override var visibleChildren: [SplitKit.ViewController] { source?.contentChildren ?? [] }
  override func layoutChildren() { source?.layOutContent() }
  override func didTap(element id: String) { source?.contentTapped(id) }
  override func didScroll(to offset: Point) { source?.contentScrolled(to: offset) }
  override func size(forChildContentContainer child: SplitKit.ViewController, withParentContainerSize size: Size) -> Size {
    source?.contentSize(of: child, in: size) ?? size
  }
}
