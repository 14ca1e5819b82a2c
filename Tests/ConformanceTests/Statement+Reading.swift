import Foundation
import PreviewProtocol
import SplitKit

/// The error for data that cannot be read, with a sentence that says why.
struct DataError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Chapter {
  /// All of them, by the names of their files.
  static let all: [Chapter] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Statements")
    do {
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map { try Chapter(Data(contentsOf: $0), file: $0.lastPathComponent) }
    } catch {
      fatalError("The statements cannot be read: \(error)")
    }
  }()

  private init(_ data: Data, file: String) throws {
    let value = try JSONReader.read(Array(data))
    do {
      try value.check(hasOnly: ["title", "statements"])
      title = try value.required("title").sentence()
      statements = try value.required("statements").list().map(Statement.init)
    } catch let error as DataError {
      throw DataError("\(file): \(error)")
    }
  }
}

extension Statement {
  init(_ value: Value) throws {
    id = try value.required("id").sentence()
    do {
      try value.check(hasOnly: [
        "id", "profiles", "given", "when", "then", "sources", "class", "constant", "cases", "engine", "diverges",
        "notModelled", "issue",
      ])
      let profiles = try value.required("profiles")
      namedProfiles = profiles == "any" ? [] : try profiles.list().map { try $0.sentence() }
      given = try value.required("given").sentence()
      when = try value.required("when").sentence()
      then = try value.required("then").sentence()
      sources = try value.required("sources").list().map { try $0.sentence() }
      grade = try value.required("class").choice()
      isConstant = value["constant"] == true
      evidence = try Evidence(value)
    } catch let error as DataError {
      throw DataError("statement \(id): \(error)")
    }
  }
}

extension Statement.Evidence {
  fileprivate init(_ statement: Value) throws {
    let cases = try statement["cases"]?.list().map { Case(steps: try $0.list().map(Step.init)) } ?? []
    if let issue = statement["issue"]?.number {
      self = .notYet(issue: Int(issue))
    } else if let reason = statement["notModelled"] {
      guard cases.isEmpty else { throw DataError("what cases show is a divergence") }
      self = .notModelled(reason: try reason.sentence())
    } else if let reason = statement["diverges"] {
      self = .diverges(reason: try reason.sentence(), try Self.checked(cases))
    } else if statement["engine"] == true {
      self = .engine
    } else {
      self = .cases(try Self.checked(cases))
    }
  }

  /// Without an expectation that can fail, a statement would always hold, or always diverge.
  private static func checked(_ cases: [Case]) throws -> [Case] {
    let expects = cases.allSatisfy { $0.steps.contains { $0.expectation != nil } }
    guard !cases.isEmpty, expects else { throw DataError("a statement has cases, and each expects something") }
    return cases
  }
}

extension Value {
  func required(_ name: String) throws -> Value {
    guard let value = self[name] else { throw DataError("\(name) is missing") }
    return value
  }

  /// A name that nobody reads would be an expectation that nobody checks.
  func check(hasOnly names: [String]) throws {
    guard let members else { throw DataError("\(self) is no object") }
    for member in members where !names.contains(member.name) { throw DataError("\(member.name) means nothing here") }
  }

  func sentence() throws -> String {
    guard let string, !string.isEmpty else { throw DataError("\(self) is no sentence") }
    return string
  }

  func list() throws -> [Value] {
    guard let array, !array.isEmpty else { throw DataError("\(self) is no list") }
    return array
  }

  fileprivate func choice<Choice: RawRepresentable<String>>() throws -> Choice {
    guard let choice = Choice(rawValue: try sentence()) else { throw DataError("\(self) is no choice") }
    return choice
  }
}
