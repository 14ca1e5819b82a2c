import PreviewProtocol

/// Previews whose files are saved while they are open.
extension AgentPreviews {
  /// Brings the scenes up to date, and opens the new versions of those that are open. Returns a line for each open preview that was
  /// opened anew, and for each new fault of a file that describes an open preview, which keeps its last version.
  ///
  /// - Parameter refresh: Reads the files that were saved, and returns the ids of the previews that changed.
  func follow(_ refresh: () -> [String]) -> [String] {
    let before = faults
    let changed = refresh()
    let open = opened.filter { preview in preview.scene.map(changed.contains) ?? false }
    return open.map(reopen) + faults.filter { !before.contains($0) }.compactMap(line)
  }

  /// The lines about the faults that the file of a scene has now. The scene is then the file's last version without a fault.
  func linesAboutFile(of scene: String) -> [String] {
    faults.filter { $0.preview == scene }.map { "\(scene): this is the last version without a fault. \($0)" }
  }

  private func reopen(_ preview: AgentPreview) -> String {
    do throws(ProtocolError) {
      try preview.reopen()
      return "\(preview.id): its file was saved, and this is the new version at the same place."
    } catch {
      return "\(preview.id): its file was saved, but the new version cannot be opened as it stands. \(error.message)"
    }
  }

  /// The line about a fault of a file whose preview is open.
  private func line(about fault: PreviewFault) -> String? {
    let ids = opened.filter { $0.scene != nil && $0.scene == fault.preview }.map(\.id)
    return ids.isEmpty ? nil : "\(ids.joined(separator: ", ")): the last version without a fault stays. \(fault)"
  }
}
