import Checks

/// The files of scenes, which the owner of a server reads. The server itself reads none.
package struct SceneFiles {
  /// Reads the files that were saved, and returns the ids of the scenes that changed. The server calls it before each call of a tool.
  let refresh: () -> [String]
  /// The checks in the file of a scene, with the golden file beside it, or nil for a scene that has no file. Throws a sentence for a
  /// file that cannot be read now, or that has no checks.
  let checks: (_ scene: String) throws -> CheckPlan?

  /// Creates the files from what reads them.
  package init(refresh: @escaping () -> [String], checks: @escaping (_ scene: String) throws -> CheckPlan?) {
    (self.refresh, self.checks) = (refresh, checks)
  }

  /// No files.
  package static var none: SceneFiles { SceneFiles(refresh: { [] }, checks: { _ in nil }) }
}
