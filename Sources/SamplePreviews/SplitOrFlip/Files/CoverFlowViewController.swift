import SplitKit

/// The files as a cover flow, on the right side. The selected file is in the middle.
final class CoverFlowViewController: ViewController {
  private let fileSelection: FileSelection
  private let didChoose: (Int) -> Void
  private lazy var content: Value = [
    "kind": "coverFlow", "title": "Cover Flow",
    "items": .array(Folder.files.map { $0.content(id: elementID(of: $0)) }),
  ]

  init(_ application: Application, id: String, _ selection: FileSelection, didChoose: @escaping (Int) -> Void) {
    fileSelection = selection
    self.didChoose = didChoose
    super.init(application, id: id, title: "Cover Flow")
  }

  private func elementID(of file: PreviewedFile) -> String { "\(id)/\(file.id)" }

  override var viewModel: Value? { content }
  override var selection: [String] { [elementID(of: Folder.files[fileSelection.index])] }

  private var layout: CoverFlowLayout {
    let area = view.frame.inset(by: view.safeArea)
    return CoverFlowLayout(
      area: area.size, count: Folder.files.count, middle: fileSelection.index, textSize: textSize)
  }

  override var contentLayout: ContentLayout? { ContentLayout(layout, contentInset: view.safeArea) }

  override func didTap(element: String) {
    if let index = Folder.files.firstIndex(where: { elementID(of: $0) == element }) { didChoose(index) }
  }
}
