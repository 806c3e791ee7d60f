import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiMoney
import FastiReminders

extension Cause {
  /// The sentence of the cause, without the place of a mistake in a file.
  var sentence: Sentence {
    switch self {
    case .civil(let error): error.sentence
    case .calendar(let error): error.sentence
    case .sky(let error): error.sentence
    case .rule(let mistake): mistake.sentence
    case .workdays(let error): error.sentence
    case .bridges(let error): error.sentence
    case .money(let error): error.sentence
    case .weather(let cause): cause.sentence
    case .leave(let error): error.sentence
    case .leavePlan(let error): error.sentence
    case .reminder(let error): error.sentence
    case .alarm(let error): error.sentence
    case .recurrence(let error): error.sentence
    case .eventTime(let error): error.sentence
    case .recurrenceText(let error): error.sentence
    case .dateWords(let error): error.sentence
    case .eventSentence(let error): error.sentence
    case .eitherDay(let one, let other): Sentence(.dateWordsEither, .day(one), .day(other))
    case .store(let error): error.sentence
    case .file(let problem): problem.sentence
    case .more(let count, let isCut): Sentence(isCut ? .importMoreThan : .importMore, .number(count))
    case .bringing(let cause): cause.sentence
    case .received(let cause): cause.sentence
    case .within(let cause, _), .batch(let cause, _, _): cause.sentence
    case .document(let cause): cause.sentence
    case .backup(let cause): cause.sentence
    case .machine(let cause): cause.sentence
    case .helper(let cause): cause.sentence
    case .text(let cause): cause.sentence
    case .value(let cause): cause.sentence
    case .thing(let cause): cause.sentence
    case .days(let cause): cause.sentence
    case .hijri(let cause): cause.sentence
    case .link(let cause): cause.sentence
    case .entry(let cause): cause.sentence
    case .regions(let count, let limit, _): Sentence(.thingRegions, .number(count), .number(limit))
    case .request(let cause): cause.sentence
    case .access(let cause): cause.sentence
    case .serve(let cause): cause.sentence
    case .channel(let cause): cause.sentence
    case .sync(let cause): cause.sentence
    case .usage(let cause): cause.sentence
    }
  }
}
