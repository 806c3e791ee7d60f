import FastiCivil
import FastiWords

// What somebody typed into a form that is held or waits, in words: each field with its label, each choice by its name.
extension HeldForm {
  /// A line for each field a person filled in.
  func lines(_ words: PageWords) -> [(label: String?, value: String)] {
    fields.compactMap { field in
      guard let name = FieldName.allCases.first(where: { "\($0.word)" == field.name }) else {
        return field.value.isEmpty ? nil : (nil, field.value)
      }
      guard !HeldForm.unseen.contains(name), !field.value.isEmpty else { return nil }
      return (label(name).map { words($0) }, value(name, field.value, words))
    }
  }

  private func value(_ name: FieldName, _ text: String, _ words: PageWords) -> String {
    // A rule's month is one of the Gregorian calendar, and its weekday is sent as a number from 0, Sunday.
    guard isRule, let number = Int(text) else { return words(choice: name, text) }
    switch name {
    case .month: return (1...12).contains(number) ? words.title(month: number) : text
    case .weekday: return Weekday.all.indices.contains(number) ? words.title(Weekday.all[number]) : text
    case .ordinal: return number == 6 ? words(.ordinalLast) : text
    default: return words(choice: name, text)
    }
  }

  private static let unseen: [FieldName] = [.request, .back, .change, .preview, .seen]

  private var isRule: Bool { path.utf8.starts(with: "/rules".utf8) }
  private var isLeave: Bool { path.utf8.starts(with: "/leave".utf8) }

  /// The label a field has in its form.
  private func label(_ name: FieldName) -> Phrase? {
    switch name {
    case .title: isRule ? .ownTitle : .title
    case .on: isRule ? .ruleSentence : .onDay
    case .until: isRule ? .ruleUntil : .untilDay
    case .at, .time: .atTime
    case .type: isLeave ? .leaveType : .sort
    case .every: .repeats
    case .text: .note
    case .region: .ruleRegion
    case .year: .hijriYear
    case .action: .whatItDoes
    case .hours: .hours
    case .notes: .notes
    case .name: isRule ? .ruleName : .feedName
    case .scope: .feedParts
    case .hide: .feedHides
    case .count: .forDays
    case .day30: .day30
    case .zone: .timeZone
    case .enabled: .tellsYou
    case .day: isRule ? .partDay : .hijriDay
    case .month: isRule ? .partMonth : .hijriMonth
    case .wholeMonth: .wholeMonth
    case .url: .linkAddress
    case .source: isRule ? .ruleSource : .hijriSource
    case .refresh: .hijriRefresh
    case .kind: .ruleKind
    case .shape: .ruleShape
    case .weekday: .partWeekday
    case .ordinal: .partOrdinal
    case .offset: .partOffset
    case .since: .ruleSince
    case .shift: .ruleShift
    case .anchor: .anchorDay
    case .schedule: .schedule
    case .numbers: .scheduleNumbers
    case .lag: .payLag
    case .baseline: .baseline
    case .quarter: .quarterHours
    case .start: .startBalance
    case .rate: .payRate
    case .rateFrom: .payRateFrom
    case .cap: .leaveCap
    case .carry: .leaveCarry
    case .floor: .leaveFloor
    case .newType: .newLeaveType
    case .regions: .regions
    case .language: .language
    case .theme: .theme
    case .channels: .tellHow
    default: nil
    }
  }
}
