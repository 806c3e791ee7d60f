import FastiCivil

/// The rule that a value of `backup.json` breaks; its sentence says what the value must be.
public enum BackupFault: Hashable, Sendable {
  case missing, there, object, list, text, id, bool, time, hijriYear, year, noYear, firstDay, web, attachment, version
  case kind, ahead, column, sameKind, together, limits, day, hours, seconds, minutes, hex, real
  /// A text whose number of characters must be in that range.
  case length(ClosedRange<Int>)
  /// A whole number in that range.
  case whole(ClosedRange<Int>)
  /// One of these words.
  case oneOf([String])
  /// At most that many files.
  case files(Int)
  /// The same value as in the newest version of that id.
  case agree(String)
  /// The id that follows from the record's key: the one given here.
  case keyID(String)
  /// A stamp, written like the example given here.
  case stamp(String)
}

extension BackupFault {
  var sentence: Sentence {
    switch self {
    case .missing: Sentence(.backupMustMissing)
    case .there: Sentence(.backupMustThere)
    case .object: Sentence(.backupMustObject)
    case .list: Sentence(.backupMustList)
    case .text: Sentence(.backupMustText)
    case .id: Sentence(.backupMustId)
    case .bool: Sentence(.backupMustBool)
    case .time: Sentence(.backupMustTime)
    case .hijriYear: Sentence(.backupMustHijriYear)
    case .year: Sentence(.backupMustYear)
    case .noYear: Sentence(.backupMustNoYear)
    case .firstDay: Sentence(.backupMustFirstDay)
    case .web: Sentence(.backupMustWeb)
    case .attachment: Sentence(.backupMustAttachment)
    case .version: Sentence(.backupMustVersion)
    case .kind: Sentence(.backupMustKind)
    case .ahead: Sentence(.backupMustAhead)
    case .column: Sentence(.backupMustColumn)
    case .sameKind: Sentence(.backupMustSameKind)
    case .together: Sentence(.backupMustTogether)
    case .limits: Sentence(.backupMustLimits)
    case .day: Sentence(.backupMustDay)
    case .hours: Sentence(.backupMustHours)
    case .seconds: Sentence(.backupMustSeconds)
    case .minutes: Sentence(.backupMustMinutes)
    case .hex: Sentence(.backupMustHex)
    case .real: Sentence(.backupMustReal)
    case .length(let limits):
      Sentence(.fileLength, .number(limits.lowerBound), .number(limits.upperBound))
    case .whole(let limits):
      Sentence(.backupMustWhole, .number(limits.lowerBound), .number(limits.upperBound))
    case .oneOf(let words): Sentence(.backupMustOneOf, .text(words.joined(separator: ", ")))
    case .files(let most): Sentence(.backupMustFiles, .number(most))
    case .agree(let id): Sentence(.backupMustAgree, .text(id))
    case .keyID(let id): Sentence(.backupMustKeyID, .text(id))
    case .stamp(let example): Sentence(.backupMustStamp, .text(example))
    }
  }
}
