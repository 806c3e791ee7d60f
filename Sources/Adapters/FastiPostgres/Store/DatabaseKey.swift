public import FastiRecords
internal import Glibc

/// The file of the data folder with the secret that proves the user to a database. It is not part of any backup.
struct DatabaseKey {
  /// The path of the file.
  let path: String
  private let folder: String

  init(folder: String) {
    self.folder = folder
    path = folder + "/database-key"
  }

  /// The secret; nil if there is no file.
  func read() throws(StoreError) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw failure }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw failure }
    return String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Writes a secret, readable only by the owner of the folder. An existing file is kept under another name.
  func write(_ secret: String) throws(StoreError) {
    guard Self.make(folder) else { throw failure }
    let bytes = Array((secret + "\n").utf8)
    let descriptor = open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure }
    let isWritten = Glibc.write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten else { throw failure }
    if rename(path, path + ".former") != 0, errno != ENOENT { throw failure }
    guard rename(path + ".new", path) == 0 else { throw failure }
  }

  /// Makes a folder, with those above it that are missing; false leaves the reason in `errno`.
  private static func make(_ folder: String) -> Bool {
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return false }
    return make(String(folder[..<slash])) && (mkdir(folder, 0o700) == 0 || errno == EEXIST)
  }

  /// A new secret, as the file contains it.
  static func newSecret(_ entropy: Entropy) -> String {
    var secret: [UInt8] = []
    for byte in entropy.bytes(32) { secret += ((byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8 }
    return String(decoding: secret, as: UTF8.self)
  }

  private var failure: StoreError {
    switch errno {
    case ENOSPC, EDQUOT: .full(path: path)
    case EROFS: .readOnly(path: path)
    case EACCES, EPERM: .noPermission(path: path)
    default: .ioError(path: path, detail: .said(String(cString: strerror(errno))))
    }
  }
}

extension PostgresPlace {
  /// The database that a user named, with the key of the data folder.
  /// - Throws: `badAddress` if an address is not valid, `noSpace` if the folder has no key.
  init(_ place: DatabasePlace) throws(StoreError) {
    let address = try PostgresAddress(checked: place.address)
    var keeper: PostgresAddress?
    if let text = place.keeper { keeper = try PostgresAddress(checked: text) }
    guard let secret = try DatabaseKey(folder: place.dataFolder).read() else { throw .noSpace(database: address.name) }
    self.init(address, keeper: keeper, secret: secret)
  }
}

extension PostgresAddress {
  /// Reads an address.
  /// - Throws: `badAddress` if libpq cannot read it.
  init(checked text: String) throws(StoreError) {
    guard let address = PostgresAddress(text) else { throw .badAddress }
    self = address
  }
}

extension PostgresKeeper {
  /// Creates the tables of a database or updates them. If the data folder has no key that opens a space, it gets one:
  /// to the space of the owner, or to a new one.
  /// - Returns: The name of the database, the version of the tables before and after, and the file of a key that was
  ///   written.
  /// - Throws: ``StoreError`` when it cannot be done; `severalSpaces` if there are several owners to choose from.
  public static func prepare(
    _ place: DatabasePlace, partitions: Int?, clock: WallClock, entropy: Entropy
  ) throws(StoreError) -> (name: String, from: Int, to: Int, key: String?) {
    let address = try PostgresAddress(checked: place.address)
    guard let text = place.keeper else { throw .keeperMissing(database: address.name) }
    let keeper = try PostgresKeeper(try PostgresAddress(checked: text))
    let (from, to) = try keeper.migrate(partitions: partitions ?? usualPartitions)
    let key = DatabaseKey(folder: place.dataFolder)
    if try key.read() != nil {
      do throws(StoreError) {
        _ = try PostgresStore(PostgresPlace(place), clock: clock, entropy: entropy).latestStamp()
        return (address.name, from, to, nil)
      } catch { guard case .noSpace = error else { throw error } }
    }
    // A server for partitions of another one has no people of its own.
    if try keeper.isForGuests() { return (address.name, from, to, nil) }
    let secret = DatabaseKey.newSecret(entropy)
    let owners = try keeper.owners()
    switch owners.count {
    case 0: _ = try keeper.addPerson("owner", secret: secret, now: clock.now, entropy: entropy)
    case 1: try keeper.addSecret(secret, of: owners[0], now: clock.now)
    default: throw .severalSpaces(database: address.name)
    }
    try key.write(secret)
    return (address.name, from, to, key.path)
  }
}
