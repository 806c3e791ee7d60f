/// Limits uploads: how many at once, how many from one network, and how many bytes in all.
final class UploadQuota: Sendable {
  private struct Usage {
    var files = 0
    var bytes = 0
    var networks: [String: Int] = [:]
  }

  private let usage = Lock(Usage())
  private let limits: ServerLimits
  private let folder: @Sendable () -> String?

  /// - Parameter folder: The folder in which files are received; nil if none can be used.
  init(_ limits: ServerLimits, folder: @escaping @Sendable () -> String?) {
    self.limits = limits
    self.folder = folder
  }

  /// Reserves space for a file and opens it.
  /// - Parameters:
  ///   - bytes: The length of the body; nil when the request does not state it, and `most` is reserved.
  ///   - network: The client's network.
  /// - Throws: `.busy`, `.noRoom`, `.storage`.
  func open(_ bytes: Int?, most: Int, from network: String) throws(BodyFault) -> (Reservation, TemporaryFile) {
    guard let reservation = reserve(bytes ?? most, network) else { throw .busy }
    guard let folder = folder() else { throw .storage }
    return (reservation, try TemporaryFile(in: folder, bytes: bytes, most: most))
  }

  private func reserve(_ bytes: Int, _ network: String) -> Reservation? {
    let isFree = usage.with { usage in
      let ofNetwork = usage.networks[network] ?? 0
      guard usage.files < limits.files, usage.bytes + bytes <= limits.fileBytes,
        ofNetwork < limits.filesOfNetwork
      else { return false }
      usage.files += 1
      usage.bytes += bytes
      usage.networks[network] = ofNetwork + 1
      return true
    }
    return isFree ? Reservation(self, bytes, network) : nil
  }

  private func giveBack(_ bytes: Int, _ network: String) {
    usage.with { usage in
      usage.files -= 1
      usage.bytes -= bytes
      let left = (usage.networks[network] ?? 1) - 1
      usage.networks[network] = left > 0 ? left : nil
    }
  }

  /// The space reserved for one file; released with its exchange.
  final class Reservation {
    private let quota: UploadQuota
    private let bytes: Int
    private let network: String

    fileprivate init(_ quota: UploadQuota, _ bytes: Int, _ network: String) {
      self.quota = quota
      self.bytes = bytes
      self.network = network
    }

    deinit { quota.giveBack(bytes, network) }
  }
}
