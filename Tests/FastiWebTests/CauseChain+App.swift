import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer

private let day = Day(20_500)

extension TextCause: CauseChain {
  static func after(_ sample: TextCause?) -> TextCause? {
    switch sample {
    case nil: .emptyTitle
    case .emptyTitle: .emptyName
    case .emptyName: .emptyNote
    case .emptyNote: .emptySearch
    case .emptySearch: .emptyFile
    case .emptyFile: .control(hasLines: true)
    case .control(hasLines: true): .control(hasLines: false)
    case .control: .characters(most: 100)
    case .characters: .bytes(most: 100)
    case .bytes: .megabytes(most: 10)
    case .megabytes: .severalFiles
    case .severalFiles: nil
    }
  }
}

extension ThingCause: CauseChain {
  static func after(_ sample: ThingCause?) -> ThingCause? {
    switch sample {
    case nil: .unknown(.region, nearest: nil)
    case .unknown(let kind, _):
      Kind.allCases.last == kind
        ? .several(2) : .unknown(Kind.allCases[(Kind.allCases.firstIndex(of: kind) ?? 0) + 1], nearest: nil)
    case .several: .taken(.feed)
    case .taken: .shipped
    case .shipped: .deleted
    case .deleted: nil
    }
  }
}

extension DaysCause: CauseChain {
  static func after(_ sample: DaysCause?) -> DaysCause? {
    switch sample {
    case nil: .outsideYears
    case .outsideYears: .noWeek
    case .noWeek: .reversed(first: day, last: day - 1)
    case .reversed: .tooMany(9, most: 8)
    case .tooMany: .tooOften(9, .day)
    case .tooOften(_, .day): .tooOften(9, .week)
    case .tooOften(_, .week): .tooOften(40, .month)
    case .tooOften(_, .month): .tooOften(400, .year)
    case .tooOften(_, .year): .malformedCount
    case .malformedCount: nil
    }
  }
}

extension HijriCause: CauseChain {
  static func after(_ sample: HijriCause?) -> HijriCause? {
    guard let month = HijriMonth(year: 1447, month: 9) else { return nil }
    return switch sample {
    case nil: .noDay
    case .noDay: .dayMissing(year: 1447, month: 9)
    case .dayMissing: .noMonth
    case .noMonth: .noSuchDay(31)
    case .noSuchDay: .noSuchMonth(13)
    case .noSuchMonth: .unknownDay(day, known: DayRange(day))
    case .unknownDay: .shorter(month, day: 30, length: 29, isOpen: true)
    case .shorter(_, _, _, true): .shorter(month, day: 30, length: 29, isOpen: false)
    case .shorter: .unknownYear(1, known: 1300...1600)
    case .unknownYear: .tooFar(month, near: DayRange(day))
    case .tooFar: .noRoom(month)
    case .noRoom: nil
    }
  }
}

extension LinkCause: CauseChain {
  static func after(_ sample: LinkCause?) -> LinkCause? {
    switch sample {
    case nil: .scheme
    case .scheme: .credentials
    case .credentials: .noHost
    case .noHost: .characters
    case .characters: .nowhere
    case .nowhere: nil
    }
  }
}

extension EntryCause: CauseChain {
  static func after(_ sample: EntryCause?) -> EntryCause? {
    switch sample {
    case nil: .noBusinessDay
    case .noBusinessDay: .hoursMissing
    case .hoursMissing: .hoursDisagree(.zero, each: .zero, days: 2, total: .zero)
    case .hoursDisagree: .noTwoDays
    case .noTwoDays: .noCarry
    case .noCarry: .noPayday(day, nearest: day + 1)
    case .noPayday: .noAmount
    case .noAmount: nil
    }
  }
}

extension ImportCause: CauseChain {
  static func after(_ sample: ImportCause?) -> ImportCause? {
    switch sample {
    case nil: .zeroByte
    case .zeroByte: .notUTF8
    case .notUTF8: .cutCalendar
    case .cutCalendar: .noCalendar
    case .noCalendar: .unknownFormat
    case .unknownFormat: .otherFormat("q")
    case .otherFormat: .tooManyEvents(most: 20_000)
    case .tooManyEvents: .countdownRepeats
    case .countdownRepeats: .otherEvent(title: "q")
    case .otherEvent: .otherThing(.note, day, line: 3)
    case .otherThing: .otherProfile
    case .otherProfile: .otherEntry(id: "q", line: nil)
    case .otherEntry: nil
    }
  }
}

extension BackupCause: CauseChain {
  static func after(_ sample: BackupCause?) -> BackupCause? {
    switch sample {
    case nil: .noArchive
    case .noArchive: .damaged
    case .damaged: .unsafeName("q")
    case .unsafeName: .tooLarge("q")
    case .tooLarge("q"): .tooLarge(nil)
    case .tooLarge: .empty
    case .empty: .newer(found: 2, known: 1)
    case .newer: .repeatedID("q")
    case .repeatedID: .malformed("q")
    case .malformed: nil
    }
  }
}

extension RequestCause: CauseChain {
  static func after(_ sample: RequestCause?) -> RequestCause? {
    switch sample {
    case nil: .nothingHere
    case .nothingHere: .unnamed
    case .unnamed: .noForm
    case .noForm: .receiving
    case .receiving: .noRoom
    case .noRoom: .malformed
    case .malformed: .tooManyAttempts
    case .tooManyAttempts: .wrongPassPhrase
    case .wrongPassPhrase: .noHelper
    case .noHelper: .unreachable
    case .unreachable: .unreadable
    case .unreadable: .otherName
    case .otherName: .crossSite
    case .crossSite: .embedded
    case .embedded: .onlyFromHere
    case .onlyFromHere: .method("PUT")
    case .method: .notKnown
    case .notKnown: .needsScope("write")
    case .needsScope: .noHTTP
    case .noHTTP: .longAddress
    case .longAddress: .longHeader
    case .longHeader: .longBody
    case .longBody: .busy
    case .busy: .notServing
    case .notServing: .yearAndRange
    case .yearAndRange: .noRegion
    case .noRegion: .tooMuch(years: 400, regions: 2, most: 400)
    case .tooMuch: .onlySVG
    case .onlySVG: .noNotice
    case .noNotice: .noCalendarDate
    case .noCalendarDate: nil
    }
  }
}
