import Foundation

/// The environment for which a layout is made: `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The place.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The place of a layout: `NSCollectionLayoutContainer`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without insets in points.
  var effectiveContentSize: CGSize { get }
  /// The insets in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets with those of the safe area in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
final class LayoutSurroundings: ObjectBase, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
    super.init()
  }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// Sections of groups of items: `UICollectionViewCompositionalLayout`. Lists are drawn as lists, and everything else by its frames.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  private let provider: SectionProvider
  /// The layout of every section, if there is one for all of them.
  let sectionForAll: NSCollectionLayoutSection?

  /// Creates a layout with one kind of section.
  public init(section: NSCollectionLayoutSection) {
    (sectionForAll, provider) = (section, { _, _ in section })
    super.init()
  }
  /// Creates a layout whose sections are made for the place.
  public init(sectionProvider: @escaping SectionProvider) {
    (sectionForAll, provider) = (nil, sectionProvider)
    super.init()
  }
  /// Creates a layout whose sections are made for the place.
  public init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (sectionForAll, provider) = (nil, sectionProvider)
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout with one kind of section.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (sectionForAll, provider) = (section, { _, _ in section })
    self.configuration = configuration
    super.init()
  }
  /// Creates a list as a storyboard does.
  public required init?(coder: NSCoder) {
    (sectionForAll, provider) = (nil, { _, _ in nil })
    super.init(coder: coder)
  }
  /// Kept: only the distance between sections counts.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// A list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration))
  }

  func section(_ index: Int, in size: CGSize, _ traits: UITraitCollection) -> NSCollectionLayoutSection? {
    provider(index, LayoutSurroundings(size, traits))
  }
}

/// The properties that hold for all sections: `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: ObjectBase {
  /// Creates a configuration.
  public override init() { super.init() }
  /// Kept: the collection scrolls from top to bottom.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole collection. They are kept and not drawn.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where insets count. It is kept.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
