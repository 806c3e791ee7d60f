import Glibc

/// Limits on the resources of this process: an untrusted file that makes it use more ends only this process.
public enum ProcessLimits {
  /// Limits memory, open files and core dumps, irrevocably.
  ///
  /// - Parameter memory: Bytes of address space; programs and libraries count towards it.
  public static func bound(memory: UInt64) {
    for (resource, limit) in [
      (__rlimit_resource_t(RLIMIT_AS.rawValue), rlim_t(memory)),
      (__rlimit_resource_t(RLIMIT_NOFILE.rawValue), 256),
      (__rlimit_resource_t(RLIMIT_CORE.rawValue), 0),
    ] {
      var bound = rlimit()
      getrlimit(resource, &bound)
      bound.rlim_max = min(bound.rlim_max, limit)
      bound.rlim_cur = min(bound.rlim_cur, bound.rlim_max)
      setrlimit(resource, &bound)
    }
  }
}
