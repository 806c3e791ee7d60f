public import FastiCivil

extension UTF8Writer {
  /// Appends the mistake as a sentence: what was wrong, with the value, and what would be right.
  public mutating func write(_ mistake: RuleMistake) {
    if mistake.line > 0 {
      write("line ")
      write(mistake.line)
      write(mistake.column > 0 ? ", " : ": ")
    }
    if mistake.column > 0 {
      write("column ")
      write(mistake.column)
      write(": ")
    }
    write(mistake.field.word)
    if !mistake.value.isEmpty {
      write(" \"")
      write(utf8: mistake.value)
      write("\"")
    }
    switch mistake.problem {
    case .missing: write(" is missing")
    case .unknown: write(" is not known")
    case .outOfRange(let limits):
      write(" is out of range ")
      write(limits.lowerBound)
      write(" to ")
      write(limits.upperBound)
      return
    case .noSuchDay(let last):
      write(": the month's last day is ")
      write(last)
      return
    case .reversed: write(" ends before it starts")
    case .repeated: write(" is given twice")
    case .circular: write(" leads back to this rule")
    case .overlapping: write(" overlaps another period of the rule")
    case .never: write(" can never occur")
    }
    if let right = mistake.right {
      write("; write ")
      write(right)
    }
  }
}

extension RuleMistake {
  /// What would be right in that field, in English; nil where nothing can be said. What stands in quotes or looks like an
  /// example is the language of rules itself.
  public var right: StaticString? {
    switch field {
    case .id: "letters, digits, dots and hyphens, such as user.my-day"
    case .region: "a code such as SE or AU-NSW"
    case .language: "a language code such as sv"
    case .name: "name LANGUAGE TEXT"
    case .zone: "a zone such as Europe/Stockholm, or an offset such as +01:00"
    case .weekend: "weekdays, such as Saturday Sunday"
    case .kind: "public, bank, government, deFacto, optional, school, observance or workday"
    case .time: "a time such as 12:00"
    case .pattern: "a day such as \"25 December\", \"last Sunday of May\" or \"39 days after Easter\""
    case .month: "January to December, or 1 to 12 for another calendar"
    case .day: "a day of the month"
    case .weekday: "Monday to Sunday"
    case .ordinal: "1st to 5th, or last"
    case .offset: "a whole number of days"
    case .range: "FIRST to LAST, such as 20 June to 26 June"
    case .calendar: "a calendar such as Vietnamese or hijri-ummalqura"
    case .event: "March equinox, June solstice, September equinox, December solstice or solar term 315"
    case .reference: "the id of another rule of the region"
    case .date, .since, .until: "a year or a date such as 2026-02-05"
    case .swap: "2026-01-02 swapped with 2026-01-10"
    case .cycle: "every 4 years from 1937"
    case .length: "lasting 4 days"
    case .shift: "additional or moved, then entries such as \"Saturday +2\" or \"Sunday next working day\""
    case .status: "statutory, decided or projected"
    case .exception: "except 2026 cancelled, or except 2026 moved to 2026-05-05"
    case .line, .parent, .source: nil
    }
  }
}
