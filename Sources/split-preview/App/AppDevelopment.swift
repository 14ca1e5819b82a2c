import AppBroker
import AppBuilding
import HostSystem
import PreviewProtocol
import PreviewServer

/// An app that is served from its sources: built now, and again whenever a file of it is saved.
struct AppDevelopment {
  private let recipe: AppRecipe
  let project: AppProject
  private let places: BuildPlaces
  private let terminal: BuildTerminal
  /// Whether the rewriter was built to read the manifest. A second look at it would take a second.
  private let hasRewriter: Bool

  /// Finds the app of a recipe.
  ///
  /// - Parameter isServed: Whether a server shows the app, which must not wait for a reader of what the build writes.
  init(_ recipe: AppRecipe, isServed: Bool) throws {
    (self.recipe, terminal) = (recipe, BuildTerminal(besideServer: isServed))
    var hasRewriter = false
    project = try recipe.project(terminal.show, hasRewriter: &hasRewriter)
    self.hasRewriter = hasRewriter
    places = try recipe.places(of: project)
  }

  /// The result of a build.
  struct Version {
    /// The program, or nil if the app does not compile.
    let program: String?
    let faults: [PreviewFault]
  }

  /// Builds the module and the rewriter if need be, and the app. Throws a sentence if nothing can be served.
  func firstVersion() throws -> Version {
    try prepare()
    return try version(1)
  }

  /// Builds the module and the rewriter if need be, once before the app is built.
  func prepare() throws {
    try places.prepare()
    try ToolBuild(places, tell: terminal.show).run(hasRewriter: hasRewriter)
    for remark in project.remarks { terminal.warn(remark) }
  }

  /// A program that only says that the app does not compile. The page shows why.
  func placeholder() throws -> String {
    try terminal.during(.compiling("a placeholder", nil)) { try PlaceholderApp(places).build() }
  }

  /// Builds the app as its files are now. Everything that is wrong goes to the terminal too.
  func version(_ number: Int) throws -> Version {
    let project = number == 1 ? project : try projectAgain()
    let build = AppBuild(
      project, places, root: recipe.root, storyboard: recipe.storyboard, languageMode: recipe.languageMode,
      stubs: recipe.stubs, tell: terminal.show)
    let start = ContinuousClock.now
    let outcome = try build.run()
    terminal.finish(outcome, after: .now - start, of: project)
    let program = outcome.isBuilt ? try places.keep(version: number) : nil
    return Version(program: program, faults: program == nil ? Self.faults(outcome) : [])
  }

  /// The project as its files are now, long after the tools were built.
  private func projectAgain() throws -> AppProject {
    var hasRewriter = true
    return try recipe.project(terminal.show, hasRewriter: &hasRewriter)
  }

  /// Builds the app whenever a file is saved, on a thread of its own, and tells the broker.
  func watch(_ inbox: AppBroker.Inbox) {
    let (watch, development) = (SourceWatch(project), self)
    let isStarted = WorkerThread.start {
      var (watch, number) = (watch, 1)
      while true {
        WorkerThread.rest(for: .milliseconds(200))
        guard watch.hasChanged() else { continue }
        number += 1
        inbox.tell(development.news(number))
      }
    }
    if !isStarted { terminal.warn("There is no thread that could build the app again when a file is saved.") }
  }

  private func news(_ number: Int) -> AppBroker.News {
    do {
      let version = try version(number)
      return AppBroker.News(program: version.program, faults: version.faults)
    } catch {
      terminal.fail("\(error)")
      return AppBroker.News(faults: [PreviewFault(in: project.folder, of: nil, "\(error)")])
    }
  }

  /// The errors of the compiler, and what the preview does not support, for the page.
  private static func faults(_ outcome: AppBuild.Outcome) -> [PreviewFault] {
    let errors = outcome.messages.filter { $0.kind == .error }.map { message in
      PreviewFault(in: message.file, of: nil, line: message.line, column: message.column, message.text)
    }
    return Array(errors.prefix(mostFaults))
  }

  /// The page shows no more. The terminal shows all.
  private static let mostFaults = 50
}
