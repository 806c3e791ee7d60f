/// A database that replaces the file of a data folder, as the user named it.
public struct DatabasePlace: Hashable, Sendable {
  /// The address of the database.
  public let address: String
  /// The address under which its tables are created, migrated and compacted; nil if none is known.
  public let keeper: String?
  /// The data folder, which contains the key to the database and the files attached to reminders.
  public let dataFolder: String

  public init(address: String, keeper: String?, dataFolder: String) {
    self.address = address
    self.keeper = keeper
    self.dataFolder = dataFolder
  }

  /// The same database, with the key in another data folder.
  public func of(_ folder: String) -> DatabasePlace {
    DatabasePlace(address: address, keeper: keeper, dataFolder: folder)
  }

  /// Whether an address contains a password, so that it must not be put into an argument list: between the user and the
  /// host of `postgresql://USER:PASSWORD@HOST`, or after `password=`.
  public static func hasPassword(_ address: String) -> Bool {
    // A name may be percent-encoded, and the equals sign may have spaces around it.
    if address.filter({ $0 != " " && $0 != "\t" }).contains("password=") { return true }
    guard let scheme = address.firstRange(of: "://") else { return false }
    let names = address.split(separator: "?").dropFirst().joined().split(separator: "&").map { $0.prefix { $0 != "=" } }
    if names.contains(where: { $0.contains("%") }) { return true }
    // As in libpq, a password ends at the last @ before a slash.
    let authority = address[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return false }
    return authority[..<at].contains(":")
  }
}
