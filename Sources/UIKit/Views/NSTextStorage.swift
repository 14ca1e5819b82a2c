import Foundation

/// The text of a view: `NSTextStorage`. A change of it is a change of the view, at the end of the outermost `beginEditing()`.
///
/// A subclass keeps the text itself, as on a device: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`.
open class NSTextStorage: NSMutableAttributedString {
  /// The parts of a text that can change, with UIKit's raw values.
  public struct EditActions: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: UInt
    /// Creates actions from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// The letters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  private weak var view: UITextView?
  private var depth = 0
  private var isProcessing = false
  /// Whether the view is giving its text to the storage, so that it needs not hear of it.
  private var isTaking = false
  /// The object that is told about changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes since the last time.
  open private(set) var editedMask: EditActions = []
  /// The part that has changed, after the change; without a change it begins at `NSNotFound`.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 units by which the text has become longer.
  open private(set) var changeInLength = 0

  /// Creates an empty storage.
  public convenience init() { self.init(string: "") }
  /// Creates a storage with letters.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a storage with letters that have the same attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a storage with a text.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// Creates an empty storage as a storyboard does.
  public required init?(coder: NSCoder) { super.init(string: "") }

  /// Creates the storage of a view.
  convenience init(of view: UITextView, _ text: NSAttributedString) {
    self.init(attributedString: text)
    self.view = view
  }

  // Foundation on Linux does not make the following ones of the methods that a subclass overrides.

  /// The number of UTF-16 units.
  open override var length: Int { string.utf16.count }
  /// An attribute at a place.
  open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?)
    -> Any?
  {
    attributes(at: location, effectiveRange: range)[attrName]
  }
  /// A part of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    copyOfText.attributedSubstring(from: range)
  }
  /// Visits the runs of a part.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { copyOfText.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
  /// Visits the runs of an attribute in a part.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { copyOfText.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }

  /// Replaces a part of the letters. The new ones have the attributes of the first one that goes.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
  }
  /// Replaces a part of the text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }
  /// Sets the attributes of a part.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  /// Adds an attribute to a part.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }
  /// Adds attributes to a part.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  /// Takes an attribute of a part away.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }
  /// Sets the text with its attributes.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  /// Adds a text at the end.
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }
  /// Inserts a text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  /// Deletes a part.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Changes the attributes of each run in a part.
  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange()
      var attributes = attributes(at: place, effectiveRange: &run)
      change(&attributes)
      let part = NSIntersectionRange(run, range)
      setAttributes(attributes, range: part)
      place = max(place + 1, NSMaxRange(part))
    }
    endEditing()
  }

  /// Begins changes that the view hears of together.
  open override func beginEditing() { depth += 1 }
  /// Ends changes.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, editedMask != [] { process() }
  }

  /// Notes a change of a part, whose range is that before the change.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: range.location, length: max(0, range.length + delta))
    editedRange = self.editedMask == [] ? changed : NSUnionRange(editedRange, changed)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Processes the changes, during which further ones can be made, and shows them.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    showInView()
  }

  /// Tells the delegate about the changes. An override changes attributes by the new letters.
  open func processEditing() {
    tell { $0.textStorage(self, willProcessEditing: $1, range: $2, changeInLength: $3) }
    tell { $0.textStorage(self, didProcessEditing: $1, range: $2, changeInLength: $3) }
  }

  private func tell(_ call: (any NSTextStorageDelegate, EditActions, NSRange, Int) -> Void) {
    if let delegate { call(delegate, editedMask, editedRange, changeInLength) }
  }

  /// The text as it is now, by the methods that a subclass overrides.
  private var copyOfText: NSAttributedString {
    let (copy, letters) = (NSMutableAttributedString(string: string), string.utf16.count)
    var place = 0
    while place < letters {
      var run = NSRange()
      copy.setAttributes(attributes(at: place, effectiveRange: &run), range: run)
      place = max(place + 1, NSMaxRange(run))
    }
    return copy
  }

  private func showInView() {
    guard !isTaking, let view else { return }
    // Texts of views are changed on the main actor, which a class of Foundation's cannot say.
    nonisolated(unsafe) let text = copyOfText
    MainActor.assumeIsolated { view.show(text) }
  }

  /// Takes the text that the view has been given, or the letters that the user has typed. The view gets what the delegate or a subclass
  /// makes of it.
  func take(_ text: NSAttributedString, isTyped: Bool) {
    guard !copyOfText.isEqual(to: text) else { return }
    isTaking = true
    if isTyped { takeLetters(text) } else { setAttributedString(text) }
    isTaking = false
    if !copyOfText.isEqual(to: text) { showInView() }
  }

  private func takeLetters(_ text: NSAttributedString) {
    let change = TextChange(from: string, to: text.string)
    let place = NSRange(location: change.range.location, length: change.replacement.utf16.count)
    replaceCharacters(in: change.range, with: text.attributedSubstring(from: place))
  }

  /// Kept, without an effect.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
  /// Kept, without an effect.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}

/// The object that is told about changes of a storage: `NSTextStorageDelegate`.
public protocol NSTextStorageDelegate: AnyObject {
  /// The storage is about to end changes. Attributes can be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The storage has ended changes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
