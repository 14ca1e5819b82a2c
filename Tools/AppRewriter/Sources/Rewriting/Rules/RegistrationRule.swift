/// R9: after the last line of a file, each of its classes tells the class table what Objective-C would find out by name.
///
/// The code is an extension in the same file, because outlets and actions are often private.
final class RegistrationRule: Rule {
  override func run() {
    let types = index.types.values.filter { $0.file == work.file.path }.sorted { $0.name < $1.name }
    let registrations = types.compactMap { Registration($0, index) }
    guard !registrations.isEmpty else { return }
    let function = "__register_" + work.file.path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    work.tail += registrations.map(\.text)
    work.tail.append("@MainActor func \(function)() { \(registrations.map(\.call).joined(separator: "; ")) }")
    work.registration = function
    work.note("registration")
  }
}
