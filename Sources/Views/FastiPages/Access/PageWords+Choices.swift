import FastiHolidays
import FastiLeave
import FastiReminders
import FastiWords

// The values of choices as people read them: a form sends `used`, and says "uttagen".
extension PageWords {
  /// A value of a field; what somebody typed stays as it is.
  func callAsFunction(choice field: FieldName, _ value: String) -> String {
    choices.first { $0.field == field && $0.value.utf8.elementsEqual(value.utf8) }?.text ?? value
  }

  /// Every value that a form sends and nobody typed, with what the form says for it.
  var choices: [(field: FieldName, value: String, text: String)] {
    var all: [(field: FieldName, value: String, text: String)] = []
    let leave: [LeaveType] = [.vacation, .sick, .comp]
    for type in leave { all.append((.type, type.string, self(leave: type))) }
    for (word, phrase) in Self.types { all.append((.type, "\(word)", self(phrase))) }
    for (word, phrase) in Self.actions { all.append((.action, "\(word)", self(phrase))) }
    for (word, phrase) in Self.repetitions { all.append((.every, "\(word)", self(phrase))) }
    for policy in Day30Policy.allCases { all.append((.day30, "\(policy.name)", self(policy.phrase))) }
    for kind in HolidayKind.allCases { all.append((.kind, "\(kind.word)", self(kind.phrase))) }
    for shape in RuleShape.allCases { all.append((.shape, "\(shape.word)", self(shape.phrase))) }
    for schedule in LeaveSetupPage.Schedule.allCases {
      all.append((.schedule, "\(schedule.word)", self(schedule.phrase)))
    }
    all.append((.baseline, "additive", self(.baselineAdditive)))
    all.append((.baseline, "statement", self(.baselineStatement)))
    all.append((.show, "on", self(.holidaysShown)))
    all.append((.show, "off", self(.holidaysHidden)))
    for field in [FieldName.enabled, .wholeMonth, .quarter] { all.append((field, "on", self(.chosen))) }
    for month in 1...12 { all.append((.month, String(month), name(hijriMonth: month))) }
    return all
  }

  private static let types: [(StaticString, Phrase)] = [
    ("event", .kindEvent), ("trip", .kindTrip), ("birthday", .kindBirthday), ("money", .kindMoney),
  ]
  private static let actions: [(StaticString, Phrase)] = [
    ("used", .kindLeaveUsed), ("accrued", .kindLeaveAccrued), ("adjustment-positive", .kindLeaveRaised),
    ("adjustment-negative", .kindLeaveLowered),
  ]
  private static let repetitions: [(StaticString, Phrase)] = [
    ("never", .repeatsNever), ("day", .everyDay), ("week", .everyWeek), ("month", .everyMonth), ("year", .everyYear),
  ]
}
