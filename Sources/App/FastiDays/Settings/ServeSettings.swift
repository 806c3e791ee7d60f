public import FastiCivil
public import FastiHolidays
public import FastiRecords

/// The options of a server, read from the command line.
public struct ServeSettings: Sendable {
  /// The address to listen on: `127.0.0.1:8080`.
  public var listen: String
  /// The public address of the server, behind a reverse proxy; nil for none.
  public var publicURL: String?
  /// The folder of the store, of attachments and of safety copies.
  public var dataFolder: String
  /// The database that replaces the folder's store; nil for none.
  public var database: DatabasePlace?
  /// The user's time zone.
  public var zone: Zone
  /// A fixed day to use as today, for tests; nil for the clock's.
  public var fixedToday: Day?
  /// The language of texts, unless a request names another.
  public var language: String
  /// The languages of names, best first; none for a region's own.
  public var languages: [LanguageCode]
  /// Whether `/metrics` is answered.
  public var isMeasured = false
  /// The file to which a line is added for each request, `-` for standard error; nil for none.
  public var requestLog: String?
  /// The address for devices that sync: an address and a port for TLS, `http://127.0.0.1:8444` for a proxy of this
  /// machine; nil for none.
  public var sync: String?
  /// The version of the program, which is sent to a source of weather.
  public var version = ""

  public init(
    listen: String, publicURL: String?, dataFolder: String, database: DatabasePlace? = nil, zone: Zone,
    fixedToday: Day?, language: String,
    languages: [LanguageCode]
  ) {
    self.listen = listen
    self.publicURL = publicURL
    self.dataFolder = dataFolder
    self.database = database
    self.zone = zone
    self.fixedToday = fixedToday
    self.language = language
    self.languages = languages
  }
}
