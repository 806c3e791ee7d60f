import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal

extension Context {
  /// The scheduler of this data folder.
  ///
  /// - Parameters:
  ///   - command: The command of the channel `command`. It comes from the caller's environment, never from the store: a
  ///     backup may come from another person, and must not name programs to run.
  ///   - only: A channel in place of those that are switched on.
  func scheduler(command: String?, only: (any Notifier & Sendable)? = nil) throws(Failure) -> Scheduler {
    try schedulers(command: command, only: only)(nil, try opening(), try openingLog(try reminderPorts()))
  }

  /// Makes schedulers: of this data folder, or of the folder of another person. The screen of this machine and the command are
  /// the owner's, so the reminders of others are shown on pages alone.
  ///
  /// - Parameters: As ``scheduler(command:only:)``.
  func schedulers(
    command: String?, only: (any Notifier & Sendable)? = nil
  ) throws(Failure) -> Machine.MakeScheduler {
    let (machine, version, language, fetcher) = (machine, program.version, language, fetcher)
    let ports = try reminderPorts()
    let own = try dataFolder()
    let hasZone = invocation[GlobalOptions.zone] != nil || machine.environment.value(of: "TZ") != nil
    let zone = try zone()
    let console = machine.console
    let say: @Sendable (String) -> Void = { text in try? console.write(Array((text + "\n").utf8), to: .error) }
    return { folder, openStore, openLog in
      Scheduler(
        folder: folder ?? own, language: language, clock: machine.clock, zones: machine.zones,
        ports: Scheduler.Ports(
          openStore: openStore, openLog: openLog,
          here: { () throws(Failure) in hasZone ? zone : try machine.zones.local() }, alarm: ports.alarm(),
          lock: ports.lock,
          notifier: { names in
            if let only { return only }
            let channels = names.filter { folder == nil || $0 == .web }
              .compactMap { Self.channel($0, command: command, ports.programs) }
            return channels.isEmpty ? nil : SeveralChannels(channels, say: say)
          }, documents: machine.documents, fetcher: fetcher, files: machine.files, version: version), say: say)
    }
  }

  /// A channel that is switched on; nil for `command` without a command.
  private static func channel(
    _ name: ChannelName, command: String?, _ programs: any Programs
  ) -> (any Notifier)? {
    switch name {
    case .desktop: DesktopNotifier(programs)
    case .command: command.flatMap { $0.isEmpty ? nil : CommandNotifier($0, programs) }
    case .web: WebNotifier()
    }
  }
}
