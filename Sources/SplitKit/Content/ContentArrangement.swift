/// How a content is arranged in its pane: a kind of an app's own.
///
/// The engine knows no kind. It knows that content scrolls and can be tapped; everything else about a kind stands in the
/// app: its name, the numbers that follow from the pane's size, and how a touch finds an element. The page has a view for
/// the kind of the view model that draws with these numbers (docs/extending.md).
///
/// An arrangement is a value that a controller makes anew from its size. It holds nothing that is not needed for that, so
/// that reading it calls no app code and equal arrangements are equal bytes.
public protocol ContentArrangement: Equatable, Sendable {
  /// The name of the arrangement on the wire, as `layout.kind`.
  var kind: String { get }
  /// The size of what scrolls, its padding included, in points.
  var contentSize: Size { get }
  /// The number of columns of cells; nil where there are none. A sweep reports where it changes.
  var columns: Int? { get }
  /// The further numbers that the page draws with, in the order of the wire. A number that depends on no size belongs in
  /// the view model, which a resize does not send.
  var numbers: [Member] { get }
  /// A clause that says why the kind and the number of columns are as they are; nil where every size has the same.
  var reason: String? { get }
  /// The id of the element under a finger, by the content's view model; nil where there is none.
  func element(at touch: ContentTouch, in viewModel: Value) -> String?
}

extension ContentArrangement {
  public var columns: Int? { nil }
  public var reason: String? { nil }

  /// Whether another arrangement is of this type and equal.
  func isEqual(to other: any ContentArrangement) -> Bool { other as? Self == self }
}
