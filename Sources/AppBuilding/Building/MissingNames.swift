extension [CompilerMessage] {
  /// The messages, with a proposal in the first error of each file that only lacks names. Most often such a file is about a framework that
  /// the preview does not have, and the rest of the app can be shown without it.
  func proposingToLeaveOut(below folder: String) -> [CompilerMessage] {
    var errors: [String: [CompilerMessage]] = [:]
    for message in self where message.kind == .error { errors[message.file, default: []].append(message) }
    var open = Set(errors.filter { $0.value.allSatisfy(\.isAboutMissingName) }.keys)
    return map { message in
      guard message.kind == .error, open.remove(message.file) != nil else { return message }
      var message = message
      let file = FilePlace.relative(message.file, to: folder)
      message.text += " Each error of this file is about a name that is missing: --without \(file) leaves the file out."
      return message
    }
  }
}

extension CompilerMessage {
  /// Whether the error says that there is no type, value, module or member of a name.
  fileprivate var isAboutMissingName: Bool {
    ["cannot find type '", "cannot find '", "no such module '"].contains(
      where: text.hasPrefix)
      || text.contains("' has no member '")
  }
}
