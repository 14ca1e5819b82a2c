/// The look of an OS version's own bar items and lists, as far as an app's content follows it.
package struct SystemLook: Sendable {
  package let systemItems: SystemItems
  package let lists: ListSpacing
}

/// The way in which a bar shows the system's own items, such as Done, Cancel and Send.
package enum SystemItems: Sendable { case words, signs }

/// The room that the rows of a list have.
package enum ListSpacing: Sendable { case usual, roomy }
