import FastiHolidays
import FastiPages
import FastiWords

extension FieldError {
  /// What is wrong with the sentence of a rule: the place, the part, the value, and what would be right.
  init(_ mistake: RuleMistake, _ words: PageWords) {
    let value = String(decoding: mistake.value, as: UTF8.self)
    let field = words(mistake.field.phrase)
    let subject = value.isEmpty ? field : words(.ruleSubject, field, value)
    var sentence: String
    var needsRight = true
    switch mistake.problem {
    case .missing: sentence = words(.ruleMissing, subject)
    case .unknown: sentence = words(.ruleUnknown, subject)
    case .outOfRange(let limits):
      sentence = words(.ruleOutOfRange, subject, String(limits.lowerBound), String(limits.upperBound))
      needsRight = false
    case .noSuchDay(let last):
      sentence = words(.ruleNoSuchDay, subject, String(last))
      needsRight = false
    case .reversed: sentence = words(.ruleReversed, subject)
    case .repeated: sentence = words(.ruleRepeated, subject)
    case .circular: sentence = words(.ruleCircular, subject)
    case .overlapping: sentence = words(.ruleOverlapping, subject)
    case .never: sentence = words(.ruleNever, subject)
    }
    if needsRight, let right = mistake.field.right(words) { sentence = words(.ruleWrite, sentence, right) }
    if mistake.column > 0 { sentence = words(.ruleColumn, String(mistake.column), sentence) }
    if mistake.line > 0 { sentence = words(.ruleLine, String(mistake.line), sentence) }
    self.init(sentence)
  }
}

extension RuleMistake.Field {
  fileprivate var phrase: Phrase {
    switch self {
    case .id: .ruleFieldID
    case .region: .ruleFieldRegion
    case .parent: .ruleFieldParent
    case .name: .ruleFieldName
    case .language: .ruleFieldLanguage
    case .zone: .ruleFieldZone
    case .weekend: .ruleFieldWeekend
    case .kind: .ruleFieldKind
    case .time: .ruleFieldTime
    case .pattern: .ruleFieldPattern
    case .month: .ruleFieldMonth
    case .day: .ruleFieldDay
    case .weekday: .ruleFieldWeekday
    case .ordinal: .ruleFieldOrdinal
    case .offset: .ruleFieldOffset
    case .range: .ruleFieldRange
    case .calendar: .ruleFieldCalendar
    case .event: .ruleFieldEvent
    case .reference: .ruleFieldReference
    case .date: .ruleFieldDate
    case .swap: .ruleFieldSwap
    case .cycle: .ruleFieldCycle
    case .length: .ruleFieldLength
    case .since: .ruleFieldSince
    case .until: .ruleFieldUntil
    case .shift: .ruleFieldShift
    case .status: .ruleFieldStatus
    case .source: .ruleFieldSource
    case .exception: .ruleFieldException
    case .line: .ruleFieldLine
    }
  }

  /// What would be right in it; the language of rules is English, so examples are.
  fileprivate func right(_ words: PageWords) -> String? {
    switch self {
    case .id: words(.ruleRightID)
    case .region: words(.ruleRightRegion)
    case .language: words(.ruleRightLanguage)
    case .name: words(.ruleRightName)
    case .zone: words(.ruleRightZone)
    case .weekend: words(.ruleRightWeekend)
    case .kind: words(.ruleRightKind)
    case .time: words(.ruleRightTime)
    case .pattern: words(.ruleRightPattern)
    case .month: words(.ruleRightMonth)
    case .day: words(.ruleRightDay)
    case .weekday: words(.ruleRightWeekday)
    case .ordinal: words(.ruleRightOrdinal)
    case .offset: words(.ruleRightOffset)
    case .range: words(.ruleRightRange)
    case .calendar: words(.ruleRightCalendar)
    case .event: words(.ruleRightEvent)
    case .reference: words(.ruleRightReference)
    case .date, .since, .until: words(.ruleRightDate)
    case .swap: "2026-01-02 swapped with 2026-01-10"
    case .cycle: "every 4 years from 1937"
    case .length: "lasting 4 days"
    case .shift: words(.ruleRightShift)
    case .status: words(.ruleRightStatus)
    case .exception: words(.ruleRightException)
    case .line, .parent, .source: nil
    }
  }
}
