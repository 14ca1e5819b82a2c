/// The direction in which a finger moved.
package enum SwipeDirection: String, Sendable, CaseIterable { case left, right, up, down }
