#if !hasFeature(Embedded)
  extension CivilError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .outOfRange(let field, let value, let limits):
        Sentence(
          .civilOutOfRange, .word(field.name), .number(value), .number(limits.lowerBound),
          .number(limits.upperBound))
      case .noSuchDay(let year, let month, let day, let last):
        Sentence(.civilNoSuchDay, .text(Self.month(year, month)), .number(day), .number(last))
      case .noSuchWeek(let year, let week, let last):
        Sentence(.civilNoSuchWeek, .number(year), .number(week), .number(last))
      case .malformed(let shape): Sentence(shape.text)
      case .reversed(let first, let last): Sentence(.civilReversed, .day(first), .day(last))
      }
    }

    private static func month(_ year: Int, _ month: Int) -> String {
      var writer = UTF8Writer()
      writer.write(year, width: 4)
      writer.write("-")
      writer.write(month, width: 2)
      return writer.string
    }
  }

  extension CivilError.Field {
    fileprivate var name: Template {
      switch self {
      case .year: .civilFieldYear
      case .month: .civilFieldMonth
      case .day: .civilFieldDay
      case .week: .civilFieldWeek
      case .weekday: .civilFieldWeekday
      case .dayOfYear: .civilFieldDayOfYear
      case .hour: .civilFieldHour
      case .minute: .civilFieldMinute
      case .second: .civilFieldSecond
      case .offset: .civilFieldOffset
      }
    }
  }

  extension CivilError.Shape {
    fileprivate var text: Template {
      switch self {
      case .date: .civilNoDate
      case .week: .civilNoWeek
      case .month: .civilNoMonth
      case .year: .civilNoYear
      case .time: .civilNoTime
      case .instant: .civilNoInstant
      case .zone: .civilNoZone
      }
    }
  }

  extension ZoneError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong with the zone, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .notTZif: Sentence(.zoneNotTZif)
      case .truncated: Sentence(.zoneTruncated)
      case .malformed(let part): Sentence(.zoneMalformed, .word(part.name))
      case .leapSeconds: Sentence(.zoneLeapSeconds)
      case .notPOSIX: Sentence(.zoneNotPOSIX)
      }
    }
  }

  extension ZoneError.Part {
    fileprivate var name: Template {
      switch self {
      case .counts: .zonePartCounts
      case .transitionTime: .zonePartTransitionTime
      case .localTimeType: .zonePartLocalTimeType
      case .designation: .zonePartDesignation
      case .footer: .zonePartFooter
      }
    }
  }
#endif
