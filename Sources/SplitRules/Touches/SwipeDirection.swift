/// The direction in which a finger moved.
public enum SwipeDirection: String, Sendable, CaseIterable { case left, right, up, down }
