import FastiAgenda
import FastiCivil
import FastiFormats
import FastiICal
import FastiRecords
import FastiTransfer

/// The only zone of a fuzzer.
private struct OnlyUTC: Zones {
  func zone(named name: String) throws(Failure) -> Zone { .utc }
  func local() throws(Failure) -> Zone { .utc }
}

private func question(_ file: [UInt8], as format: ForeignQuestion.Format = .calendar) -> ForeignQuestion {
  ForeignQuestion(file, as: format, named: "a", here: .utc, today: Day(year: 2026, month: 2, day: 5))
}

extension Reader {
  /// Calendars: as libical reads them, as one process passes them to the other, and as they are written.
  static let calendars: [Reader] = [
    Reader("calendar", longest: 2_048, inputs: 100_000) { bytes throws(BrokenLaw) in
      guard let file = ICalendarReader.file(bytes) else { return }
      let question = question(bytes)
      let told = ForeignReading.answer(to: question, zones: OnlyUTC()) { _ in file }.wire([])
      try law((try? ForeignAnswer(wire: told, to: question))?.wire([]) == told, "a calendar differs on its way")
    },
    Reader("import-answer") { bytes throws(BrokenLaw) in
      let question = question([UInt8](repeating: 32, count: 4_096))
      guard let told = (try? ForeignAnswer(wire: bytes, to: question))?.wire([]) else { return }
      try law((try? ForeignAnswer(wire: told, to: question))?.wire([]) == told, "an answer differs on its way")
    },
    Reader("rules-file", longest: 2_048) { bytes throws(BrokenLaw) in
      let question = question(bytes, as: .rules)
      let told = ForeignReading.answer(to: question, zones: OnlyUTC()) { _ in nil }.wire([])
      try law((try? ForeignAnswer(wire: told, to: question))?.wire([]) == told, "a file of rules differs on its way")
    },
    Reader("rules-answer", longest: 2_048) { bytes throws(BrokenLaw) in
      let question = question([UInt8](repeating: 32, count: 4_096), as: .rules)
      guard let told = (try? ForeignAnswer(wire: bytes, to: question))?.wire([]) else { return }
      try law((try? ForeignAnswer(wire: told, to: question))?.wire([]) == told, "an answer differs on its way")
    },
    Reader("calendar-text", longest: 1_024, inputs: 100_000) { bytes throws(BrokenLaw) in
      let halves = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0).text }
      let entry = Entry(
        name: .text("019a9f3c-2b7e-7000-8f0c-9a7e21d44b10"), kind: .event, title: "x" + halves[0],
        days: DayRange(Day(year: 2026, month: 2, day: 5)), notes: halves.count > 1 ? "y" + halves[1] : "",
        isTentative: false, changed: 0, sequence: 0)
      let written = ICalendarWriter.calendar([entry], name: "z" + halves[0], minutes: 60)
      for line in written.split(separator: UInt8(ascii: "\n")) {
        try law(line.count <= 76 && line.last == UInt8(ascii: "\r"), "a line that is too long, or ends otherwise")
      }
      guard let file = ICalendarReader.file(written) else { throw BrokenLaw(description: "no calendar") }
      try law(file.events.count == 1 && file.broken == 0 && file.components.isEmpty, "\(file)")
      try law(file.events[0].uid == entry.name.text, "\(file.events[0].uid)")
    },
    Reader("feed-address", longest: 256) { bytes throws(BrokenLaw) in
      guard let address = FeedAddress(bytes.text, at: "https://days.example.org") else { return }
      guard let again = FeedAddress(address.text, at: "https://other.example.org") else {
        throw BrokenLaw(description: "\(address.text) is refused")
      }
      try law(again.token.path == address.token.path, "tokens differ: \(address.text)")
      _ = (address.subscribing, address.isHere)
    },
  ]
}
