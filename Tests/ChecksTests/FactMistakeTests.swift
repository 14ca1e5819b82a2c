import Checks
import Scenarios
import Testing

/// Comparisons with a value that the fact never has. A check with such a comparison would always pass, or always fail.
@Suite struct FactMistakeTests {
  private static let sizes = "It is compact or regular."

  @Test(arguments: [
    // Misspelt words, wherever a check compares.
    ("{window.horizontalSizeClass: compakt}", "window.horizontalSizeClass is never compakt. Did you mean compact?"),
    ("{window.horizontalSizeClass: {isNot: compakt}}", "window.horizontalSizeClass is never compakt. Did you mean compact?"),
    ("{window.horizontalSizeClass: {is: Compact}}", "window.horizontalSizeClass is never Compact. Did you mean compact?"),
    ("{window.horizontalSizeClass: {oneOf: [regular, compackt]}}", "is never compackt. Did you mean compact?"),
    (
      "{window.horizontalSizeClass: {contains: compakt}}",
      "No value of window.horizontalSizeClass has compakt. Did you mean compact?"
    ),
    ("{window.horizontalSizeClass: {begins: kom}}", "No value of window.horizontalSizeClass begins with kom."),
    ("{window.horizontalSizeClass: {glob: 'k*t'}}", "No value of window.horizontalSizeClass matches k*t. \(sizes)"),
    ("{if: {window.horizontalSizeClass: {isNot: compakt}}, then: {split.isCollapsed: true}}", "is never compakt."),
    ("{if: {window.width: {atLeast: 1}}, then: {split.displayMode: twoBesidesSecondary}}", "Did you mean twoBesideSecondary?"),
    ("{if: {window.width: 1}, then: {window.width: 1}, else: {split.displayMode: foo}}", "split.displayMode is never foo."),
    ("{not: {split.displayMode: foo}}", "split.displayMode is never foo."),
    ("{any: [{window.width: 500}, {split.displayMode: foo}]}", "split.displayMode is never foo."),
    ("{all: [{not: {any: [{split.displayMode: foo}]}}]}", "split.displayMode is never foo."),
    ("{split.displayMode: {isNot: twoBesidesSecondary}}", "Did you mean twoBesideSecondary?"),
    ("{split.displayMode: primaryHiden}", "split.displayMode is never primaryHiden."),
    ("{split.displayMode: {isNot: automatic}}", "split.displayMode is never automatic."),
    ("{split.preferredDisplayMode: {isNot: automatik}}", "Did you mean automatic?"),
    ("{split.style: {isNot: double}}", "split.style is never double."),
    ("{split.splitBehavior: {isNot: tiled}}", "Did you mean tile?"),
    ("{split.primaryEdge: {isNot: left}}", "split.primaryEdge is never left. It is leading or trailing."),
    ("{split.primaryBackgroundStyle: {isNot: side-bar}}", "Did you mean sidebar?"),
    (
      "{split.displayModeButtonVisibility: {isNot: always-visible}}", "split.displayModeButtonVisibility is never always-visible."
    ),
    ("{window.verticalSizeClass: {isNot: regulr}}", "Did you mean regular?"),
    ("{window.orientation: {isNot: landscape}}", "window.orientation is never landscape."),
    ("{window.activationState: {isNot: active}}", "window.activationState is never active."),
    ("{window.layoutDirection: {isNot: rtl}}", "window.layoutDirection is never rtl. It is leftToRight or rightToLeft."),
    ("{window.userInterfaceStyle: {isNot: drak}}", "Did you mean dark?"),
    ("{window.userInterfaceIdiom: {isNot: ipad}}", "Did you mean pad?"),
    ("{split.columns: {contains: primry}}", "split.columns never has the text \"primry\". Did you mean primary?"),
    ("{split.columns: [primary, detail]}", "split.columns never has the text \"detail\"."),
    ("{split.shownColumns: {isNot: [sidebar]}}", "split.shownColumns never has the text \"sidebar\"."),
    // Values of another type.
    ("{split.isCollapsed: no}", "split.isCollapsed is true or false, not the text \"no\". Did you mean false?"),
    ("{split.isCollapsed: {isNot: Yes}}", "split.isCollapsed is true or false, not the text \"Yes\". Did you mean true?"),
    ("{split.isCollapsed: 'true'}", "split.isCollapsed is true or false, not the text \"true\". Did you mean true?"),
    ("{split.isCollapsed: {isNot: 0}}", "split.isCollapsed is true or false, not 0."),
    ("{split.isCollapsed: {isNot: null}}", "split.isCollapsed is true or false, not null."),
    ("{split.isCollapsed: {oneOf: [true, off]}}", "not the text \"off\". Did you mean false?"),
    ("{split.isCollapsed: {atMost: 1}}", "split.isCollapsed is true or false, and atMost compares neither."),
    ("{split.isCollapsed: {contains: t}}", "split.isCollapsed is true or false, and contains compares neither."),
    ("{messages.isVisible: on}", "messages.isVisible is true or false, not the text \"on\". Did you mean true?"),
    ("{split.presentsWithGesture: yes}", "split.presentsWithGesture is true or false, not the text \"yes\". Did you mean true?"),
    ("{window.width: {isNot: wide}}", "window.width is a number, not the text \"wide\"."),
    ("{window.width: '500'}", "window.width is a number, not the text \"500\"."),
    ("{window.width: 500pt}", "window.width is a number, not the text \"500pt\"."),
    ("{window.width: {isNot: null}}", "window.width is a number, not null."),
    ("{window.width: {isNot: true}}", "window.width is a number, not true."),
    ("{window.focusedField: {isNot: 3}}", "window.focusedField is an id or null, not 3."),
    ("{message.title: {atMost: 3}}", "message.title is a text, and atMost compares numbers."),
    ("{split.children: {isNot: message}}", "split.children is a list, not the text \"message\"."),
    ("{split.displayModeButtonItem: {isNot: visible}}", "is null or an object with isVisible, image and target, not the text"),
    ("{split.displayModeButtonItem: {contains: image}}", "and contains compares neither."),
    ("{window.width: {begins: '5'}}", "window.width is a number, and begins compares texts."),
    ("{split.secondary.width: {isNot: half}}", "split.secondary.width is a number, not the text \"half\"."),
    ("{split.primaryColumnWidth: {isNot: '320'}}", "split.primaryColumnWidth is a number, not the text \"320\"."),
    (
      "{window.horizontalSizeClass: {atLeast: 1}}", "window.horizontalSizeClass is a word, and atLeast compares numbers. \(sizes)"
    ),
    ("{window.horizontalSizeClass: {isNot: 1}}", "window.horizontalSizeClass is a word, not 1. \(sizes)"),
    ("{window.horizontalSizeClass: {isNot: null}}", "window.horizontalSizeClass is a word, not null. \(sizes)"),
    ("{split.columns: {isNot: primary}}", "Write [primary], or {contains: primary}."),
    (
      "{split.displayModeButtonItem: {is: {taget: secondaryOnly}}}",
      "split.displayModeButtonItem has no taget. Did you mean target?"
    ),
    (
      "{split.displayModeButtonItem: {isNot: {target: secondryOnly}}}",
      "split.displayModeButtonItem.target is never secondryOnly. Did you mean secondaryOnly?"
    ),
    (
      "{split.displayModeButtonItem: {is: {isVisible: 'yes'}}}",
      "split.displayModeButtonItem.isVisible is true or false, not the text \"yes\". Did you mean true?"
    ),
    ("{split.displayMode: {isNot: primaryHiden}}", "Did you mean primaryHidden?"),
    ("{split.displayMode: {glob: '*'}}", "Every text matches *"), ("{messages.title: {begins: ''}}", "begins with an empty text"),
    ("{split.displayMode: {isNot: ''}}", "split.displayMode is never an empty text."),
    ("{window.horizontalSizeClass: {contains: compakt}}", "Did you mean compact?"),
    ("{split.displayMode: {glob: '*Seccondary'}}", "Did you mean secondaryOnly?"),
    ("{split.children: {contains: 3}}", "split.children is a list of ids, and 3 is no id."),
    ("{split.children: {oneOf: [[nav:A, 3]]}}", "split.children is a list of ids, and 3 is no id."),
    ("{split.columns: {begins: pri}}", "split.columns is a list, and begins compares texts. Write contains."),
    ("{split.columns: {moreThan: 1}}", "split.columns is a list, and moreThan compares numbers."),
  ])
  func `a value that a fact never has is a mistake in the file`(_ expectation: String, _ sentence: String) throws {
    for check in ["widths: 500, expect: \(expectation)", "steps: [{expect: \(expectation)}]"] {
      let message = try plan("- {name: a, \(check)}").mistake?.message
      #expect(message?.contains(sentence) == true, "\(message ?? "no mistake") \(check)")
    }
  }

  @Test(arguments: [
    "{split.displayMode: allVisible}", "{split.displayMode: {isNot: primaryHidden}}",
    "{split.preferredDisplayMode: {oneOf: [allVisible, primaryOverlay]}}",
  ])
  func `the names of display modes before iOS 14 are no mistakes`(_ expectation: String) throws {
    #expect(try plan("- {name: a, widths: 500, expect: \(expectation)}").mistake == nil)
  }

  @Test func `a mistake is at the place of the word`() throws {
    let line = "- {name: a, widths: 500, expect: {window.horizontalSizeClass: {isNot: compakt}}}"
    let mark = try plan(line).mistake?.mark
    let column = try #require(line.range(of: "compakt")).lowerBound.utf16Offset(in: line)
    #expect(mark?.line == 4 && mark?.column == column + 1, "\(String(describing: mark))")
  }

  @Test(
    arguments: [
      (
        "[ios13]", "{split.displayMode: {isNot: twoBesideSecondary}}",
        "in ios13. It can be twoBesideSecondary in ios14, ios18 and ios26."
      ),
      ("[ios8]", "{window.userInterfaceStyle: {isNot: dark}}", nil),
      ("[ios8, ios13]", "{split.preferredDisplayMode: {begins: two}}", "It is automatic, secondaryOnly"),
      ("[ios8, ios13]", "{split.displayModeButtonItem: {is: {target: twoOverSecondary}}}", "in ios8 or ios13."),
      ("[ios8, ios13]", "{split.displayMode: {oneOf: [oneBesideSecondary, twoOverSecondary]}}", "in ios8 or ios13."),
      ("[ios14, ios26]", "{split.displayMode: {isNot: twoBesideSecondary}}", nil),
      (
        "[ios14, ios18]", "{not: {split.columns: {contains: inspector}}}",
        "split.columns never has inspector in ios14 or ios18. It can have inspector in ios26."
      ),
      ("[ios13]", "{split.columns: {isNot: [supplementary, secondary]}}", "It can have supplementary in ios14, ios18 and ios26."),
      ("[ios18, ios26]", "{not: {split.columns: {contains: inspector}}}", nil),
      ("[ios13, ios26]", "{split.displayMode: {isNot: twoBesideSecondary}}", nil),
    ] as [(String, String, String?)])
  func `a word that no version of the check can have is a mistake`(_ profiles: String, _ expectation: String, _ sentence: String?)
    throws
  {
    let check = "- {name: a, profiles: \(profiles), expect: \(expectation)}"
    let message = try plan(check, of: "lab").mistake?.message
    #expect(sentence.map { message?.contains($0) == true } ?? (message == nil), "\(message ?? "no mistake")")
  }

  @Test(
    arguments: [
      ("{tabs.mode: {isNot: tabSidebr}}", "tabs.mode is never tabSidebr. Did you mean tabSidebar?"),
      ("{tabs.tabBarPlacement: {isNot: left}}", "tabs.tabBarPlacement is never left. It is top or bottom."),
      ("{tabs.isSidebarHidden: yes}", "Did you mean true?"),
      ("{later.columns: {contains: right}}", nil), ("{later.columns: {contains: secondary}}", nil),
      ("{later.columns: {contains: middle}}", "later.columns never has the text \"middle\"."),
      ("{later.displayMode: {isNot: sideBySide}}", nil),
      ("{later.displayMode: {isNot: besideSide}}", "later.displayMode is never besideSide."),
    ] as [(String, String?)])
  func `a controller has the words of its type, and one that is not there yet those of every type`(
    _ expectation: String, _ sentence: String?
  ) throws {
    let check = "- {name: a, options: {embedding: tab}, expect: \(expectation)}"
    let message = try plan(check, of: "lab").mistake?.message
    #expect(sentence.map { message?.contains($0) == true } ?? (message == nil), "\(message ?? "no mistake")")
  }

  @Test(arguments: [
    "{split.displayMode: {isNot: twoBesideSecondary}}", "{split.displayMode: {glob: '*Secondary*'}}",
    "{split.displayMode: {contains: Beside}}", "{split.minimumPrimaryColumnWidth: null}", "{split.columns: {contains: primary}}",
    "{message.title: {isNot: compakt}}", "{nav:messages.topViewController: {isNot: anything}}",
    "{messages.selection: {contains: a}}",
  ])
  func `a value that a fact can have is none`(_ expectation: String) throws {
    #expect(try plan("- {name: a, widths: 1180, expect: \(expectation)}").mistake?.message == nil)
  }
}
