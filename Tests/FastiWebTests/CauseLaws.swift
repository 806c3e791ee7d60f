import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiWords
import Foundation
import Testing

@testable import FastiWeb

extension Cause: CauseChain {
  /// The first sample of each sort; what a sort holds has a chain of its own.
  static func after(_ sample: Cause?) -> Cause? {
    switch sample {
    case nil: .civil(.malformed(what: .date))
    case .civil(let error): next(error, Cause.civil) ?? first(Cause.calendar)
    case .calendar(let error): next(error, Cause.calendar) ?? .rule(RuleMistake(field: .id, problem: .missing))
    case .rule(let mistake): after(mistake) ?? first(Cause.workdays)
    case .workdays(let error): next(error, Cause.workdays) ?? .bridges(.nothingOpen, year: 2026)
    case .bridges: first(Cause.leave)
    case .leave(let error): next(error, Cause.leave) ?? first(Cause.reminder)
    case .reminder(let error): next(error, Cause.reminder) ?? first(Cause.store)
    case .store(let error): next(error, Cause.store) ?? FileProblem.Mistake.after(nil).map { file($0) }
    case .file(let problem): FileProblem.Mistake.after(problem.mistake).map { file($0) } ?? .more(3)
    case .more: first(Cause.bringing)
    case .bringing(let cause): next(cause, Cause.bringing) ?? .thingOfFile(.text(.emptyNote), line: 3, path: "q[1]")
    case .thingOfFile: first(Cause.backup)
    case .backup(let cause): next(cause, Cause.backup) ?? .machine(.noFile)
    case .machine(let cause):
      MachineCause.allCases.last == cause
        ? first(Cause.text) : .machine(MachineCause.allCases[(MachineCause.allCases.firstIndex(of: cause) ?? 0) + 1])
    case .text(let cause): next(cause, Cause.text) ?? first(Cause.thing)
    case .thing(let cause): next(cause, Cause.thing) ?? first(Cause.days)
    case .days(let cause): next(cause, Cause.days) ?? first(Cause.hijri)
    case .hijri(let cause): next(cause, Cause.hijri) ?? first(Cause.link)
    case .link(let cause): next(cause, Cause.link) ?? first(Cause.entry)
    case .entry(let cause): next(cause, Cause.entry) ?? .number(most: 9)
    case .number: .choice(["q", "z"])
    case .choice: .zone
    case .zone: .regions(3, limit: 2)
    case .regions: first(Cause.request)
    case .request(let cause): next(cause, Cause.request)
    }
  }

  private static func first<Sort: CauseChain>(_ make: (Sort) -> Cause) -> Cause? { Sort.after(nil).map(make) }

  private static func next<Sort: CauseChain>(_ sample: Sort, _ make: (Sort) -> Cause) -> Cause? {
    Sort.after(sample).map(make)
  }

  private static func file(_ mistake: FileProblem.Mistake) -> Cause {
    .file(FileProblem(mistake, at: TextPlace(line: 3, column: 7), field: "q", value: Array("q".utf8)))
  }

  /// Every problem with the first field, then the last problem with each field.
  private static func after(_ mistake: RuleMistake) -> Cause? {
    if let problem = RuleMistake.Problem.after(mistake.problem) {
      return .rule(RuleMistake(line: 2, column: 3, field: .id, value: Array("q".utf8), problem: problem))
    }
    return RuleMistake.Field(rawValue: mistake.field.rawValue + 1).map {
      .rule(RuleMistake(column: 3, field: $0, value: Array("q".utf8), problem: .never))
    }
  }
}

@Suite("Every cause of a failure is told in the reader's language") struct CauseLaws {
  static let all: [Cause] = {
    var found: [Cause] = []
    while let next = Cause.after(found.last), found.count < 1_000 { found.append(next) }
    return found + BridgeError.samples.map { .bridges($0, year: 2026) }
  }()

  /// What a page says of it; the sentence of the command line is one that would be found.
  private func told(_ cause: Cause?, _ kind: Failure.Kind, _ language: String) throws -> FieldError {
    let failure = Failure(
      kind, code: "q", "qfile: English words of the command line", field: "FILE", value: "q",
      hint: "fasti do this or that", cause: cause)
    return FieldError(failure, try PageWords.shipped(language))
  }

  @Test("there are some of every sort") func samples() {
    #expect(Self.all.count == Set(Self.all).count + 1, "one bridge is there twice")
    #expect(Self.all.count > 230)
  }

  @Test("differs from English, and has nothing of the command line", arguments: LanguageTests.languages)
  func causes(_ language: String) throws {
    for cause in Self.all {
      let (one, two) = (try told(cause, .invalid, "en"), try told(cause, .invalid, language))
      #expect(!two.message.isEmpty && one.message != two.message, "\(cause)")
      for error in [one, two] {
        #expect(!error.message.contains("command line") && error.hint != "fasti do this or that", "\(cause)")
      }
    }
  }

  @Test("what has no cause is told by its sort", arguments: LanguageTests.languages)
  func sorts(_ language: String) throws {
    for kind in Failure.Kind.allCases {
      let (one, two) = (try told(nil, kind, "en"), try told(nil, kind, language))
      #expect(one.message != two.message && !two.message.contains("command line") && two.hint == nil, "\(kind)")
    }
  }

  @Test("no phrase of several words is the same in two languages", arguments: LanguageTests.languages)
  func phrases(_ language: String) throws {
    let (english, other) = (try PageWords.shipped("en"), try PageWords.shipped(language))
    var same: [String] = []
    // Calendars of the Hijri years are called by their names everywhere.
    let named: [Phrase] = [.calHijriUmmalqura, .calHijriCivil, .ruleRightKind]
    for phrase in Phrase.allCases where english(phrase) == other(phrase) && !named.contains(phrase) {
      let words = english(phrase).split { !$0.isLetter }.map { $0.lowercased() }.filter { $0.count > 1 }
      if words.count > 1, !words.allSatisfy(LanguageTests.names.contains) { same.append("\(phrase)") }
    }
    #expect(same == [])
  }

  @Test("a file that reads wrongly is told by its place and its mistake")
  func place() throws {
    let mistake = FileProblem(
      .json(.wrongKind(expected: .number, found: .string)), at: TextPlace(line: 3, column: 9),
      field: "entries[2].hours",
      value: Array("\"8\"".utf8))
    let failure = Failure(.invalid, code: "q", "a.json: line 3", cause: .file(mistake))
    #expect(
      FieldError(failure, try PageWords.shipped("sv")).message
        == "a.json: rad 3, tecken 9: entries[2].hours ”\"8\"”: det måste vara ett tal, inte en text inom citattecken")
  }
}
