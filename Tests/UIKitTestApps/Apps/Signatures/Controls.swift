// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
private class ControlsViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate, UIScrollViewDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate, UIGestureRecognizerDelegate
{
  private let stackView: UIStackView = {
    let s = UIStackView()
    s.axis = .vertical
    s.alignment = .fill
    s.distribution = .equalSpacing
    s.spacing = UIStackView.spacingUseSystem
    s.isLayoutMarginsRelativeArrangement = true
    s.isBaselineRelativeArrangement = false
    return s
  }()
  let scrollView = UIScrollView()
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "x"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .label
    label.textAlignment = .natural
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .font: UIFont.italicSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 1.2,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1, .link: URL(string: "x")!,
        .paragraphStyle: NSMutableParagraphStyle(), .baselineOffset: 2, .backgroundColor: UIColor.yellow, .strokeWidth: 2,
        .shadow: NSShadow(), .attachment: NSTextAttachment(),
      ])
    label.isHighlighted = true
    label.highlightedTextColor = .white
    label.shadowColor = .black
    label.shadowOffset = .zero
    label.preferredMaxLayoutWidth = 200
    label.allowsDefaultTighteningForTruncation = true
    label.lineBreakStrategy = .standard
    label.isEnabled = false
    label.baselineAdjustment = .alignCenters
    label.showsExpansionTextWhenTruncated = true
    _ = label.textRect(forBounds: .zero, limitedToNumberOfLines: 1)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 3
    paragraph.lineHeightMultiple = 1.2
    paragraph.lineBreakMode = .byTruncatingMiddle
    paragraph.paragraphSpacing = 3
    paragraph.firstLineHeadIndent = 3
    paragraph.headIndent = 2
    paragraph.hyphenationFactor = 1
    paragraph.minimumLineHeight = 2
    paragraph.maximumLineHeight = 3
    paragraph.tabStops = []
    let mutable = NSMutableAttributedString(string: "abc")
    mutable.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 2))
    mutable.addAttributes(
      [.font: UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)], range: (mutable.string as NSString).range(of: "b"))
    mutable.append(NSAttributedString(string: "z"))
    mutable.setAttributes(nil, range: NSMakeRange(0, 1))
    label.attributedText = mutable
    _ = mutable.boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil)
    _ = ("x" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    _ = "x".size(withAttributes: nil)
    _ = "x".boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: [:], context: nil)
    _ = mutable.size()
    var attributed = AttributedString("hello")
    attributed.font = UIFont.boldSystemFont(ofSize: 12)
    attributed.foregroundColor = UIColor.red
    label.attributedText = NSAttributedString(attributed)
    attributed.uiKit.font = .systemFont(ofSize: 12)
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    button.setTitleColor(.red, for: .highlighted)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.setBackgroundImage(nil, for: .disabled)
    button.titleLabel?.font = UIFont.systemFont(ofSize: 12)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    button.titleEdgeInsets = .zero
    button.imageEdgeInsets = .zero
    button.isEnabled = false
    button.tintColor = .red
    button.setAttributedTitle(nil, for: .normal)
    button.imageView?.contentMode = .scaleAspectFit
    button.menu = UIMenu(title: "m", children: [])
    button.showsMenuAsPrimaryAction = true
    button.isPointerInteractionEnabled = true
    button.role = .destructive
    button.changesSelectionAsPrimaryAction = true
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 12, weight: .bold), forImageIn: .normal)
    _ = button.currentTitle
    _ = button.title(for: .normal)
    _ = button.image(for: .selected)
    button.adjustsImageWhenHighlighted = false
    button.setTitleShadowColor(nil, for: .normal)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.preferredBehavioralStyle = .pad
    _ = button.buttonType == .custom
    button.automaticallyUpdatesConfiguration = false
    button.setNeedsUpdateConfiguration()
    button.isSelected.toggle()
    var config = UIButton.Configuration.filled()
    config.title = "T"
    config.subtitle = "S"
    config.image = UIImage(systemName: "x")
    config.imagePadding = 8
    config.imagePlacement = .trailing
    config.baseBackgroundColor = .red
    config.baseForegroundColor = .white
    config.cornerStyle = .capsule
    config.buttonSize = .large
    config.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    config.showsActivityIndicator = true
    config.titleAlignment = .center
    config.attributedTitle = AttributedString("x")
    config.background.cornerRadius = 4
    config.background.backgroundColor = .red
    config.preferredSymbolConfigurationForImage = .init(pointSize: 10)
    config.titlePadding = 2
    config.macIdiomStyle = .bordered
    config.indicator = .popup
    config.titleLineBreakMode = .byTruncatingTail
    config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var o = incoming
      o.font = UIFont.boldSystemFont(ofSize: 12)
      return o
    }
    config.background.strokeWidth = 1
    config.imageColorTransformer = nil
    button.configuration = config
    button.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = button.isSelected
      switch button.state {
      case .highlighted: break
      case [.selected, .highlighted]: break
      default: break
      }
    }
    let all: [UIButton.Configuration] = [
      .plain(), .gray(), .tinted(), .bordered(), .borderedTinted(), .borderedProminent(), .borderless(), .filled(), .glass(),
      .prominentGlass(),
    ]

    _ = all
    _ = UIButton(configuration: .plain(), primaryAction: UIAction(title: "x", handler: { _ in }))
    _ = UIButton(primaryAction: nil)
    _ = UIButton(type: .close, primaryAction: UIAction { _ in })
    _ = UIButton.systemButton(with: UIImage(systemName: "x")!, target: nil, action: nil)
    _ = UIButton(frame: .zero)
    _ = UIButton()
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .white
    toggle.preferredStyle = .sliding
    toggle.title = "x"
    toggle.addAction(UIAction { [unowned toggle] _ in print(toggle.isOn) }, for: .valueChanged)
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.value = 3
    slider.setValue(2, animated: true)
    slider.isContinuous = false
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .blue
    slider.thumbTintColor = .red
    slider.minimumValueImage = nil
    slider.maximumValueImage = nil
    slider.setThumbImage(nil, for: .normal)
    let stepper = UIStepper()
    stepper.stepValue = 1
    stepper.value = 3
    stepper.minimumValue = 0
    stepper.maximumValue = 3
    stepper.wraps = true
    stepper.autorepeat = true
    let segmented = UISegmentedControl(items: ["a", UIImage(systemName: "x")!])
    segmented.selectedSegmentIndex = 0
    segmented.insertSegment(withTitle: "c", at: 2, animated: false)
    segmented.setTitle("d", forSegmentAt: 0)
    segmented.setEnabled(false, forSegmentAt: 1)
    _ = segmented.titleForSegment(at: 0)
    _ = segmented.numberOfSegments
    segmented.removeAllSegments()
    segmented.selectedSegmentTintColor = .red
    segmented.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    segmented.apportionsSegmentWidthsByContent = true
    segmented.setWidth(10, forSegmentAt: 0)
    segmented.setImage(nil, forSegmentAt: 0)
    segmented.isMomentary = true
    segmented.removeSegment(at: 0, animated: true)
    segmented.insertSegment(action: UIAction(title: "x") { _ in }, at: 0, animated: true)
    _ = UISegmentedControl(frame: .zero, actions: [])
    segmented.selectedSegmentIndex = UISegmentedControl.noSegment
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    spinner.stopAnimating()
    spinner.hidesWhenStopped = true
    spinner.color = .gray
    _ = spinner.isAnimating
    spinner.style = .medium
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.progress = 0.3
    progress.setProgress(0.4, animated: true)
    progress.trackTintColor = .red
    progress.progressTintColor = .blue
    progress.observedProgress = Progress(totalUnitCount: 3)
    let page = UIPageControl()
    page.numberOfPages = 3
    page.currentPage = 1
    page.pageIndicatorTintColor = .gray
    page.currentPageIndicatorTintColor = .red
    page.hidesForSinglePage = true
    page.backgroundStyle = .prominent
    page.allowsContinuousInteraction = false
    page.preferredIndicatorImage = nil
    let date = UIDatePicker()
    date.datePickerMode = .dateAndTime
    date.preferredDatePickerStyle = .compact
    date.date = Date()
    date.minimumDate = Date()
    date.maximumDate = nil
    date.minuteInterval = 5
    date.setDate(Date(), animated: true)
    date.locale = Locale(identifier: "de")
    date.calendar = .current
    date.timeZone = .current
    date.countDownDuration = 3
    date.roundsToMinuteInterval = true
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(0, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    _ = picker.selectedRow(inComponent: 0)
    picker.reloadComponent(0)
    _ = picker.numberOfRows(inComponent: 0)
    _ = picker.numberOfComponents
    let field = UITextField()
    field.placeholder = "p"
    field.borderStyle = .roundedRect
    field.text = "x"
    field.delegate = self
    field.isSecureTextEntry = true
    field.keyboardType = .emailAddress
    field.returnKeyType = .next
    field.autocorrectionType = .no
    field.autocapitalizationType = .words
    field.clearButtonMode = .whileEditing
    field.leftView = UIImageView()
    field.leftViewMode = .always
    field.rightView = nil
    field.rightViewMode = .unlessEditing
    field.textContentType = .password
    field.enablesReturnKeyAutomatically = true
    field.attributedPlaceholder = NSAttributedString(string: "")
    field.clearsOnBeginEditing = true
    field.inputView = date
    field.inputAccessoryView = UIToolbar()
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 9
    field.spellCheckingType = .no
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.keyboardAppearance = .dark
    field.selectAll(nil)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.becomeFirstResponder()
    _ = field.isEditing
    _ = field.hasText
    field.background = nil
    field.attributedText = nil
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 3)]
    field.insertText("a")
    field.deleteBackward()
    field.passwordRules = nil
    field.allowsEditingTextAttributes = false
    field.typingAttributes = nil
    field.textAlignment = .center
    field.addAction(UIAction { _ in }, for: .editingChanged)
    field.addAction(UIAction { _ in }, for: [.editingDidEnd, .editingDidEndOnExit, .editingDidBegin])
    field.reloadInputViews()
    field.smartInsertDeleteType = .no
    let text = UITextView(frame: .zero, textContainer: nil)
    text.text = "x"
    text.isEditable = false
    text.isSelectable = true
    text.isScrollEnabled = false
    text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    text.dataDetectorTypes = [.link, .phoneNumber]
    text.delegate = self
    text.selectedRange = NSRange(location: 0, length: 0)
    text.linkTextAttributes = [.foregroundColor: UIColor.red]
    text.attributedText = NSAttributedString(string: "")
    text.typingAttributes = [:]
    text.scrollRangeToVisible(NSRange(location: 0, length: 1))
    text.textContainer.maximumNumberOfLines = 2
    text.textContainer.lineBreakMode = .byTruncatingTail
    _ = text.layoutManager
    text.textStorage.setAttributedString(NSAttributedString(string: ""))
    text.keyboardDismissMode = .interactive
    text.alwaysBounceVertical = true
    text.isFindInteractionEnabled = true
    text.allowsEditingTextAttributes = true
    text.inputAccessoryView = nil
    _ = UITextView(usingTextLayoutManager: true)
    text.font = .monospacedDigitSystemFont(ofSize: 12, weight: .light)
    text.verticalScrollIndicatorInsets.bottom = 0
    text.borderStyle = .none
    text.writingToolsBehavior = .none
    let image = UIImageView(image: UIImage(named: "x"))
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.tintColor = .red
    image.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
    image.highlightedImage = nil
    image.isHighlighted = false
    image.preferredSymbolConfiguration = .init(weight: .bold)
    image.animationImages = []
    image.startAnimating()
    image.adjustsImageSizeForAccessibilityContentSizeCategory = true
    image.animationDuration = 1
    image.animationRepeatCount = 1
    _ = UIImageView(frame: .zero)
    _ = UIImageView(image: nil, highlightedImage: nil)
    image.preferredImageDynamicRange = .high
    image.addSymbolEffect(.bounce)
    stackView.addArrangedSubview(label)
    stackView.insertArrangedSubview(button, at: 0)
    stackView.removeArrangedSubview(label)
    stackView.setCustomSpacing(3, after: button)
    stackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
    stackView.layoutMargins = .zero
    stackView.directionalLayoutMargins = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
    _ = UIStackView(arrangedSubviews: [
      toggle, slider, stepper, segmented, spinner, progress, page, date, picker, field, text, image,
    ])
    _ = stackView.customSpacing(after: button)
    scrollView.contentSize = CGSize(width: 100, height: 100)
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    scrollView.contentOffset = .zero
    scrollView.setContentOffset(.zero, animated: true)
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 3
    scrollView.zoomScale = 1
    scrollView.setZoomScale(2, animated: true)
    scrollView.zoom(to: .zero, animated: true)
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.bounces = false
    scrollView.alwaysBounceHorizontal = true
    scrollView.isScrollEnabled = true
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentInsetAdjustmentBehavior = .automatic
    scrollView.scrollIndicatorInsets = .zero
    scrollView.horizontalScrollIndicatorInsets = .zero
    _ = scrollView.adjustedContentInset
    scrollView.scrollRectToVisible(.zero, animated: true)
    _ = scrollView.isDragging || scrollView.isTracking || scrollView.isDecelerating || scrollView.isZooming
    scrollView.decelerationRate = .fast
    scrollView.indicatorStyle = .white
    scrollView.scrollsToTop = true
    _ = scrollView.panGestureRecognizer
    scrollView.delaysContentTouches = true
    scrollView.canCancelContentTouches = true
    _ = scrollView.contentLayoutGuide.topAnchor
    _ = scrollView.frameLayoutGuide.widthAnchor
    scrollView.flashScrollIndicators()
    scrollView.isDirectionalLockEnabled = true
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    scrollView.refreshControl = UIRefreshControl()
    scrollView.bouncesZoom = true
    _ = scrollView.pinchGestureRecognizer
    scrollView.topEdgeEffect.style = .soft
    scrollView.allowsKeyboardScrolling = true
    let fx = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    fx.contentView.addSubview(label)
    _ = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
    _ = UIVisualEffectView(effect: nil)
    fx.effect = UIGlassEffect()
    view.addSubview(fx)
    view.insertSubview(scrollView, belowSubview: fx)
    _ = UIColorWell()
    _ = UIToolbar(frame: .zero)
    _ = UINavigationBar(frame: .zero)
    _ = UISearchBar(frame: .zero)
    _ = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    _ = UIImpactFeedbackGenerator(style: .medium)
    UIImpactFeedbackGenerator().impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UINotificationFeedbackGenerator().prepare()
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    let t = (textField.text! as NSString).replacingCharacters(in: range, with: string)
    return t.count < 3
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  func textViewDidChange(_ textView: UITextView) {}
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  func textViewDidBeginEditing(_ textView: UITextView) {}
  func textViewDidEndEditing(_ textView: UITextView) {}
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  func textViewDidChangeSelection(_ textView: UITextView) {}
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { interaction == .invokeDefaultAction }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.x = 3 }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "x" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    UILabel()
  }
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  { nil }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 3 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 3 }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view is UIControl
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  func gestures() {
    let tap = UITapGestureRecognizer(target: self, action: nil)
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 1
    tap.cancelsTouchesInView = false
    tap.delegate = self
    tap.isEnabled = true
    tap.delaysTouchesBegan = false
    tap.name = "t"
    tap.require(toFail: UITapGestureRecognizer())
    _ = tap.location(in: view)
    _ = tap.state == .ended
    _ = tap.view
    _ = tap.numberOfTouches
    tap.buttonMaskRequired = .secondary
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    _ = tap.location(ofTouch: 0, in: nil)
    tap.delaysTouchesEnded = false
    _ = tap.modifierFlags.contains(.command)
    let pan = UIPanGestureRecognizer()
    _ = pan.translation(in: view)
    _ = pan.velocity(in: view).x
    pan.setTranslation(.zero, in: view)
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 1
    pan.allowedScrollTypesMask = .all
    switch pan.state {
    case .began, .changed: break
    case .ended, .cancelled, .failed, .possible: break
    @unknown default: break
    }
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.4
    press.allowableMovement = 10
    press.numberOfTapsRequired = 0
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    swipe.numberOfTouchesRequired = 1
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let pinch = UIPinchGestureRecognizer()
    pinch.scale = 1
    _ = pinch.velocity
    let rotation = UIRotationGestureRecognizer()
    rotation.rotation = 0
    _ = UIHoverGestureRecognizer(target: nil, action: nil)
    view.gestureRecognizers = [tap, pan, press, swipe, edge, pinch, rotation]
  }
}
