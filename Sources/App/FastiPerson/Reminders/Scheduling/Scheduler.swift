public import FastiCivil
public import FastiDays
public import FastiRecords

/// Delivers reminders when they are due, and updates the Hijri months, the exchange rates and the forecast, both in
/// `fasti notify run` and in `fasti serve`.
///
/// It runs two loops, each on its own thread with its own store, so that a source that answers slowly does not delay
/// reminders.
public struct Scheduler: Sendable {
  let folder: String
  let language: String
  let clock: WallClock
  let zones: any Zones
  let ports: Ports
  let say: @Sendable (String) -> Void

  /// The ports that it needs.
  public struct Ports: Sendable {
    /// Opens the store of the data folder; called each time the store is used.
    public var openStore: @Sendable () throws(Failure) -> any Store
    /// Opens the log of the same folder.
    public var openLog: @Sendable () -> any SchedulerLog
    /// The time zone of the user, read each time, because the user may have travelled.
    public var here: @Sendable () throws(Failure) -> Zone
    /// Waits until it is stopped.
    public var alarm: any Alarm
    /// Takes a lock; releasing the returned object releases it.
    public var lock: @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject
    /// The notifier for the channels that are on; nil if there is none.
    public var notifier: @Sendable ([ChannelName]) -> (any Notifier)?
    /// Reads untrusted documents.
    public var documents: any DocumentReader
    /// Fetches documents.
    public var fetcher: any Fetcher
    /// Reads and writes the files of exchange rates and of the forecast.
    public var files: any Files
    /// The version of the program, which is sent to a source of weather.
    public var version: String

    /// Ports from their parts.
    public init(
      openStore: @escaping @Sendable () throws(Failure) -> any Store,
      openLog: @escaping @Sendable () -> any SchedulerLog, here: @escaping @Sendable () throws(Failure) -> Zone,
      alarm: any Alarm,
      lock: @escaping @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject,
      notifier: @escaping @Sendable ([ChannelName]) -> (any Notifier)?, documents: any DocumentReader,
      fetcher: any Fetcher, files: any Files, version: String
    ) {
      self.openStore = openStore
      self.openLog = openLog
      self.here = here
      self.alarm = alarm
      self.lock = lock
      self.notifier = notifier
      self.documents = documents
      self.fetcher = fetcher
      self.files = files
      self.version = version
    }
  }

  /// A scheduler of a data folder.
  /// - Parameter say: Called with messages about failures and other events.
  public init(
    folder: String, language: String, clock: WallClock, zones: any Zones, ports: Ports,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.folder = folder
    self.language = language
    self.clock = clock
    self.zones = zones
    self.ports = ports
    self.say = say
  }

  /// Ends both loops after their current step.
  public func end() { ports.alarm.end() }

  var now: Instant { Instant(seconds: clock.now / 1_000) }

  /// The channels that are on.
  func channels(_ store: any Store) throws(Failure) -> [ChannelName] {
    let text: String?
    do {
      text = try store.read { reader throws(StoreError) in
        try reader.record(Setting.self, key: SettingKey.notifyChannels.rawValue)?.value
      }
    } catch { throw Failure(error) }
    return try ChannelName.list(text ?? SettingKey.notifyChannels.initial)
  }
}
