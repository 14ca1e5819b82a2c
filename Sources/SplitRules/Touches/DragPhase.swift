/// How far a drag has come.
package enum DragPhase: String, Sendable, CaseIterable { case began, changed, ended, cancelled }
