import FastiFormats
import FastiRecords

extension BackupReading {
  /// The most editions of the shipped regions that are accepted: more than there are versions of the program.
  private static let mostEditions = 10_000

  /// The list `shipped`: the editions of the shipped regions that the store has had.
  ///
  /// Their times are not compared with a clock: an edition has no stamp, and if there are two times the earlier one
  /// counts.
  mutating func editions(_ walk: inout JSONWalk) throws(JSONError) -> [ShippedEdition] {
    var editions: [ShippedEdition] = []
    let latest = Int(StampClock.utmost.milliseconds)
    let isList = try Self.walk(&walk) { place, _, element in
      guard !isEnough, place < Self.mostEditions,
        let fingerprint = text("fingerprint", of: element, "shipped[\(place)]", length: 0...1_000),
        let since = int("since", of: element, "shipped[\(place)]", 0...latest)
      else { return }
      editions.append(ShippedEdition(fingerprint: fingerprint, since: Int64(since)))
    }
    if !isList { note("shipped", .list) }
    return editions
  }
}
