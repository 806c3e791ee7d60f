#if !hasFeature(Embedded)
  public import FastiCivil

  extension LeaveError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .malformedHours: Sentence(.leaveMalformedHours)
      case .decimalComma: Sentence(.leaveDecimalComma)
      case .negativeHours: Sentence(.leaveNegativeHours)
      case .tooManyDecimals(let most): Sentence(.leaveDecimals, .number(most))
      case .hoursOutOfRange(let most): Sentence(.leaveMostHours, .decimal(most.text))
      case .overflow: Sentence(.leaveOverflow)
      case .outOfRange(let field, let value, let limits):
        Sentence(
          .civilOutOfRange, .word(field.name), .number(value), .number(limits.lowerBound),
          .number(limits.upperBound))
      case .anchorIsNoPayday(let day): Sentence(.leaveAnchor, .day(day))
      case .outsideLimits(let day):
        Sentence(
          .leaveLimits, .text(day.iso), .number(Limits.year.lowerBound), .number(Limits.year.upperBound))
      case .noSuchCarryDay(let month, let day): Sentence(.leaveCarryDay, .number(day), .number(month))
      case .malformedType: Sentence(.leaveMalformedType)
      case .unknownType(let type): Sentence(.leaveUnknownType, .text(type.string))
      case .repeatedType(let type): Sentence(.leaveRepeatedType, type.named)
      case .ratesOutOfOrder: Sentence(.leaveRateOrder)
      case .unknownAction: Sentence(.leaveUnknownAction)
      case .unknownSign: Sentence(.leaveUnknownSign)
      case .signMissing: Sentence(.leaveSignMissing)
      case .signNotAllowed: Sentence(.leaveSignNotAllowed)
      }
    }
  }

  extension LeaveType {
    /// The kind of leave in a sentence; a user's own name is not translated.
    public var named: Sentence.Part {
      switch self {
      case .vacation: .word(.vacation)
      case .sick: .word(.sick)
      case .comp: .word(.comp)
      default: .text(string)
      }
    }
  }

  extension LeaveError.Field {
    fileprivate var name: Template {
      switch self {
      case .daysBetweenPaydays: .leaveFieldDaysBetweenPaydays
      case .paydayOfMonth: .leaveFieldPayday
      case .firstPaydayOfMonth: .leaveFieldFirstPayday
      case .secondPaydayOfMonth: .leaveFieldSecondPayday
      case .lag: .leaveFieldLag
      case .carryMonth: .leaveFieldCarryMonth
      }
    }
  }

  extension LeavePlanError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// Why no plan can be made, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .leave(let error): error.sentence
      case .nothingOpen: Sentence(.planNothingOpen)
      case .tooManyDays(let days, let limit): Sentence(.planTooManyDays, .number(days), .number(limit))
      case .minimum(let minimum, let days): Sentence(.planMinimum, .number(minimum), .number(days))
      case .budget(let budget): Sentence(.leavePlanBudget, .number(budget))
      case .hoursPerDay(let hours): Sentence(.leavePlanHoursPerDay, .decimal(hours.text))
      case .lagTooLong(let paydays, let limit): Sentence(.leavePlanLagTooLong, .number(limit), .number(paydays))
      }
    }
  }
#endif
