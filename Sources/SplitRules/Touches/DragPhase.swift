/// The phase of a drag.
public enum DragPhase: String, Sendable, CaseIterable { case began, changed, ended, cancelled }
