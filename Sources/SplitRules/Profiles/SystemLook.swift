/// How an OS version's own items and lists look, as far as an app's content follows it.
package struct SystemLook: Sendable {
  package let systemItems: SystemItems
  package let lists: ListSpacing
}

/// What a bar shows for the system's own items, such as Done, Cancel and Send.
package enum SystemItems: Sendable { case words, signs }

/// How much room the rows of a list have.
package enum ListSpacing: Sendable { case usual, roomy }
