import Foundation
internal import LayoutSolver

/// Where the numbers come from that change from one layout of the same constraints to the next.
@MainActor
struct LayoutParameters {
  private enum Source {
    /// The size of the contents, of which each length is a parameter if there is any.
    case content(Unkept<UIView>, hasWidth: Bool, hasHeight: Bool)
    /// The constants of a frame that follows the size around.
    case frame(Unkept<UIView>)
  }

  private var sources: [Source] = []

  /// Adds the size of the contents of a view.
  mutating func add(contentOf view: UIView, _ size: CGSize) {
    sources.append(.content(Unkept(wrappedValue: view), hasWidth: size.width >= 0, hasHeight: size.height >= 0))
  }

  /// Adds the frame of a view that is placed by its mask.
  mutating func add(frameOf view: UIView) { sources.append(.frame(Unkept(wrappedValue: view))) }

  /// The numbers of now, or nil if the contents of a view have another number of lengths than they had.
  ///
  /// - Parameters:
  ///   - size: The size of the root, or the size that is wished.
  ///   - widths: The widths that texts have. Without them, a text is in one line.
  func values(_ size: CGSize, widths: [ObjectIdentifier: CGFloat]) -> [Double]? {
    var values = [Double(size.width), Double(size.height)]
    for source in sources { guard append(source, widths, to: &values) else { return nil } }
    return values
  }

  private func append(_ source: Source, _ widths: [ObjectIdentifier: CGFloat], to values: inout [Double]) -> Bool {
    switch source {
    case .content(let view, let hasWidth, let hasHeight):
      guard let view = view.wrappedValue else { return false }
      let size = view.contentSize(inWidth: widths.isEmpty ? nil : widths[ObjectIdentifier(view)])
      guard hasWidth == (size.width >= 0), hasHeight == (size.height >= 0) else { return false }
      if hasWidth { values.append(Double(size.width)) }
      if hasHeight { values.append(Double(size.height)) }
    case .frame(let view):
      guard let view = view.wrappedValue, let rect = AutoresizedRect(view) else { return false }
      values += [rect.x.start, rect.x.length, rect.y.start, rect.y.length]
    }
    return true
  }
}
