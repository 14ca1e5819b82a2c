/// How far a drag has come.
public enum DragPhase: String, Sendable, CaseIterable { case began, changed, ended, cancelled }
