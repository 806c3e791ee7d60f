import FastiAgenda
import FastiCivil
import Testing

@Suite("Sentences of the errors of events") struct ErrorSentenceTests {
  @Test("an error describes itself by its English sentence")
  func description() {
    #expect("\(RecurrenceError.noSuchMonth(13))" == "the year has no month 13")
    #expect("\(RecurrenceError.stepOutOfRange(0))" == RecurrenceError.stepOutOfRange(0).sentence.description)
    #expect("\(EventTimeError.reversed)" == "the event would end before it begins")
    #expect("\(EventTimeError.daysOutOfRange(0))".contains("\(EventTime.mostDays) days, not 0"))
  }
}
