/// Room for the files that are being received: few at once, few from one network, and so many bytes in all.
final class UploadQuota: Sendable {
  private struct Taken {
    var files = 0
    var bytes = 0
    var networks: [String: Int] = [:]
  }

  private let taken = Lock(Taken())
  private let limits: ServerLimits
  private let folder: @Sendable () -> String?

  /// - Parameter folder: Where files are received; nil where they cannot be.
  init(_ limits: ServerLimits, folder: @escaping @Sendable () -> String?) {
    self.limits = limits
    self.folder = folder
  }

  /// A place for a file, with the file.
  /// - Parameters:
  ///   - bytes: How long its body will be; nil where nobody has said, and then it may be `most`.
  ///   - network: Where it comes from.
  /// - Throws: `.busy`, `.noRoom`, `.storage`.
  func open(_ bytes: Int?, most: Int, from network: String) throws(BodyFault) -> (Place, TemporaryFile) {
    guard let place = take(bytes ?? most, network) else { throw .busy }
    guard let folder = folder() else { throw .storage }
    return (place, try TemporaryFile(in: folder, bytes: bytes, most: most))
  }

  private func take(_ bytes: Int, _ network: String) -> Place? {
    let isFree = taken.with { taken in
      let ofNetwork = taken.networks[network] ?? 0
      guard taken.files < limits.files, taken.bytes + bytes <= limits.fileBytes,
        ofNetwork < limits.filesOfNetwork
      else { return false }
      taken.files += 1
      taken.bytes += bytes
      taken.networks[network] = ofNetwork + 1
      return true
    }
    return isFree ? Place(self, bytes, network) : nil
  }

  private func giveBack(_ bytes: Int, _ network: String) {
    taken.with { taken in
      taken.files -= 1
      taken.bytes -= bytes
      let left = (taken.networks[network] ?? 1) - 1
      taken.networks[network] = left > 0 ? left : nil
    }
  }

  /// The place of one file; it ends with its exchange.
  final class Place {
    private let room: UploadQuota
    private let bytes: Int
    private let network: String

    fileprivate init(_ room: UploadQuota, _ bytes: Int, _ network: String) {
      self.room = room
      self.bytes = bytes
      self.network = network
    }

    deinit { room.giveBack(bytes, network) }
  }
}
