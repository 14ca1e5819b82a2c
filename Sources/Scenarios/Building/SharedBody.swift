import SplitKit
import Synchronization

/// The controllers of an app as its file describes them, for the values of the options and an OS version.
///
/// All sessions with the same values share one body, which nothing changes. The largest file would otherwise take tens of megabytes
/// again for each of them.
final class SharedBody: Sendable {
  let body: ScenarioBody
  /// An estimate of the memory of the body, and of what each app makes of it, in bytes.
  let cost: BodyCost
  /// The number of apps that use the body.
  private let users = Atomic(0)

  init(_ body: ScenarioBody, _ cost: BodyCost) { (self.body, self.cost) = (body, cost) }

  /// Notes that an app uses the body from now on, or no longer.
  func note(users change: Int) { users.add(change, ordering: .relaxed) }

  /// The memory of one app: what it makes of the body, and its share of the body itself.
  var bytesOfApp: Int { cost.app + cost.body / max(1, users.load(ordering: .relaxed)) }
}

/// The bodies of a file that apps use at present, by the OS version and the values of the options.
final class SharedBodies: Sendable {
  private struct Entry: Sendable {
    weak var body: SharedBody?
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// The body under a key, which is made if no app uses it.
  func body(for key: String, _ make: () throws(SourceError) -> SharedBody) throws(SourceError) -> SharedBody {
    if let body = entries.withLock({ $0[key]?.body }) { return body }
    let body = try make()
    entries.withLock { entries in
      // Bodies that nobody uses leave their keys behind.
      entries = entries.filter { $0.value.body != nil }
      entries[key] = Entry(body: body)
    }
    return body
  }
}

/// An estimate of the memory of a body, in bytes. The factors were measured with the largest files of rows, forms and controllers
/// (docs/security.md).
struct BodyCost: Sendable {
  /// The memory of the body, which all apps share.
  let body: Int
  /// The memory of what an app makes of it beside its controllers: rows, the ids of the elements, and their actions.
  let app: Int

  /// The cost of the values of a file.
  init(_ nodes: [SourceNode]) {
    body = nodes.reduce(0) { $0 + $1.count } * Self.bytesOfValue
    app = nodes.reduce(0) { $0 + $1.mappingCount } * Self.bytesOfMapping
  }

  /// The memory of a text field of an app.
  static let bytesOfField = 250

  private static let bytesOfValue = 200
  private static let bytesOfMapping = 170
}

extension ScenarioSource {
  /// The body that apps with these values of the options and this OS version share.
  func shared(_ values: [String: Value], _ profile: Profile) throws(SourceError) -> SharedBody {
    let parts = try resolved(values, profile)
    return SharedBody(try body(of: parts), BodyCost(parts.nodes))
  }
}
