#if !hasFeature(Embedded)
  public import FastiCivil

  extension RuleMistake: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// The location, the part, the value, and what would be correct, as a sentence in any language.
    public var sentence: Sentence {
      var sentence = what
      let right = problem == .malformed ? .ruleRightNewRegion : field.right
      if needsRight, let right { sentence = Sentence(.ruleWrite, .sentence(sentence), .word(right)) }
      return switch (line > 0, column > 0) {
      case (true, true): Sentence(.fileLineColumn, .number(line), .number(column), .sentence(sentence))
      case (true, false): Sentence(.fileLine, .number(line), .sentence(sentence))
      case (false, true): Sentence(.ruleColumn, .number(column), .sentence(sentence))
      case (false, false): sentence
      }
    }

    private var what: Sentence {
      let text = String(decoding: value, as: UTF8.self)
      let name = field.name
      let subject: Sentence.Part =
        text.isEmpty ? .word(name) : .sentence(Sentence(.ruleSubject, .word(name), .text(text)))
      return switch problem {
      case .missing: Sentence(.ruleMissing, subject)
      case .unknown: Sentence(.ruleUnknown, subject)
      case .malformed: Sentence(.ruleMalformed, subject)
      case .outOfRange(let limits):
        Sentence(.ruleOutOfRange, subject, .number(limits.lowerBound), .number(limits.upperBound))
      case .noSuchDay(let last): Sentence(.ruleNoSuchDay, subject, .number(last))
      case .reversed: Sentence(.ruleReversed, subject)
      case .repeated: Sentence(.ruleRepeated, subject)
      case .circular: Sentence(field == .parent ? .ruleCircularParent : .ruleCircular, subject)
      case .overlapping: Sentence(.ruleOverlapping, subject)
      case .never: Sentence(.ruleNever, subject)
      }
    }

    /// Whether the problem does not say what would be correct.
    private var needsRight: Bool {
      switch problem {
      case .outOfRange, .noSuchDay: false
      // What is given twice is valid by itself, but a swap needs two different days.
      case .repeated: field == .swap
      default: true
      }
    }
  }

  extension RuleMistakes: CustomStringConvertible {
    /// The sentences in English, one a line.
    public var description: String { mistakes.map(\.description).joined(separator: "\n") }
  }

  extension RuleMistake.Field {
    /// The label of the part of a rule.
    fileprivate var name: Template {
      switch self {
      case .id: .ruleFieldId
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
      case .colours: .ruleFieldColours
      case .community: .ruleFieldCommunity
      case .line: .ruleFieldLine
      }
    }

    /// What would be correct; nil if it is not known. The language of rules is English, and so are the examples.
    fileprivate var right: Template? {
      switch self {
      case .id: .ruleRightId
      case .region: .ruleRightRegion
      case .language: .ruleRightLanguage
      case .name: .ruleRightName
      case .zone: .ruleRightZone
      case .weekend: .ruleRightWeekend
      case .kind: .ruleRightKind
      case .time: .ruleRightTime
      case .pattern: .ruleRightPattern
      case .month: .ruleRightMonth
      case .day: .ruleRightDay
      case .weekday: .ruleRightWeekday
      case .ordinal: .ruleRightOrdinal
      case .offset: .ruleRightOffset
      case .range: .ruleRightRange
      case .calendar: .ruleRightCalendar
      case .event: .ruleRightEvent
      case .reference: .ruleRightReference
      case .date, .since, .until: .ruleRightDate
      case .swap: .ruleRightSwap
      case .cycle: .ruleRightCycle
      case .length: .ruleRightLength
      case .shift: .ruleRightShift
      case .status: .ruleRightStatus
      case .exception: .ruleRightException
      case .colours: .ruleRightColours
      case .community: .ruleRightCommunity
      case .line, .parent, .source: nil
      }
    }
  }
#endif
