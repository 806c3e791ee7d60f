/// A database in place of the file of a data folder, as the user named it.
public struct DatabasePlace: Hashable, Sendable {
  /// The address of the database.
  public let address: String
  /// The address under which its tables are made, migrated and compacted; nil where none is known.
  public let keeper: String?
  /// The data folder, which has the key to the database, and the files attached to reminders.
  public let dataFolder: String

  /// A place of those parts.
  public init(address: String, keeper: String?, dataFolder: String) {
    self.address = address
    self.keeper = keeper
    self.dataFolder = dataFolder
  }

  /// Whether an address contains a password, so that it must not stand in an argument list: between the user and the host of
  /// `postgresql://USER:PASSWORD@HOST`, or behind `password=`.
  public static func hasPassword(_ address: String) -> Bool {
    // A name may be written with percent signs, and spaces may stand around the sign of equality.
    if address.filter({ $0 != " " && $0 != "\t" }).contains("password=") { return true }
    guard let scheme = address.firstRange(of: "://") else { return false }
    let names = address.split(separator: "?").dropFirst().joined().split(separator: "&").map { $0.prefix { $0 != "=" } }
    if names.contains(where: { $0.contains("%") }) { return true }
    // Where a password ends follows libpq: at the last @ before a slash.
    let authority = address[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return false }
    return authority[..<at].contains(":")
  }
}
