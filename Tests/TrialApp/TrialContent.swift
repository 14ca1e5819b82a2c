import Dispatch
import Foundation
import SplitKit

/// An app with a row for everything that an app should not do, and for what it does by itself.
///
/// A message `tap` names a row `Trials/<name of a trial>`. The variable `SPLIT_PREVIEW_TRIAL` names a trial that the app begins with,
/// for commands that tap nothing.
final class TrialContent: PreviewContent {
  private let split: SplitViewController
  private let trials: TrialsViewController
  private let detail: DetailViewController

  init(_ application: Application) {
    split = SplitViewController(application, id: "split", style: .doubleColumn)
    trials = TrialsViewController(application, id: "Trials", title: "Trials")
    detail = DetailViewController(application, id: "Detail", title: "Detail")
    split.setViewController(trials, for: .primary)
    split.setViewController(detail, for: .secondary)
    super.init(rootViewController: split)
    trials.detail = detail
    let name = ProcessInfo.processInfo.environment["SPLIT_PREVIEW_TRIAL"]
    if let trial = name.flatMap(Trial.init) { trial.run(in: detail) }
  }

  override var place: Value { ["text": .string(detail.text)] }

  override func restore(_ place: Value) {
    if let text = place["text"]?.string { detail.show("restored \(text)") }
  }
}

/// The text that the last trial has left. The engine has no isolation, and the process runs it on its first thread alone.
final class DetailViewController: ViewController, @unchecked Sendable {
  private(set) var text = "nothing"

  func show(_ text: String) {
    self.text = text
    title = text
    setNeedsUpdateProperties()
  }

  override var viewModel: Value? { ["kind": "labels", "title": nil, "text": .string(text)] }
}

/// The list of trials. The process runs it on its first thread alone.
final class TrialsViewController: ViewController, @unchecked Sendable {
  weak var detail: DetailViewController?
  /// The trials with a row each. The last one comes some time after the row before it was tapped.
  private var shown = Trial.allCases.filter { $0 != .grown }

  override var viewModel: Value? {
    let rows = shown.map { trial -> Value in
      ["kind": "item", "id": .string("\(id)/\(trial.rawValue)"), "title": .string(trial.rawValue)]
    }
    return ["kind": "list", "style": "plain", "title": "Trials", "sections": [["rows": .array(rows)]]]
  }

  override var contentLayout: ContentLayout? {
    let insets = scrollInsets
    let width = max(0, view.frame.width - insets.left - insets.right)
    return ContentLayout(TrialRows(shown: shown, width: width), contentInset: insets, offset: .zero)
  }

  override func didTap(element: String) {
    guard let name = element.split(separator: "/").last, let trial = Trial(rawValue: String(name)), let detail else { return }
    if trial == .grow { growLater() }
    trial.run(in: detail)
  }

  private func growLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.grow() }
  }

  private func grow() {
    shown = Trial.allCases
    setNeedsUpdateProperties()
  }
}

/// The rows of the list, one below the other.
struct TrialRows: ContentMetrics {
  static let height = 20.0
  let shown: [Trial]
  let width: Double

  var kind: String { "list" }
  var contentSize: Size { Size(width: width, height: Self.height * Double(shown.count)) }
  var numbers: [Member] { [Member("headerHeights", [0]), Member("rowHeight", .number(Self.height))] }

  func element(at touch: ContentTouch, in model: Value) -> String? {
    let row = Int(touch.contentPoint.y / Self.height)
    return shown.indices.contains(row) ? "Trials/\(shown[row].rawValue)" : nil
  }
}
