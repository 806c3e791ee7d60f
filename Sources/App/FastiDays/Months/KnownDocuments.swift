import FastiRecords

/// The documents that were fetched or linked before.
struct KnownDocuments {
  /// The records, the latest first.
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

  /// What a server sent about an address.
  subscript(address: String) -> FetchedDocumentRecord? { records.first { $0.address == address } }

  /// The links of a page when it was last read: the latest of its host, with or without `www.`.
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
