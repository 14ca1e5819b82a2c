// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
@MainActor func values() {
  let colors: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemFill, .secondarySystemFill, .tertiarySystemFill,
    .quaternarySystemFill, .placeholderText, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .separator, .opaqueSeparator,
    .link, .darkText, .lightText, .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed,
    .systemTeal, .systemYellow, .systemMint, .systemCyan, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
    .systemGray5, .systemGray6, .tintColor, .clear, .black, .blue, .brown, .cyan, .darkGray, .gray, .green, .lightGray, .magenta,
    .orange, .purple, .red, .white, .yellow, .groupTableViewBackground,
  ]

  _ = colors
  let c = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  _ = UIColor(white: 0.5, alpha: 1)
  _ = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
  _ = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
  _ = UIColor(named: "x") ?? .red
  _ = UIColor(named: "x", in: .main, compatibleWith: nil)
  _ = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
  _ = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? UIColor.black : UIColor.white })
  _ = UIColor(patternImage: UIImage())
  _ = UIColor(cgColor: c.cgColor)
  _ = c.withAlphaComponent(0.5)
  _ = c.resolvedColor(with: .current)
  var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
  c.getRed(&r, green: &g, blue: &b, alpha: &a)
  c.getHue(&r, saturation: &g, brightness: &b, alpha: &a)
  c.getWhite(&r, alpha: &a)
  c.setFill()
  _ = c == .red
  _ = UIColor(resource: .init(name: "x", bundle: .main))
  _ = c.cgColor.components
  _ = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1) as UIColor
  _ = c.accessibilityName
  _ = c.cgColor.alpha
  let styles: [UIFont.TextStyle] = [
    .largeTitle, .extraLargeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
    .caption2,
  ]

  for s in styles { _ = UIFont.preferredFont(forTextStyle: s) }
  let f = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
  _ = UIFont(name: "Avenir-Medium", size: 12) ?? .systemFont(ofSize: 12)
  _ = UIFont(descriptor: f.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!, size: 0)
  _ = f.pointSize
  _ = f.lineHeight
  _ = f.withSize(12)
  _ = UIFontMetrics(forTextStyle: .body).scaledFont(for: f)
  _ = UIFontMetrics.default.scaledValue(for: 12)
  _ = UIFont.systemFont(ofSize: UIFont.systemFontSize, weight: .heavy)
  _ = UIFont.labelFontSize
  _ = f.familyName
  _ = f.fontName
  _ = f.ascender + f.descender + f.capHeight + f.xHeight + f.leading
  _ = UIFont.familyNames
  _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withDesign(.rounded)
  _ = UIFontDescriptor(fontAttributes: [.family: "x"])
  _ = f.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
  _ = UIFont.systemFont(ofSize: 12, weight: .black, width: .condensed)
  _ = UIFont.Weight(0.3)
  _ = UIFontMetrics(forTextStyle: .body).scaledFont(for: f, maximumPointSize: 30)
  _ = UIFont.smallSystemFontSize
  _ = UIFont.buttonFontSize
  _ = f.fontDescriptor.symbolicTraits.contains(.traitMonoSpace)
  _ = UIFont.fontNames(forFamilyName: "x")
  let w: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
  _ = w
  let t = UITraitCollection(horizontalSizeClass: .compact)
  _ = UITraitCollection(traitsFrom: [
    t, UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 2),
    UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceLevel: .elevated),
    UITraitCollection(accessibilityContrast: .high),
  ])
  _ = UITraitCollection { mutable in
    mutable.horizontalSizeClass = .regular
    mutable.userInterfaceStyle = .light
  }
  _ = t.modifyingTraits { $0.verticalSizeClass = .compact }
  _ = t.hasDifferentColorAppearance(comparedTo: nil)
  t.performAsCurrent {}
  _ = UITraitCollection.current
  _ = t.containsTraits(in: t)
  _ = t.displayScale
  _ = t.preferredContentSizeCategory.isAccessibilityCategory
  _ = t.legibilityWeight == .bold
  _ = t.forceTouchCapability
  _ = t.activeAppearance
  _ = t.userInterfaceLevel
  _ = t.displayGamut == .P3
  _ = t.layoutDirection
  _ = t.accessibilityContrast
  UITraitCollection.current = t
  _ = t.imageDynamicRange
  _ = t.sceneCaptureState
  _ = t.toolbarItemPresentationSize
  _ = t.splitViewControllerLayoutEnvironment == .collapsed
  _ = t.listEnvironment
  _ = t.tabAccessoryEnvironment
  _ = t.changedTraits(from: nil)
  let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  _ = i == .zero
  _ = CGRect.zero.inset(by: i)
  _ = NSDirectionalEdgeInsets.zero
  _ = UIOffset.zero
  _ = i.top
  _ = NSValue(cgRect: .zero).cgRectValue
  _ = NSValue(cgPoint: .zero).cgPointValue
  _ = NSValue(cgSize: .zero).cgSizeValue
  _ = NSStringFromCGRect(.zero)
  _ = CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: 1, dy: 1).integral.offsetBy(dx: 1, dy: 0).union(.zero).intersects(
    .zero)
  _ = CGRect.null.isEmpty
  _ = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1, y: 1)
  _ = CGAffineTransform(translationX: 0, y: 1)
  _ = CGPoint.zero.applying(.identity)
  _ = CGRect.zero.divided(atDistance: 1, from: .minXEdge)
  _ = UIRectEdge.all
  _ = UIRectCorner.allCorners
  _ = CGVector(dx: 1, dy: 1)
  _ = NSStringFromCGSize(.zero)
  _ = NSCoder.string(for: CGRect.zero)
  _ = CGFloat.leastNormalMagnitude
  _ = UIEdgeInsetsMake(0, 0, 0, 0)
  _ = CGRectMake(0, 0, 1, 1)
  _ = CGSizeMake(1, 1)
  _ = CGPointMake(1, 1)
  _ = CACurrentMediaTime()
  _ = CGRectGetMaxX(.zero)
  _ = CGSize.zero.applying(.identity)
  let p = IndexPath(row: 1, section: 2)
  _ = p.row + p.section + p.item
  _ = IndexPath(item: 1, section: 0)
  _ = NSIndexPath(row: 1, section: 0)
  _ = (p as NSIndexPath).row
  _ = [p].sorted()
  let appearance = UINavigationBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.configureWithDefaultBackground()
  appearance.configureWithTransparentBackground()
  appearance.backgroundColor = .red
  appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
  appearance.largeTitleTextAttributes = [:]
  appearance.shadowColor = nil
  appearance.shadowImage = nil
  appearance.backgroundEffect = nil
  appearance.backgroundImage = nil
  appearance.buttonAppearance.normal.titleTextAttributes = [:]
  appearance.doneButtonAppearance.highlighted.titleTextAttributes = [:]
  appearance.backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
  appearance.titlePositionAdjustment = .zero
  _ = UINavigationBarAppearance(idiom: .pad)
  _ = UINavigationBarAppearance(barAppearance: appearance)
  _ = appearance.copy()
  appearance.backgroundImageContentMode = .scaleToFill
  appearance.subtitleTextAttributes = [:]
  appearance.largeSubtitleTextAttributes = [:]
  appearance.prominentButtonAppearance = UIBarButtonItemAppearance()
  let tab = UITabBarAppearance()
  tab.stackedLayoutAppearance.normal.iconColor = .red
  tab.stackedLayoutAppearance.selected.titleTextAttributes = [:]
  tab.inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  tab.compactInlineLayoutAppearance = UITabBarItemAppearance()
  tab.selectionIndicatorTintColor = .red
  tab.stackedItemPositioning = .fill
  tab.stackedLayoutAppearance.normal.badgeBackgroundColor = .red
  tab.stackedItemSpacing = 2
}
private struct ChatBubbleTrait: UITraitDefinition {
  static let defaultValue: Int = 3
  static let affectsColorAppearance = true
  static let name = "x"
  static let identifier = "y"
}
extension UITraitCollection { var bubble: Int { self[ChatBubbleTrait.self] } }
extension UIMutableTraits {
  var bubble: Int {
    get { self[ChatBubbleTrait.self] }
    set { self[ChatBubbleTrait.self] = newValue }
  }
}
private class T: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    traitOverrides.horizontalSizeClass = .compact
    traitOverrides.bubble = 3
    traitOverrides.remove(UITraitHorizontalSizeClass.self)
    _ = traitOverrides.contains(UITraitUserInterfaceStyle.self)
    let r = registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitVerticalSizeClass.self, ChatBubbleTrait.self,
    ]) { (self: Self, previousTraitCollection: UITraitCollection) in self.view.setNeedsLayout() }
    unregisterForTraitChanges(r)
    registerForTraitChanges([UITraitActiveAppearance.self], action: Selector("x"))
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance, target: self, action: Selector("y"))
    updateTraitsIfNeeded()
    view.traitOverrides.userInterfaceStyle = .dark
    registerForTraitChanges([
      UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitDisplayGamut.self, UITraitForceTouchCapability.self,
    ]) { (vc: T, _) in }
    view.window?.windowScene?.traitOverrides.userInterfaceStyle = .dark
  }
}
