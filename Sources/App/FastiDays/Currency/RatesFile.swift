public import FastiCivil
public import FastiMoney
public import FastiMonths
public import FastiRecords

/// The stored exchange rates, and what is known about the last request to the bank.
public struct KeptRates: Hashable, Sendable {
  /// The rates.
  public var rates = ExchangeRates()
  /// The time at which a document was last stored; nil if there was none.
  public var taken: Instant?
  /// The time at which the bank last sent a usable document; nil if all documents came from files.
  public var tried: Instant?
  /// The last automatic request to the bank.
  public var attempt: RefreshAttempt?
  /// The server's `ETag` of the daily document.
  var tag: String?
  /// The server's `Last-Modified` of the daily document.
  var modified: String?

  init() {}
}

/// The file in the data folder with the exchange rates.
///
/// Rates are published and can be fetched again. They are not records: changes, backups and other devices do not
/// contain them.
public struct RatesFile: Sendable {
  private let files: any Files
  private let folder: String
  private static let head = "fasti-rates 1"
  /// The largest file, in bytes; the rates since 1999 take 3 MB.
  private static let most = 32 << 20

  /// The file of a data folder; it need not exist.
  public init(_ files: any Files, folder: String) {
    self.files = files
    self.folder = folder
  }

  /// Where the file is: below the data folder.
  public var path: String { Self.path(in: folder) }

  /// The path in a data folder.
  public static func path(in folder: String) -> String { "\(folder)/rates" }

  /// The content of the file; nothing if there is no file, or if it does not have the format of this version.
  /// - Throws: `.storage` when it cannot be read.
  public func read() throws(Failure) -> KeptRates {
    var kept = KeptRates()
    guard files.exists(path) else { return kept }
    let bytes = try files.read(path, limit: RatesFile.most)
    var rest = bytes[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    guard line() == RatesFile.head else { return kept }
    while let next = line(), !next.isEmpty {
      let (word, value) = RatesFile.parts(next)
      switch word {
      case "taken": kept.taken = Int64(value).map { Instant(seconds: $0) }
      case "tried": kept.tried = Int64(value).map { Instant(seconds: $0) }
      case "asked": kept.attempt = RatesFile.attempt(value)
      case "tag": kept.tag = value
      case "modified": kept.modified = value
      default: break
      }
    }
    kept.rates = ExchangeRates(lines: Array(rest))
    return kept
  }

  /// Writes the content, completely or not at all.
  /// - Throws: `.storage`.
  public func write(_ kept: KeptRates) throws(Failure) {
    var head = RatesFile.head + "\n"
    if let taken = kept.taken { head += "taken \(taken.seconds)\n" }
    if let tried = kept.tried { head += "tried \(tried.seconds)\n" }
    if let attempt = kept.attempt { head += "asked \(attempt.at.seconds) \(attempt.failures)\n" }
    if let tag = kept.tag { head += "tag \(tag)\n" }
    if let modified = kept.modified { head += "modified \(modified)\n" }
    try files.makeFolder(folder)
    try files.write(Array("\(head)\n".utf8) + kept.rates.bytes, to: path)
  }

  /// Removes the file.
  /// - Returns: Whether the file existed.
  /// - Throws: `.storage`.
  public func remove() throws(Failure) -> Bool {
    guard files.exists(path) else { return false }
    try files.remove(path)
    return true
  }

  private static func parts(_ line: String) -> (String, String) {
    guard let space = line.firstIndex(of: " ") else { return (line, "") }
    return (String(line[..<space]), String(line[line.index(after: space)...]))
  }

  private static func attempt(_ text: String) -> RefreshAttempt? {
    let (seconds, failures) = parts(text)
    guard let seconds = Int64(seconds), let failures = Int(failures) else { return nil }
    return RefreshAttempt(at: Instant(seconds: seconds), failures: failures)
  }
}
