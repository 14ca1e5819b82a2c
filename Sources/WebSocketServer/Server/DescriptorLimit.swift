#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of files that this process may have open at once.
func descriptorLimit() -> Int {
  currentLimit().map { Int(clamping: $0.rlim_cur) } ?? 256
}

/// Raises the number of files that this process may have open at once, at most to the limit that the system sets it. It never
/// lowers the number, and does nothing if the system refuses.
func raiseDescriptorLimit(to count: Int) {
  guard var limit = currentLimit(), limit.rlim_cur < rlim_t(count) else { return }
  limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
  _ = setrlimit(resource, &limit)
}

private func currentLimit() -> rlimit? {
  var limit = rlimit()
  return getrlimit(resource, &limit) == 0 ? limit : nil
}

#if canImport(Glibc)
  private let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
  private let resource = RLIMIT_NOFILE
#endif
