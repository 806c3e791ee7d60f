public import FastiCivil
public import FastiHolidays

/// How a server is to run: what was said on the command line, read.
public struct ServeSettings: Sendable {
  /// Where to listen: `127.0.0.1:8080`.
  public var listen: String
  /// The address other machines know the server by, where something passes their requests on; nil for none.
  public var publicURL: String?
  /// The folder of the store, of attachments and of safety copies.
  public var dataFolder: String
  /// The time zone of whoever it serves.
  public var zone: Zone
  /// The day it believes it is, always; nil for the clock's.
  public var fixedToday: Day?
  /// The language of words, unless a request asks for another.
  public var language: String
  /// The languages of names, best first; none for a region's own.
  public var languages: [LanguageCode]

  public init(
    listen: String, publicURL: String?, dataFolder: String, zone: Zone, fixedToday: Day?, language: String,
    languages: [LanguageCode]
  ) {
    self.listen = listen
    self.publicURL = publicURL
    self.dataFolder = dataFolder
    self.zone = zone
    self.fixedToday = fixedToday
    self.language = language
    self.languages = languages
  }
}
