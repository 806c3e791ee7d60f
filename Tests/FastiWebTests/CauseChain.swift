import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiHolidays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTransfer

/// Samples of a sort of cause, one of each case: a case leads to the next. The switches have no default, so that a new case
/// is a link of the chain before this compiles.
protocol CauseChain: Hashable {
  /// The first sample after nothing; nothing after the last.
  static func after(_ sample: Self?) -> Self?
}

extension CauseChain {
  /// The whole chain.
  static var samples: [Self] {
    var found: [Self] = []
    while let next = after(found.last), found.count < 100 { found.append(next) }
    return found
  }
}

private let day = Day(20_500)
private let days = DayRange(year: 2026)
private let month = YearMonth(Day(20_500))

extension CivilError: CauseChain {
  static func after(_ sample: CivilError?) -> CivilError? {
    switch sample {
    case nil: .outOfRange(field: .offset, value: 99, limits: 1...12)
    case .outOfRange: .noSuchDay(year: 2026, month: 2, day: 30, last: 28)
    case .noSuchDay: .noSuchWeek(year: 2025, week: 53, last: 52)
    case .noSuchWeek: .malformed(what: .instant)
    case .malformed: .reversed(first: day + 1, last: day)
    case .reversed: nil
    }
  }
}

extension CalendarError: CauseChain {
  static func after(_ sample: CalendarError?) -> CalendarError? {
    switch sample {
    case nil: .outsideRange(calendar: .chinese, limits: days)
    case .outsideRange: .outsideYears(calendar: .hebrew, year: 9, limits: 10...20)
    case .outsideYears: .outsideGregorianYears(calendar: .indian, year: 9, limits: 10...20)
    case .outsideGregorianYears: .noSuchMonth(calendar: .persian, year: 1400, month: 13, last: 12)
    case .noSuchMonth: .noLeapMonth(calendar: .vietnamese, year: 2025, month: 2, leapMonth: 6)
    case .noLeapMonth(_, _, _, 6): .noLeapMonth(calendar: .korean, year: 2026, month: 2, leapMonth: 0)
    case .noLeapMonth: .noSuchDay(calendar: .coptic, year: 1740, month: 13, day: 7, last: 6)
    case .noSuchDay: .neverSuchMonth(calendar: .ethiopic, month: 14, last: 13)
    case .neverSuchMonth: .neverSuchDay(calendar: .buddhist, day: 32, last: 31)
    case .neverSuchDay: .noEra
    case .noEra: .eraNotUsed(calendar: .julian)
    case .eraNotUsed: .outsideEra(era: .showa, limits: days)
    case .outsideEra: .otherCalendar(asked: .chinese, given: .japanese)
    case .otherCalendar: nil
    }
  }
}

extension WorkdayError: CauseChain {
  static func after(_ sample: WorkdayError?) -> WorkdayError? {
    switch sample {
    case nil: .outside(day: day, range: days)
    case .outside: .beyond(range: days)
    case .beyond: .dayOff(day)
    case .dayOff: .noSuchDay(number: 30, month: month, count: 20)
    case .noSuchDay: nil
    }
  }
}

extension BridgeError: CauseChain {
  static func after(_ sample: BridgeError?) -> BridgeError? {
    switch sample {
    case nil: .budget(300, open: 250)
    case .budget: .nothingOpen
    case .nothingOpen: .minimum(400, days: 365)
    case .minimum: .tooManyDays(4_000, limit: 400)
    case .tooManyDays: nil
    }
  }
}

extension LeaveError: CauseChain {
  static func after(_ sample: LeaveError?) -> LeaveError? {
    switch sample {
    case nil: .malformedHours
    case .malformedHours: .decimalComma
    case .decimalComma: .negativeHours
    case .negativeHours: .tooManyDecimals(most: 4)
    case .tooManyDecimals: .hoursOutOfRange(most: .zero)
    case .hoursOutOfRange: .overflow
    case .overflow: .outOfRange(field: .lag, value: 99, limits: 0...60)
    case .outOfRange: .anchorIsNoPayday(day)
    case .anchorIsNoPayday: .outsideLimits(day)
    case .outsideLimits: .noSuchCarryDay(month: 2, day: 30)
    case .noSuchCarryDay: .malformedType
    case .malformedType: .unknownType(.comp)
    case .unknownType: .repeatedType(.sick)
    case .repeatedType: .ratesOutOfOrder
    case .ratesOutOfOrder: .unknownAction
    case .unknownAction: .unknownSign
    case .unknownSign: .signMissing
    case .signMissing: .signNotAllowed
    case .signNotAllowed: .hasPolicies(.vacation)
    case .hasPolicies: nil
    }
  }
}

extension ReminderError: CauseChain {
  static func after(_ sample: ReminderError?) -> ReminderError? {
    switch sample {
    case nil: .noSuchMonth(13)
    case .noSuchMonth: .noSuchDay(31)
    case .noSuchDay: .yearOutOfRange(0)
    case .yearOutOfRange: .yearMissing
    case .yearMissing: .yearNotUsed(1447)
    case .yearNotUsed: .durationOutOfRange(99)
    case .durationOutOfRange: .monthBeginsOnItsFirst(2)
    case .monthBeginsOnItsFirst: nil
    }
  }
}

extension StoreError: CauseChain {
  static func after(_ sample: StoreError?) -> StoreError? {
    let (id, stamp) = (RecordID(high: 1, low: 2), Stamp(milliseconds: 0))
    return switch sample {
    case nil: .locked(path: "q", seconds: 5)
    case .locked: .full(path: "q")
    case .full: .readOnly(path: "q")
    case .readOnly: .noPermission(path: "q")
    case .noPermission: .noFolder(path: "q", reason: "q")
    case .noFolder: .ioError(path: "q", detail: "q")
    case .ioError: .corrupt(path: "q", detail: "q")
    case .corrupt: .notAStore(path: "q")
    case .notAStore: .newer(path: "q", version: 9, supported: 8)
    case .newer: .refusedStamp(stamp, limit: stamp)
    case .refusedStamp: .conflictingVersion(kind: "q", id: id, stamp: stamp)
    case .conflictingVersion: .refusedRecord(kind: "q", detail: "q")
    case .refusedRecord: .nothingToUndo
    case .nothingToUndo: .noSuchChange(id)
    case .noSuchChange: .changedSince(kind: "event", label: "q")
    case .changedSince: .changedMeanwhile(kind: "event")
    case .changedMeanwhile: .forgotten(before: stamp)
    case .forgotten: nil
    }
  }
}

extension RuleMistake.Problem: CauseChain {
  static func after(_ sample: RuleMistake.Problem?) -> RuleMistake.Problem? {
    switch sample {
    case nil: .missing
    case .missing: .unknown
    case .unknown: .outOfRange(1...12)
    case .outOfRange: .noSuchDay(last: 28)
    case .noSuchDay: .reversed
    case .reversed: .repeated
    case .repeated: .circular
    case .circular: .overlapping
    case .overlapping: .never
    case .never: nil
    }
  }
}
