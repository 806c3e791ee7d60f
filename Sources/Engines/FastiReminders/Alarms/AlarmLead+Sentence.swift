#if !hasFeature(Embedded)
  public import FastiCivil

  extension AlarmLead {
    /// The lead in words: `at the start`, `10 minutes before`, `the day before at 18:00`.
    public var sentence: Sentence {
      switch kind {
      case .minutes(0): Sentence(.alarmStart)
      case .minutes(let count) where count < 60 || count % 60 != 0 && count > 120:
        Sentence(count == 1 ? .alarmMinute : .alarmMinutes, .number(count))
      case .minutes(let count) where count % 60 == 0:
        Sentence(count == 60 ? .alarmHour : .alarmHours, .number(count / 60))
      case .minutes(let count): Sentence(.alarmHourAndMinutes, .number(count / 60), .number(count % 60))
      case .days(let count): Sentence(count == 1 ? .alarmDay : .alarmDays, .number(count))
      case .day(0, let time): Sentence(.alarmSameDayAt, .time(time))
      case .day(1, let time): Sentence(.alarmDayAt, .time(time))
      case .day(let count, let time): Sentence(.alarmDaysAt, .number(count), .time(time))
      }
    }
  }

  extension AlarmError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why the alarm is invalid, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .malformed: Sentence(.alarmMalformed)
      case .minutesOutOfRange: Sentence(.alarmMinutesRange, .number(AlarmLead.minutes.upperBound / 1_440))
      case .daysOutOfRange(let count): Sentence(.alarmDaysRange, .number(count), .number(AlarmLead.days.upperBound))
      case .time(let error): error.sentence
      case .tooMany(let most): Sentence(.alarmTooMany, .number(most))
      case .subject: Sentence(.alarmSubject)
      case .tooManySubjects(let most): Sentence(.alarmTooManySubjects, .number(most))
      }
    }
  }
#endif
