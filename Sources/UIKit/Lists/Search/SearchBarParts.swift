import Foundation
internal import SplitKit

/// The button that ends a search, and the scopes: the parts of a search bar beside its field.
///
/// In a view they stand in the bar. In a navigation bar the engine draws the button, and the scopes are a view over the bar.
@MainActor
final class SearchBarParts {
  private unowned let bar: UISearchBar
  /// The wishes of the app.
  var wantsCancelButton = false { didSet { noteChange() } }
  var wantsScopeBar = false { didSet { noteChange() } }
  private let scopes = UISegmentedControl()
  private lazy var cancelButton = TextButton(font: .systemFont(ofSize: 17)) { [weak bar] in bar?.cancelled() }

  init(of bar: UISearchBar) {
    self.bar = bar
    cancelButton.label.text = UIKitContext.current.application.language.word(.cancel)
    scopes.addAction(UIAction { [weak self] _ in self?.chose() }, for: .valueChanged)
  }

  /// The heights of the parts in a bar in a view, in points. On iOS 26 the bar is as high as its field (873); before, 20 around it are by
  /// eye. The scopes are as high as in a navigation bar (by eye; unmeasured).
  private static var fieldHeight: CGFloat { IntrinsicSizes.searchField + (keepsFieldHeight ? 0 : 20) }
  /// Whether the field has its height in a lower bar too, above and below which it then sticks out (873).
  private static var keepsFieldHeight: Bool { UIDevice.isRunning(iOS: 26) }
  private static let scopeHeight = CGFloat(SplitKit.SearchController.scopeHeight)

  var showsCancelButton: Bool {
    guard let search = bar.searchController, search.automaticallyShowsCancelButton else { return wantsCancelButton }
    return search.isActive
  }
  var showsScopeBar: Bool {
    guard let search = bar.searchController, search.automaticallyShowsScopeBar else { return wantsScopeBar }
    return search.activatesScopes
  }
  /// Whether scopes are drawn: where they are to be shown, and there are any.
  private var drawsScopes: Bool { showsScopeBar && bar.scopeButtonTitles?.isEmpty == false }

  /// Whether scopes were drawn at the last change. The header of a table grows and shrinks by them.
  private var hadScopes = false

  var selectedScope = 0 { didSet { scopes.selectedSegmentIndex = selectedScope } }

  /// Takes the words of the scopes.
  func noteScopes() {
    scopes.removeAllSegments()
    for (index, title) in (bar.scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = selectedScope
    noteChange()
  }

  private func chose() {
    selectedScope = scopes.selectedSegmentIndex
    bar.choseScope()
  }

  /// Shows the parts as they are to be now.
  func noteChange() {
    bar.searchController?.dress(hasCancelButton: showsCancelButton, hasScopes: drawsScopes)
    bar.invalidateIntrinsicContentSize()
    bar.setNeedsLayout()
    guard drawsScopes != hadScopes else { return }
    hadScopes = drawsScopes
    if (bar.superview as? UITableView)?.tableHeaderView === bar {
      bar.frame.size.height += drawsScopes ? Self.scopeHeight : -Self.scopeHeight
    }
  }
}

/// The parts in a view.
extension SearchBarParts {
  /// The height of a bar in a view.
  var height: CGFloat { Self.fieldHeight + (drawsScopes ? Self.scopeHeight : 0) }

  /// Places the field and its parts in the bar.
  func place() {
    let room = bar.bounds.insetBy(dx: 8, dy: 0)
    show(cancelButton, if: showsCancelButton)
    show(scopes, if: drawsScopes)
    let row = CGRect(x: room.minX, y: 0, width: room.width, height: drawsScopes ? room.height - Self.scopeHeight : room.height)
    let fieldHeight = Self.keepsFieldHeight ? IntrinsicSizes.searchField : min(row.height, IntrinsicSizes.searchField)
    let cancelWidth = showsCancelButton ? cancelButton.intrinsicContentSize.width + 12 : 0
    let start = bar.isRightToLeft ? cancelWidth : 0
    bar.searchTextField.frame = CGRect(
      x: row.minX + start, y: row.midY - fieldHeight / 2, width: max(0, row.width - cancelWidth), height: fieldHeight)
    cancelButton.label.textColor = bar.tintColor
    cancelButton.frame = CGRect(
      x: bar.isRightToLeft ? row.minX : row.maxX - cancelWidth + 12, y: row.minY, width: max(0, cancelWidth - 12),
      height: row.height)
    scopes.frame = Self.place(ofScopesIn: CGRect(x: room.minX, y: row.maxY, width: room.width, height: Self.scopeHeight))
  }

  private func show(_ part: UIView, if isShown: Bool) {
    guard isShown != (part.superview === bar) else { return }
    if isShown { bar.addSubview(part) } else { part.removeFromSuperview() }
  }

  /// The place of the scopes, which stand at the top of their row.
  fileprivate static func place(ofScopesIn row: CGRect) -> CGRect {
    CGRect(x: row.minX, y: row.minY, width: row.width, height: min(row.height, IntrinsicSizes.segments))
  }
}

/// The parts in a navigation bar.
extension SearchBarParts {
  /// The scopes and their place over a bar that has this row for them.
  func scopes(in row: CGRect) -> (view: UIView, frame: CGRect) {
    (scopes, Self.place(ofScopesIn: row.insetBy(dx: 16, dy: 0)))
  }
}
