import CTimer
import Glibc

/// Limits on the resources of this process: an untrusted file that makes it use more ends only this process.
public enum ProcessLimits {
  /// Limits memory, open files and core dumps, and lets threads share heaps, because each heap takes address space. The
  /// limits can be raised again up to `times` times their values.
  ///
  /// - Parameters:
  ///   - memory: Bytes of address space; programs and libraries count towards it.
  ///   - times: Up to how many times the limits ``widen(memory:files:)`` may go.
  public static func bound(memory: UInt64, times: UInt64 = 1) {
    fasti_heaps(4)
    set(RLIMIT_AS, rlim_t(memory), atMost: rlim_t(memory * times))
    set(RLIMIT_NOFILE, 256, atMost: 256 * rlim_t(times))
    set(RLIMIT_CORE, 0, atMost: 0)
  }

  /// Allows so much more memory and so many more open files, within what ``bound(memory:times:)`` left.
  public static func widen(memory: UInt64, files: UInt64) {
    for (resource, more) in [(RLIMIT_AS, memory), (RLIMIT_NOFILE, files)] {
      let now = limits(resource)
      set(resource, now.rlim_cur + min(rlim_t(more), now.rlim_max - now.rlim_cur), atMost: now.rlim_max)
    }
  }

  private static func limits(_ resource: __rlimit_resource) -> rlimit {
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(resource.rawValue), &limits)
    return limits
  }

  private static func set(_ resource: __rlimit_resource, _ limit: rlim_t, atMost most: rlim_t) {
    var bound = limits(resource)
    bound.rlim_max = min(bound.rlim_max, most)
    bound.rlim_cur = min(limit, bound.rlim_max)
    setrlimit(__rlimit_resource_t(resource.rawValue), &bound)
  }
}
