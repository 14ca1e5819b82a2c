/// The phase of a drag.
package enum DragPhase: String, Sendable, CaseIterable { case began, changed, ended, cancelled }
