import Foundation

/// A rectangle without a view that takes part in a layout: `UILayoutGuide`.
@preconcurrency @MainActor
open class UILayoutGuide: ObjectBase {
  /// The part of its view that a guide of the system is.
  enum Kind: CaseIterable { case free, safeArea, margins, readable, keyboard, content, frame }

  let kind: Kind

  /// Creates a guide that constraints place.
  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    storedView = view
    super.init()
  }

  private nonisolated(unsafe) var ownLink = OwnLink()
  /// The link of the references that do not keep this object.
  final var link: Link { ownLink.link(of: self) }
  deinit { ownLink.cut() }

  /// The view to which the guide belongs, or nil.
  open var owningView: UIView? {
    get { storedView }
    set { storedView = newValue }
  }
  @Unkept private final var storedView: UIView?
  /// A name, by which the log refers to the guide.
  open var identifier = ""
  /// The frame in the view's coordinates, after a layout.
  open internal(set) var layoutFrame: CGRect {
    get { kind == .free || kind == .content ? solvedFrame : owningView?.frame(of: kind) ?? .zero }
    set { solvedFrame = newValue }
  }
  private var solvedFrame = CGRect.zero

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The guide of the keyboard: `UIKeyboardLayoutGuide`. It is the part of its view that the keyboard covers, so a view above the
/// keyboard ends at its top. Without a keyboard it is the bottom of the safe area (AD documented).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Kept, without an effect.
  open var keyboardDismissPadding: CGFloat = 0
  /// Kept, without an effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide is the bottom of the safe area while there is no keyboard. Otherwise it has no height then.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
}
