import FastiHTTP
import FastiPerson
import FastiRecords

/// Stores of one folder, one for each concurrent request.
final class StorePool: @unchecked Sendable {
  private let open: @Sendable () throws(Failure) -> any Store & Keyring
  /// A store is used by one thread at a time: it is either in the pool or in use.
  private let idle = Lock<[any Store & Keyring]>([])

  init(_ open: @escaping @Sendable () throws(Failure) -> any Store & Keyring) { self.open = open }

  /// Passes a store to the body, and takes it back after it.
  func with<Answer>(_ body: (any Store & Keyring) throws(Failure) -> Answer) throws(Failure) -> Answer {
    let store: any Store & Keyring
    if let waiting = idle.with({ $0.popLast() }) { store = waiting } else { store = try open() }
    defer { idle.with { $0.append(store) } }
    return try body(store)
  }

  /// Closes every store and its file.
  func close() { idle.with { $0 = [] } }
}
