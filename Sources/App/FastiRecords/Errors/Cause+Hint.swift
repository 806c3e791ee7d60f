import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiMoney
import FastiReminders

extension Cause {
  /// What to write or do instead, as far as the cause alone determines it. `CommandHints` has those that name commands.
  /// - Parameter value: The value as it was written.
  func hint(_ value: String?) -> Failure.Hint? {
    switch self {
    case .civil(let error): error.hint
    case .calendar(let error): error.hint
    case .workdays(.beyond): .words(.hintSmaller)
    case .bridges(.budget(_, let open)): .words(.hintUpTo, .number(open))
    case .bridges(.minimum), .leavePlan(.minimum): .value("4")
    case .money(.amount): .value("1234.50")
    case .money(.currency): .value("EUR")
    case .money(.budget): .value("500 EUR")
    case .leave(let error), .leavePlan(.leave(let error)): error.hint(value)
    case .leavePlan(.budget): .value("1")
    case .leavePlan(.hoursPerDay): .value("8")
    case .reminder(let error): error.hint
    case .alarm(.malformed), .alarm(.time): .words(.hintAlarm)
    case .alarm(.minutesOutOfRange): .value("28d")
    case .alarm(.daysOutOfRange): .value("7d")
    case .recurrence(.stepOutOfRange): .value("2 weeks")
    case .recurrence(.countOutOfRange): .value("10")
    case .recurrenceText(.malformed), .recurrenceText(.noFrequency): .value("FREQ=WEEKLY;BYDAY=MO,WE")
    case .dateWords(.notUnderstood): .words(.hintDate)
    case .eventSentence(.noDay): .value("Lunch tomorrow 12-13")
    case .eitherDay(let one, _): .value(one.iso)
    case .store(let error): error.hint
    case .file(let problem): problem.hint
    case .bringing(let cause): cause.hint
    case .within(let cause, _): cause.hint(value)
    case .batch: .words(.hintTwoDays, .text("2026-02-05,2026-03-01"))
    case .backup(let cause): cause.hint
    case .machine(let cause): cause.hint
    case .helper(let cause): cause.hint
    case .text(.severalFiles): .words(.hintOneAtATime)
    case .text(.emptyTitle), .text(.dots): .words(.hintWordOrTwo)
    case .value(let cause): cause.hint(value)
    case .thing(.unknown(_, let nearest)): nearest.map { .value($0) }
    case .thing(.sharedName(let ids)): .words(.hintIds, .text(ids.joined(separator: ", ")))
    case .thing(.shippedID): .words(.hintAnotherID, .text("user.\(value ?? "rule")"))
    case .days(let cause): cause.hint
    case .hijri(let cause): cause.hint
    case .link(.nowhere): .value("fasti://day/2026-02-05")
    case .link: .value("https://example.org/page")
    case .entry(let cause): cause.hint
    case .request(let cause): cause.hint
    case .access(let cause): cause.hint
    case .sync(let cause): cause.hint
    case .serve(.malformedAddress), .serve(.noSuchAddress): .value("127.0.0.1:8080")
    case .document(.tooMuch): .words(.hintSeveralFiles)
    case .usage(.exclusive): .words(.hintOneOfBoth)
    case .weather(.place), .sky(.placeOutOfRange): .value("59.33,18.07")
    case .money, .weather, .alarm, .recurrence, .eventTime, .recurrenceText, .dateWords, .eventSentence, .sky, .rule,
      .workdays, .bridges, .leavePlan, .more, .received, .document, .text, .thing, .regions, .serve, .channel, .usage:
      nil
    }
  }
}

extension CivilError {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .outOfRange: nil
    case .noSuchDay(let year, let month, _, let last):
      (try? CivilDate(year: year, month: month, day: last)).map { .value($0.day.iso) }
    case .noSuchWeek(let year, _, let last): (try? ISOWeek(year: year, week: last)).map { .value($0.iso) }
    case .malformed(.date): .words(.hintDate)
    case .malformed(.week): .words(.hintWeek)
    case .malformed(.month): .value("2026-02")
    case .malformed(.year): .value("2026")
    case .malformed(.time): .value("07:45")
    case .malformed(.instant): .value("2026-02-05T07:45:30Z")
    case .malformed(.zone): .value("Europe/Stockholm")
    case .reversed: .words(.hintEarlierFirst)
    }
  }
}

extension CalendarError {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .noLeapMonth(_, let year, let month, let leap):
      .value(leap == 0 ? "\(year)-\(month)-1" : "\(year)-\(leap)L-1")
    case .noEra: .value("reiwa-8-2-5")
    default: nil
    }
  }
}

extension LeaveError {
  fileprivate func hint(_ value: String?) -> Failure.Hint? {
    switch self {
    case .malformedHours: .words(.hintHours)
    // The one mistake that can be put right without asking.
    case .decimalComma: .value(String((value ?? "8,5").map { $0 == "," ? "." : $0 }))
    case .noSuchCarryDay: .words(.hintCarryDay)
    case .malformedType: .value("vacation")
    case .unknownAction: .value("used")
    case .unknownSign: .value("positive")
    default: nil
    }
  }
}

extension ReminderError {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .noSuchMonth: .words(.hintMonthUpTo12)
    case .noSuchDay: .words(.hintDayUpTo30)
    case .yearOutOfRange, .yearMissing: .value("1447")
    case .yearNotUsed: nil
    case .durationOutOfRange: .value("3")
    case .monthBeginsOnItsFirst: .value("1")
    }
  }
}

extension StoreError {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .locked: .words(.hintWait)
    case .full: .words(.hintRoom)
    case .newer: .words(.hintUpdate)
    case .refusedStamp: .words(.hintClock)
    case .changedSince: .words(.hintLaterFirst)
    case .changedMeanwhile: .words(.hintReload)
    default: nil
    }
  }
}

extension FileProblem {
  fileprivate var hint: Failure.Hint? {
    switch mistake {
    case .json, .unknownWord, .unknownColumn, .cellCount, .repeatedID, .controlCharacter, .length: nil
    case .csv(.notUTF8): .words(.hintUtf8)
    case .csv(.strayQuote): .value("\"say \"\"no\"\"\"")
    case .csv: nil
    case .date(.malformed(.date)): .value("2026-02-05")
    case .date(let error): error.hint
    // In a file hours stand as they are kept, and no option says which way they count.
    case .leave(.malformedHours): .value("24.00")
    case .leave(.negativeHours): .words(.hintSign)
    case .leave(let error): error.hint(value)
    case .unknownFormat: .value("fasti-leave/1")
    case .missingColumn: .value("date,type,action,hours,sign,notes,source,created")
    case .malformedID: .words(.hintUuid)
    case .malformedMoment: .value("2026-02-05T07:45:30Z")
    case .hledger(.malformedAmount): .value("-24.00 h")
    case .hledger(.unknownAccount), .hledger(.notAnEntry): .words(.hintAccounts)
    case .hledger(.wrongPayday(let day)): .words(.hintPaydayOrNone, .text(day.iso))
    case .hledger(.wrongBalance): .words(.hintBalance)
    case .hledger(.differsFromProfile): .words(.hintDiffers)
    case .hledger(.noProfile): .value("; profile:")
    case .hledger: nil
    }
  }
}

extension ImportCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .notUTF8: .words(.hintUtf8)
    case .cutCalendar: .words(.hintWhole)
    case .noCalendar: .words(.hintCalendarFile)
    case .unknownFormat: .value(".ics, .csv, .json, .journal")
    case .noVectors: .value("\"format\": \"fasti-leave-vectors/1\"")
    default: nil
    }
  }
}

extension BackupCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .damaged: .words(.hintAnotherCopy)
    case .unsafePath: .words(.hintPlainNames)
    case .unsafeEntry: .words(.hintPlainFiles)
    case .newer: .words(.hintUpdate)
    case .malformed(_, .ahead): .words(.hintAhead)
    default: nil
    }
  }
}

extension MachineCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .folder: .words(.hintFileInIt)
    case .noPlainFile(let isFolder): .words(isFolder ? .hintFileOrZip : .hintPlainFile)
    case .changed: .words(.hintLater)
    case .deliveringElsewhere: .words(.hintEndFirst)
    case .failed(_, _, .full): .words(.hintRoom)
    default: nil
    }
  }
}

extension HelperCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .notBeside: .words(.hintBeside)
    case .noPDF: .words(.hintPoppler)
    default: nil
    }
  }
}

extension ValueCause {
  fileprivate func hint(_ value: String?) -> Failure.Hint? {
    switch self {
    case .vector(_, let word, let words): Suggestion.nearest(word, among: words).map { .value($0) }
    case .word(let words), .choice(let words):
      value.flatMap { Suggestion.nearest($0, among: words) }.map { .value($0) }
    case .language: .value("sv")
    case .color: .words(.hintColor)
    case .place: .value("59.33,18.07")
    case .workingHours: .value("08:00-17:00")
    case .server: .value("https://days.example.org")
    case .notice: .words(.hintNoticeKey)
    case .number, .setting, .option, .stamp, .forecast, .id: nil
    }
  }
}

extension DaysCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .noWeek: .words(.hintWeekOrDate)
    case .several(let days): .value(days.first.iso)
    case .malformedCount: .value("3")
    case .longSpan: .words(.hintSeveralSpans)
    case .calendarDate(.japanese): .words(.hintEraDate)
    case .calendarDate: .words(.hintCalendarDate)
    default: nil
    }
  }
}

extension HijriCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .noDay: .words(.hintHijriDay)
    case .noReminderDay: .words(.hintReminderDay)
    case .dayMissing(let year, let month): .value("\(year)-\(month)-1")
    case .noMonth: .words(.hintHijriMonth)
    case .noSuchDay: .words(.hintDayUpTo30)
    case .noSuchMonth: .words(.hintMonthUpTo12)
    case .shorter(let month, _, let length, let next, _):
      .words(.hintLastDay, .text("\(month.year)-\(month.month)-\(length)"), (month + 1).named, .day(next))
    case .tooFar(_, let near): near.map { .words(.hintNear, .text($0.first.iso), .text($0.last.iso)) }
    case .unknownDay, .todayUnknown, .unknownYear, .noRoom: nil
    }
  }
}

extension EntryCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .hoursMissing: .value("8")
    case .noTwoDays: .value("15,31")
    case .shape(let shapes): shapes.first.map { .value($0) }
    case .noPayday(_, let nearest): nearest.map { .value($0.iso) }
    case .noBusinessDay, .hoursDisagree, .notASpan, .yearOver: nil
    }
  }
}

extension AccessCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .weakPassPhrase: .words(.hintPassPhrase)
    case .invitationUsed, .invitationOver, .invitationUnknown: .words(.hintNewLink)
    default: nil
    }
  }
}

extension RequestCause {
  fileprivate var hint: Failure.Hint? {
    switch self {
    case .unnamed, .noForm: .words(.hintReload)
    case .receiving, .busy: .words(.hintAgain)
    case .yearAndRange: .words(.hintOneOfBoth)
    case .noRegion: .value("SE")
    case .tooMuch(_, let regions, let most): .words(.hintFewerRegions, .number(most / max(1, regions)))
    default: nil
    }
  }
}
