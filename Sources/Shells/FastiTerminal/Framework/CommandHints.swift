import FastiCalendars
public import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiMoney
public import FastiRecords
import FastiReminders

/// Hints that are commands or options, which only a command line knows.
public struct CommandHints {
  /// The command line; nil where it could not be parsed.
  let invocation: Invocation?

  /// The hints for what was typed; nil where it could not be read.
  public init(invocation: Invocation?) { self.invocation = invocation }

  /// The most helpful hint for a failure.
  public func hint(of failure: Failure) -> Failure.Hint? {
    if case .line = failure.hint { return failure.hint }
    if let own = hint(of: failure.cause, failure) { return own }
    // A list is shown as it is, and so is a value that is part of an option.
    guard case .value(let value) = failure.hint, let field = failure.field, !value.contains(", "),
      isWhole(failure.value)
    else { return failure.hint }
    if path.starts(with: ["config", "set"]), field.name == invocation?.argument(0) {
      return .line("fasti config set \(field.name) \(value)")
    }
    return field.isOption ? .line("\(field.name) \(value)") : failure.hint
  }

  /// The same in words of a language.
  func text(of failure: Failure, in words: some Wording) -> String? { hint(of: failure).map { words.text($0) } }

  /// Whether the value is not part of a longer value of an option: the `8,5` of `vacation=8,5`.
  private func isWhole(_ value: String?) -> Bool {
    guard let value, let invocation else { return true }
    return !invocation.options.contains { $0.value != value && $0.value.contains("=") && $0.value.contains(value) }
  }

  private var path: [String] { invocation?.path ?? [] }

  /// The argument at that position, or its placeholder.
  private func argument(_ position: Int, _ name: String) -> String { invocation?.argument(position) ?? name }

  private func hint(of cause: Cause, _ failure: Failure) -> Failure.Hint? {
    switch cause {
    case .within(let cause, _): hint(of: cause, failure)
    case .batch: .words(.cliBatch)
    case .thing(let cause): hint(of: cause, failure)
    case .store(let error): hint(of: error)
    case .usage(let cause): hint(of: cause)
    case .leave(let error): hint(of: error, failure)
    case .leavePlan(.lagTooLong): whatIf(failure.value ?? "TYPE")
    case .entry(let cause): hint(of: cause)
    case .reminder(let error): hint(of: error)
    case .hijri(let cause): hint(of: cause, failure)
    case .machine(let cause): hint(of: cause, failure)
    case .helper(let cause): hint(of: cause)
    case .bringing(let cause): hint(of: cause)
    case .backup(let cause): hint(of: cause, failure)
    case .text(let cause): hint(of: cause, failure)
    case .serve(let cause): hint(of: cause)
    case .regions(let count, _, let byLimit):
      byLimit ? .words(.cliFewerCodes) : .line("fasti config set regions.limit \(count)")
    case .workdays(.dayOff): .words(.cliFromHoliday)
    case .days(.malformedCount): .words(.cliDays)
    case .days(.lastAlone): .words(.cliEvery)
    case .weather(let cause): hint(of: cause, failure)
    case .document(.unreachable) where path.first == "weather": .line("fasti weather refresh --file FILE")
    case .money(.noRates): .line("fasti currency refresh")
    case .document(.noMonths) where path == ["hijri", "refresh"]: .line("fasti hijri parse FILE")
    case .document(.unreachable) where path.first == "currency": .line("fasti currency refresh --file FILE")
    case .document(.unreachable): .line("fasti hijri refresh --page FILE")
    case .file(let problem) where problem.mistake == .hledger(.noProfile): .line("fasti export hledger")
    case .access(.tokenItself(let name)): .line("fasti token revoke '\(name)'")
    case .access(.ownerNeedsPassPhrase): .line("fasti serve pass-phrase")
    case .access(.othersNeedPassPhrase): .line("fasti people remove NAME")
    case .access(.isOwner): .line("fasti people rename '\(failure.value ?? "")' NAME")
    case .value(.id): .line("fasti history")
    case .value(.server) where failure.field == .input(.publicURL): .words(.cliPublicURL)
    case .channel(.noChannel): .words(.cliChannels)
    default: nil
    }
  }

  // MARK: Things and changes

  private func hint(of cause: ThingCause, _ failure: Failure) -> Failure.Hint? {
    let value = failure.value ?? ""
    return switch cause {
    case .unknown(.leave, let nearest): nearest == nil ? newType(failure) : nil
    case .unknown(.attached, _), .several(.attached, _):
      .line("fasti reminder show \(argument(0, "ID"))")
    case .unknown(let kind, nil): list(of: kind).map { .line($0) }
    case .unknown: nil
    case .several(let kind, _): list(of: kind).map { .line($0) }
    case .unknownChange: .line("fasti history")
    case .taken(.token): .words(.cliOrAnotherName, .text("fasti token revoke '\(value)'"))
    case .taken(.person): .words(.cliOrAnotherName, .text("fasti people rename '\(value)' NEW"))
    case .taken(.feed): .words(.cliOrAnotherName, .text("fasti feed rotate '\(value)'"))
    case .hasPart(let part): .line("fasti rules drop \(part)")
    case .notOwn: .line("fasti regions")
    case .shipped: .line("fasti rules edit \(value) --hide")
    case .deleted: .words(.cliAndUndo, .text("fasti history \(value)"))
    case .taken, .sharedName, .shippedID, .zoneFile: nil
    }
  }

  private func list(of kind: ThingCause.Kind) -> String? {
    switch kind {
    case .rule: path.first == "config" ? "fasti rules list" : "fasti rules list REGION"
    case .feed: "fasti feed list"
    case .token: "fasti token list"
    case .person: "fasti people list"
    case .event: "fasti event list"
    case .countdown: "fasti countdown list"
    case .reminder: "fasti reminder list"
    case .entry: "fasti leave list"
    case .note: "fasti note list"
    case .history: "fasti history"
    case .region, .leave, .month, .calendar, .setting, .zone, .attachment, .attached: nil
    }
  }

  private func hint(of error: StoreError) -> Failure.Hint? {
    switch error {
    case .readOnly: .words(.cliWritableFolder)
    case .noPermission: .words(.cliPermission)
    case .noFolder: .words(.cliOtherFolder)
    case .notAStore: .words(.cliMoveAway)
    case .ioError, .corrupt: .line("fasti doctor")
    case .refusedStamp: .words(.cliClock)
    case .conflictingVersion: .words(.cliDevice)
    case .changedSince: .words(.cliLaterFirst)
    case .noSuchChange, .outcomeUnknown: .line("fasti history")
    case .unreachable: .words(.cliDatabaseServer)
    case .badAddress: .line("--database postgresql://HOST/NAME")
    case .loginRefused: .words(.cliDatabasePassword)
    case .keeperMissing, .elsewhere: .words(.cliDatabaseKeeper)
    case .noTables, .older, .noSpace: .words(.cliDatabaseUpdate)
    default: nil
    }
  }

  private func hint(of cause: UsageCause) -> Failure.Hint? {
    switch cause {
    case .missing: invocation?.command?.definition.examples.first.map { .line($0.line) }
    case .nothingToChange: .line("fasti help \(path.joined(separator: " "))")
    default: nil
    }
  }

  private func hint(of cause: WeatherCause, _ failure: Failure) -> Failure.Hint? {
    switch cause {
    case .off: .line("fasti weather on open-meteo")
    case .noPlace: .line("fasti place set Stockholm")
    case .noContact: .line("fasti config set weather.contact me@example.org")
    case .noOwnSource: .line("fasti weather sources --print met-norway")
    case .severalPlaces: .line("fasti place search \(failure.value ?? "NAME")")
    case .unknownPlace: .line("fasti place set 59.33,18.07")
    case .place, .contact, .fault: nil
    }
  }

  // MARK: Leave and reminders

  private func hint(of error: LeaveError, _ failure: Failure) -> Failure.Hint? {
    switch error {
    case .negativeHours: failure.hint == nil ? .words(.cliNegative) : nil
    case .signMissing: .words(.cliSign)
    case .signNotAllowed: .words(.cliNoSign)
    case .anchorIsNoPayday: .words(.cliAnchor)
    case .unknownType: failure.hint == nil ? newType(failure) : nil
    default: nil
    }
  }

  private func whatIf(_ type: String) -> Failure.Hint {
    .line("fasti leave what-if \(type) used HOURS --on DATE")
  }

  /// The known kinds of leave, and how to add one with the typed name if it is valid.
  private func newType(_ failure: Failure) -> Failure.Hint {
    let word = String((failure.value ?? "").prefix { $0 != "=" })
    let start = "--start \((try? LeaveType(word)) == nil ? "study" : word)=0"
    guard case .value(let names) = failure.hint else { return .line(start) }
    return .words(.cliNewType, .text(names), .text("fasti leave setup \(start)"))
  }

  private func hint(of cause: EntryCause) -> Failure.Hint? {
    switch cause {
    case .hoursMissing:
      .line("fasti leave add \(argument(0, "TYPE")) \(argument(1, "ACTION")) 8 --on DATE")
    case .hoursDisagree(_, let each, _, _): .words(.cliHoursAgree, .decimal(each.text))
    case .notASpan: .words(.cliSpan)
    default: nil
    }
  }

  private func hint(of error: ReminderError) -> Failure.Hint? {
    switch error {
    case .noSuchMonth: .words(.cliReminderMonth)
    case .noSuchDay: .words(.cliReminderDay)
    case .yearOutOfRange, .yearMissing: .line("--on 1447-9-1")
    case .yearNotUsed: .line("--on 9-1")
    case .durationOutOfRange: .words(.cliDays)
    case .monthBeginsOnItsFirst: .words(.cliWholeMonth)
    }
  }

  private func hint(of cause: HijriCause, _ failure: Failure) -> Failure.Hint? {
    switch cause {
    case .noReminderDay: .words(.cliReminderOnce)
    case .unknownYear where failure.field == .input(.on): .words(.cliReminderYear)
    case .noRoom(_, let month?): .line("fasti hijri override \(month.text) --remove")
    default: nil
    }
  }

  // MARK: The machine and its files

  private func hint(of cause: MachineCause, _ failure: Failure) -> Failure.Hint? {
    switch cause {
    case .noSuchFolder: .line("mkdir -p '\(failure.value ?? "DIR")'")
    case .noDataFolder: .line("--data DIR")
    case .emptyFolder: .words(.cliDataFolder)
    case .noProgram("notify-send"): .words(.cliNotifySend)
    case .differs: .words(.cliOnceMore, .text("fasti backup restore FILE.zip"))
    default: nil
    }
  }

  private func hint(of cause: HelperCause) -> Failure.Hint? {
    switch cause {
    case .missing, .silent: .line("make build")
    case .noLimits: .line("fasti doctor")
    case .noFetching: .line("fasti hijri refresh --page FILE")
    case .noArchives: .line("fastid")
    default: nil
    }
  }

  private func hint(of cause: ImportCause) -> Failure.Hint? {
    switch cause {
    case .notUTF8: .line("iconv -f LATIN1 -t UTF-8 FILE")
    case .unknownFormat: .words(.cliFormats)
    case .otherEvent, .otherThing, .otherProfile, .otherEntry: .words(.cliOnConflict)
    default: nil
    }
  }

  private func hint(of cause: BackupCause, _ failure: Failure) -> Failure.Hint? {
    switch cause {
    // Of many mistakes of this sort one has the hint.
    case .malformed(_, .ahead): failure.hint == nil ? nil : .words(.cliAhead)
    case .noArchive: .words(.cliBackupCheck)
    case .empty: .words(.cliBackupCreate)
    case .tooLarge(.values), .tooLarge(.file("backup.json", _)): .words(.cliCompact)
    default: nil
    }
  }

  private func hint(of cause: TextCause, _ failure: Failure) -> Failure.Hint? {
    switch cause {
    case .emptyNote where path == ["note", "set"]: .line("fasti note delete \(argument(0, "DATE"))")
    case .emptySearch: .line("fasti search midsommar")
    case .emptyName where failure.field == .input(.givenName): .line("--name 'Founders Day'")
    case .notUTF8 where failure.field?.name.hasPrefix("$") == true: .words(.cliUtf8Folder)
    default: nil
    }
  }

  private func hint(of cause: ServeCause) -> Failure.Hint? {
    switch cause {
    case .inUse: .words(.cliFreePort)
    case .noPermission: .words(.cliHighPort)
    case .needsPassPhrase: .words(.cliPassPhraseFirst)
    case .malformedAddress, .noSuchAddress, .cannotListen: nil
    }
  }
}

extension Wording {
  /// The text of a hint; command lines are the same in every language.
  public func text(_ hint: Failure.Hint) -> String {
    switch hint {
    case .value(let text), .line(let text): text
    case .sentence(let sentence): text(sentence)
    }
  }
}
