import SplitKit

/// The bounds of a session, which are for all of its slots together (docs/security.md, "Limits").
///
/// A session with slot 0 alone needs none of this, because each part keeps its own bounds. With more slots, a bound that all of
/// them exceed together leaves each slot an equal share.
extension Session {
  /// An estimate of the memory that this session takes, in bytes.
  package var estimatedBytes: Int {
    var bytes = outbox.bytes + inquiries.reduce(0) { $0 + $1.estimatedBytes }
    forEachOpenSlot { bytes += $0.estimatedBytes }
    return bytes
  }

  /// Tells the app in a slot how much the others leave it, before a message that can add texts or names.
  func shareBounds(with slot: Slot) {
    slot.preview?.application.limitTexts(besides: bytesOfTexts(besides: slot))
    shareIfExceeded({ $0.preview?.content.plainControllers.count ?? 0 }, of: PlainViewControllers.capacity) { slot, slots in
      slot.preview?.content.plainControllers.keepNewest(PlainViewControllers.capacity / slots)
    }
  }

  /// Keeps the calls of all scenes that wait within the bounds of one.
  func limitCalls() {
    shareIfExceeded({ $0.waiting?.events.calls.count ?? 0 }, of: CallLog.maximumCount) { $0.keepNewestCalls(sharedBy: $1) }
    shareIfExceeded({ $0.waiting?.events.bytes ?? 0 }, of: CallLog.maximumBytes) { $0.keepNewestCalls(sharedBy: $1) }
  }

  /// Keeps the remembered elements of all slots within the bounds of one.
  func limitElements() {
    shareIfExceeded({ $0.elements.countGone }, of: ElementMemory.maximumGone) { $0.keepNewestElements(sharedBy: $1) }
    shareIfExceeded({ $0.elements.bytesGone }, of: ElementMemory.maximumBytes) { $0.keepNewestElements(sharedBy: $1) }
  }

  private func bytesOfTexts(besides slot: Slot) -> Int {
    guard !others.isEmpty else { return 0 }
    var bytes = 0
    forEachOpenSlot { if $0 !== slot { bytes += $0.preview?.application.writtenTexts.total ?? 0 } }
    return bytes
  }

  /// Reduces every slot to its share if all of them together exceed a bound. `reduce` gets the number of slots.
  private func shareIfExceeded(_ amount: (Slot) -> Int, of bound: Int, _ reduce: (Slot, Int) -> Void) {
    guard !others.isEmpty else { return }
    var total = 0
    forEachOpenSlot { total += amount($0) }
    guard total > bound else { return }
    let count = openSlotCount
    forEachOpenSlot { reduce($0, count) }
  }
}

extension Slot {
  fileprivate var estimatedBytes: Int {
    (preview?.estimatedBytes ?? 0) + 2 * (elements.bytes + (waiting?.events.bytes ?? 0))
  }
}
