import FastiRecords

/// The documents that were fetched or linked before.
struct KnownDocuments {
  /// The records, those written last first.
  private let records: [FetchedDocumentRecord]

  private init(_ versions: [Version<FetchedDocumentRecord>]) {
    records = versions.sorted { $0.stamp > $1.stamp }.map { $0.record }
  }

  /// The documents of a store.
  /// - Throws: `.storage`.
  static func read(from store: any Store) throws(Failure) -> KnownDocuments {
    do {
      return KnownDocuments(
        try store.read { reader throws(StoreError) in try reader.all(FetchedDocumentRecord.self) })
    } catch { throw Failure(error) }
  }

  /// What a server said of an address.
  subscript(address: String) -> FetchedDocumentRecord? { records.first { $0.address == address } }

  /// What a page linked when it was last read: of its host, with `www.` or without, those written last.
  func linked(from home: String) -> CommitteeLinks {
    let homes = [home, home.replacing("https://", with: "https://www.")]
    let own = records.map(\.address).filter { address in
      !homes.contains(address) && homes.contains { address.hasPrefix($0) }
    }
    return CommitteeLinks(
      news: own.filter { address in homes.contains { address.hasPrefix($0 + "news/") } },
      calendar: own.first { $0.split(separator: "?").first?.lowercased().hasSuffix(".pdf") == true })
  }
}
