import Foundation
internal import ScenePicture

/// An image: `UIImage`.
///
/// The page draws symbols by their names, and images of the app's asset catalogues, files and data as they are: PNG, JPEG, GIF, WebP
/// and SVG. Any other image is a placeholder of its size with its name in it. An app that looks at the size of a symbol gets that of its
/// configuration.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the tint of a view colours an image: `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How an image is turned: `UIImage.Orientation`.
  public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  /// How an image fills more room than it has: `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Where an image comes from.
  enum Source: Hashable, Sendable {
    case symbol(String)
    /// Bytes, which the page draws, with the name of their file.
    case content(ImageContent, name: String)
    /// A set of an asset catalogue, whose file depends on the traits.
    case asset(ImageSet, name: String)
    /// A placeholder with a name.
    case file(String)
    case empty
  }

  let source: Source
  /// The size in points.
  open var size: CGSize { storedSize }
  private let storedSize: CGSize
  /// The number of pixels for each point.
  public let scale: CGFloat
  /// How the image is turned: not at all.
  open var imageOrientation: Orientation { .up }
  /// How the tint of a view colours the image.
  public let renderingMode: RenderingMode
  /// The colour that the app has given the image, or nil.
  let tint: UIColor?
  /// The symbol configuration, or nil.
  public let symbolConfiguration: SymbolConfiguration?

  /// The words for people who do not see the image: by default those for a symbol, such as "Add" for `plus`, and none for another
  /// image. A button and an item of a bar without words of their own take them.
  open var accessibilityLabel: String? {
    get { storedLabel ?? (isSymbolImage ? name.map(SymbolNames.spoken) : nil) }
    set { storedLabel = newValue }
  }
  private var storedLabel: String?

  /// Creates an empty image.
  public override init() {
    (source, storedSize, scale, renderingMode, tint, symbolConfiguration) = (.empty, .zero, 1, .automatic, nil, nil)
    super.init()
  }

  /// Creates the image of a symbol. Any name is taken, because the list of symbols differs from version to version; the page draws
  /// the symbols that it knows, and for others a placeholder with the name.
  public init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    let side = (symbol?.pointSize).map { $0 * 1.2 } ?? 20
    (source, storedSize, scale) = (.symbol(name), CGSize(width: side, height: side), 2)
    (renderingMode, tint, symbolConfiguration) = (.automatic, nil, symbol)
    super.init()
  }

  /// Creates the image of a symbol for some traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of an asset catalogue or a bundle with a name. An unknown name is drawn as a placeholder with the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image of a bundle with a name. An unknown name is drawn as a placeholder with the name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Creates the image of a bundle with a name. An unknown name is drawn as a placeholder with the name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(asset: name)
  }

  /// Creates the image of a file, or a placeholder with the file's name if the format is unknown; nil if there is no such file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let file = URL(fileURLWithPath: path)
    guard let content = ImageContent.of(file: path) else {
      self.init(drawn: CGSize(width: 44, height: 44), named: file.lastPathComponent)
      return
    }
    self.init(content, name: file.lastPathComponent, scale: ImageTable.scale(ofFile: path))
  }

  /// Creates the image of a symbol of which a part is drawn. All of it is drawn here.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  /// Creates an image of Core Graphics. It is drawn as a placeholder of its size.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// Creates an image of Core Graphics. It is drawn as a placeholder of its size.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      drawn: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), named: "image")
  }
  /// Creates the image of a literal in code. An unknown name is drawn as a placeholder with the name.
  public required convenience init(imageLiteralResourceName name: String) { self.init(asset: name) }
  /// Creates the image of a resource in code that Xcode makes. An unknown name is drawn as a placeholder with the name.
  public convenience init(resource: ImageResource) { self.init(asset: resource.name) }
  /// The first of several images, since images are not animated.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  /// The image with a name, since images are not animated.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { UIImage(named: name) }
  /// The symbol for adding.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// The symbol for removing.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// The symbol for actions.
  public class var actions: UIImage { symbol("ellipsis.circle.fill") }
  /// The symbol of a mark.
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// The symbol of a mark with a line around it.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Creates an image of data with one pixel for each point; nil for data of an unknown format.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image of data; nil for data of an unknown format.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent.of(data) else { return nil }
    self.init(content, name: "image", scale: scale)
  }

  /// Returns nil, because an image cannot be restored from an archive.
  public required init?(coder: NSCoder) { nil }

  private init(
    _ image: UIImage, mode: RenderingMode? = nil, tint: UIColor? = nil, symbol: SymbolConfiguration? = nil, size: CGSize? = nil
  ) {
    (source, storedSize, scale) = (image.source, size ?? image.storedSize, image.scale)
    (renderingMode, self.tint) = (mode ?? image.renderingMode, tint ?? image.tint)
    symbolConfiguration = symbol ?? image.symbolConfiguration
    super.init()
  }

  init(drawn size: CGSize, named name: String) {
    (source, storedSize, scale) = (.file(name), size, 2)
    (renderingMode, tint, symbolConfiguration) = (.automatic, nil, nil)
    super.init()
  }

  private init(_ content: ImageContent, name: String, scale: CGFloat) {
    (source, storedSize) = (.content(content, name: name), content.size(atScale: scale))
    self.scale = max(scale, .leastNonzeroMagnitude)
    (renderingMode, tint, symbolConfiguration) = (.automatic, nil, nil)
    super.init()
  }

  /// Creates the image of a catalogue or of the bundle with a name, or else a placeholder.
  private init(asset name: String) {
    (tint, symbolConfiguration) = (nil, nil)
    if let set = ImageTable.set(name), let first = set.content(for: UITraitCollection()) {
      (source, renderingMode, scale) = (.asset(set, name: name), set.renderingMode, first.scale)
      storedSize = first.content.size(atScale: first.scale)
    } else if let file = ImageTable.file(name), let content = ImageContent.of(file: file.path) {
      (source, renderingMode, scale) = (.content(content, name: name), .automatic, file.scale)
      storedSize = content.size(atScale: file.scale)
    } else {
      (source, renderingMode, scale, storedSize) = (.file(name), .automatic, 2, CGSize(width: 44, height: 44))
    }
    super.init()
  }

  /// Whether the image is that of a symbol.
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  /// The configuration of the image.
  open var configuration: Configuration? { symbolConfiguration }
  /// The name of the symbol or the file; nil for an empty image.
  var name: String? {
    switch source {
    case .symbol(let name), .file(let name), .content(_, let name), .asset(_, let name): name
    case .empty: nil
    }
  }

  /// The same image in a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(self, mode: renderingMode) }
  /// The same image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(self, tint: color) }
  /// The same image in a colour and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, tint: color)
  }
  /// The same image with a configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(self, symbol: configuration as? SymbolConfiguration)
  }
  /// The same image with a configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { UIImage(self, symbol: configuration) }
  /// The same image.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The same image.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same image.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  /// The same image.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  /// Accepted without an effect, because nothing is drawn by an app.
  open func draw(in rect: CGRect) {}
  /// Accepted without an effect, because nothing is drawn by an app.
  open func draw(at point: CGPoint) {}
  /// Accepted without an effect, because nothing is drawn by an app.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// The same image.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  /// The same image.
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same image.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The same image.
  open func preparingForDisplay() -> UIImage? { self }
  /// The same image in another size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(self, size: size) }
  /// Gives the same image to a closure.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  /// Gives the same image in another size to a closure.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The same image.
  open func byPreparingForDisplay() async -> UIImage? { self }
  /// The same image in another size.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// Accepted without an effect, because nothing is drawn by an app.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Accepted without an effect, because nothing is drawn by an app.
  open func drawAsPattern(in rect: CGRect) {}
  /// Data of the image: none.
  open func heicData() -> Data? { nil }
  /// The distance of the baseline from the bottom: none.
  open var baselineOffsetFromBottom: CGFloat? { nil }
  /// Whether the image has a baseline: no.
  open var hasBaseline: Bool { false }
  /// The same image.
  open func imageWithoutBaseline() -> UIImage { self }
  /// The way in which images like this one are drawn.
  open var imageRendererFormat: UIGraphicsImageRendererFormat { .default() }
  /// Whether the image is brighter than white: no.
  open var isHighDynamicRange: Bool { false }
  /// The image of Core Graphics, which has a size alone; nil for an empty image.
  open var cgImage: CGImage? { source == .empty ? nil : CGImage(size: size, scale: scale) }
  /// The image of Core Image: none.
  open var ciImage: AnyObject? { nil }
  /// The images of an animation: none.
  open var images: [UIImage]? { nil }
  /// The duration of an animation: 0.
  open var duration: TimeInterval { 0 }
  /// The insets of a resizable image: zero.
  open var capInsets: UIEdgeInsets { .zero }
  /// The insets of the alignment: zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// How the image fills more room than it has.
  open var resizingMode: ResizingMode { .tile }
  /// Whether the image is mirrored for languages from right to left: never.
  open var flipsForRightToLeftLayoutDirection: Bool { false }
  /// The traits of the image: none.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The variants of the image: none.
  open var imageAsset: UIImageAsset? { nil }
  /// The bytes of an image that the app has brought as PNG; nil for any other, because no image is drawn by an app.
  open func pngData() -> Data? { data(.png) }
  /// The bytes of an image that the app has brought as JPEG; nil for any other, because no image is drawn by an app.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data(.jpg) }

  private func data(_ kind: ImageFormat.Kind) -> Data? {
    guard case .content(let content, _) = source, content.format.kind == kind else { return nil }
    return content.data
  }

  /// Whether two images come from the same symbol or file and are drawn alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return source != .empty && source == other.source && renderingMode == other.renderingMode && tint == other.tint
      && symbolConfiguration == other.symbolConfiguration
  }
  /// A number that equal images share.
  open override var hash: Int { source.hashValue }
}

extension UIImage {
  /// The range of colours, with UIKit's raw values. It has no effect.
  public enum DynamicRange: Int, Sendable { case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2 }
}

/// The variants of an image: `UIImageAsset`. There are none.
open class UIImageAsset: NSObject, @unchecked Sendable {}

/// The name of an image in an asset catalogue, which Xcode writes into code: `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// Creates the name of an image in a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour in an asset catalogue, which Xcode writes into code: `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage: _ExpressibleByImageLiteral {}
