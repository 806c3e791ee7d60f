#if !hasFeature(Embedded)
  public import FastiCivil

  extension CalendarError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why the calendar has no answer, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .outsideRange(let calendar, let limits):
        Sentence(.calendarRange, .word(calendar.title), .text(limits.first.iso), .text(limits.last.iso))
      case .outsideYears(let calendar, let year, let limits),
        .outsideGregorianYears(let calendar, let year, let limits):
        Sentence(
          .calendarYear, .word(calendar.title), .number(year), .number(limits.lowerBound), .number(limits.upperBound))
      case .noSuchMonth(let calendar, let year, let month, let last):
        Sentence(.calendarMonth, .word(calendar.title), .number(year), .number(month), .number(last))
      case .noLeapMonth(_, let year, let month, let leap):
        leap == 0
          ? Sentence(.calendarNoLeapMonth, .number(year))
          : Sentence(.calendarLeapMonth, .number(year), .number(leap), .number(month))
      case .noSuchDay(_, let year, let month, let day, let last):
        Sentence(.calendarDay, .number(year), .number(month), .number(day), .number(last))
      case .neverSuchMonth(let calendar, let month, let last):
        Sentence(.calendarNeverMonth, .word(calendar.title), .number(month), .number(last))
      case .neverSuchDay(let calendar, let day, let last):
        Sentence(.calendarNeverDay, .word(calendar.title), .number(day), .number(last))
      case .noEra: Sentence(.calendarNoEra)
      case .eraNotUsed(let calendar): Sentence(.calendarEraNotUsed, .word(calendar.title))
      case .outsideEra(_, let limits): Sentence(.calendarEra, .text(limits.first.iso), .text(limits.last.iso))
      case .otherCalendar(let asked, let given): Sentence(.calendarOther, .word(given.title), .word(asked.title))
      }
    }
  }

  extension HijriMonth {
    /// The month with its year in a sentence, in every language that names it: `Ramadan 1447`.
    public var named: Sentence.Part {
      let names = Dictionary(
        uniqueKeysWithValues: NameLanguage.allCases.compactMap { language in
          nameUTF8(in: language).map { ("\(language.code)", "\(String(decoding: $0, as: UTF8.self)) \(year)") }
        })
      return .name(names, english: names["en"] ?? "\(year)-\(month)")
    }
  }

  extension HijriMonthsError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why the table has no answer, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .outsideDays(let day, let limits):
        Sentence(.monthTableOutside, .day(day), .day(limits.first), .day(limits.last))
      case .outsideMonths(let month, let first, let last):
        Sentence(.monthTableOutside, month.named, first.named, last.named)
      case .noSuchDay(let date, let last):
        Sentence(.monthTableDay, date.month.named, .number(date.dayOfMonth), .number(last))
      case .empty: Sentence(.monthTableEmpty)
      case .gap(let month): Sentence(.monthTableGap, month.named)
      case .length(let month, let days): Sentence(.monthTableLength, month.named, .number(days))
      }
    }
  }

  extension SkyError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why the sky has no answer, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .yearOutOfRange(let year, let limits):
        Sentence(.skyYear, .number(limits.lowerBound), .number(limits.upperBound), .number(year))
      case .lunationOutOfRange(let lunation, let limits):
        Sentence(.skyLunation, .number(lunation), .number(limits.lowerBound), .number(limits.upperBound))
      case .notATerm(let longitude): Sentence(.skyNoTerm, .number(longitude))
      case .placeOutOfRange: Sentence(.skyPlace)
      case .intervalOutOfRange: Sentence(.skyInterval)
      }
    }
  }
#endif
