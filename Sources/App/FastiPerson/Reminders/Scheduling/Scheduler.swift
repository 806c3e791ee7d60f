public import FastiCivil
public import FastiDays
public import FastiRecords

/// What tells reminders when their time comes, and keeps the Hijri months up to date: the same in `fasti notify run` and
/// in `fasti serve`.
///
/// Two loops, each on a thread of its own with a store of its own, so that a source that answers slowly delays nobody's
/// reminder.
public struct Scheduler: Sendable {
  let folder: String
  let language: String
  let clock: WallClock
  let zones: any Zones
  let ports: Ports
  let say: @Sendable (String) -> Void

  /// What it needs of the machine.
  public struct Ports: Sendable {
    /// Opens the store of the data folder; called anew each time the store is used.
    public var openStore: @Sendable () throws(Failure) -> any Store
    /// Opens the log of the same folder.
    public var openLog: @Sendable () -> any SchedulerLog
    /// The clocks where the user is, read anew: somebody may have travelled.
    public var here: @Sendable () throws(Failure) -> Zone
    /// Waits, until it is told to end.
    public var alarm: any Alarm
    /// Takes a lock that lasts as long as what is returned.
    public var lock: @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject
    /// How to tell, given the channels that are switched on; nil where there is none.
    public var notifier: @Sendable ([ChannelName]) -> (any Notifier)?
    /// Reads strangers' documents.
    public var documents: any DocumentReader
    /// Fetches documents.
    public var fetcher: any Fetcher

    /// Ports from their parts.
    public init(
      openStore: @escaping @Sendable () throws(Failure) -> any Store,
      openLog: @escaping @Sendable () -> any SchedulerLog, here: @escaping @Sendable () throws(Failure) -> Zone,
      alarm: any Alarm,
      lock: @escaping @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject,
      notifier: @escaping @Sendable ([ChannelName]) -> (any Notifier)?, documents: any DocumentReader,
      fetcher: any Fetcher
    ) {
      self.openStore = openStore
      self.openLog = openLog
      self.here = here
      self.alarm = alarm
      self.lock = lock
      self.notifier = notifier
      self.documents = documents
      self.fetcher = fetcher
    }
  }

  /// A scheduler of a data folder.
  /// - Parameter say: Is told what went wrong and what was noticed, in sentences.
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

  /// Ends both loops once what they do at the moment is done.
  public func end() { ports.alarm.end() }

  var now: Instant { Instant(seconds: clock.now / 1_000) }

  /// The channels that are switched on.
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
