import FastiCivil
import FastiFormats
import FastiLeave

extension FileProblem.Mistake: CauseChain {
  static func after(_ sample: FileProblem.Mistake?) -> FileProblem.Mistake? {
    switch sample {
    case nil: .json(.notUTF8)
    case .json(let problem): JSONError.Problem.after(problem).map { .json($0) } ?? .csv(.notUTF8)
    case .csv(let problem): CSVError.Problem.after(problem).map { .csv($0) } ?? .date(.malformed(what: .date))
    case .date: .leave(.malformedHours)
    case .leave(.malformedHours): .leave(.decimalComma)
    case .leave(.decimalComma): .leave(.negativeHours)
    case .leave: .unknownFormat
    case .unknownFormat: .unknownWord
    case .unknownWord: .missingColumn
    case .missingColumn: .unknownColumn
    case .unknownColumn: .cellCount(expected: 8, found: 3)
    case .cellCount: .malformedID
    case .malformedID: .repeatedID
    case .repeatedID: .malformedMoment
    case .malformedMoment: .controlCharacter
    case .controlCharacter: .length(limits: 1...100)
    case .length: .hledger(.unreadable)
    case .hledger(let mistake): HledgerMistake.after(mistake).map { .hledger($0) }
    }
  }
}

extension JSONError.Problem: CauseChain {
  static func after(_ sample: JSONError.Problem?) -> JSONError.Problem? {
    switch sample {
    case nil: .notUTF8
    case .notUTF8: .tooLong(limit: 9)
    case .tooLong: .tooDeep(limit: 9)
    case .tooDeep: .tooMany(limit: 9)
    case .tooMany: .tooLongText(limit: 9)
    case .tooLongText: .ended(expected: .value)
    case .ended: .unexpected(expected: .valueOrEnd)
    case .unexpected(let expected):
      JSONError.Expected.after(expected).map { .unexpected(expected: $0) } ?? .malformedNumber
    case .malformedNumber: .controlCharacter(7)
    case .controlCharacter: .malformedEscape
    case .malformedEscape: .loneSurrogate
    case .loneSurrogate: .duplicateName
    case .duplicateName: .missing
    case .missing: .unknown
    case .unknown: .wrongKind(expected: .number, found: .string)
    case .wrongKind(.number, _): .wrongKind(expected: .array, found: .object)
    case .wrongKind: .notWhole
    case .notWhole: .outOfRange(limits: 1...9)
    case .outOfRange: nil
    }
  }
}

extension JSONError.Expected: CauseChain {
  static func after(_ sample: JSONError.Expected?) -> JSONError.Expected? {
    switch sample {
    case nil: .value
    case .value: .valueOrEnd
    case .valueOrEnd: .name
    case .name: .nameOrEnd
    case .nameOrEnd: .colon
    case .colon: .commaOrEndOfArray
    case .commaOrEndOfArray: .commaOrEndOfObject
    case .commaOrEndOfObject: .quote
    case .quote: .end
    case .end: nil
    }
  }
}

extension CSVError.Problem: CauseChain {
  static func after(_ sample: CSVError.Problem?) -> CSVError.Problem? {
    switch sample {
    case nil: .notUTF8
    case .notUTF8: .tooLong(limit: 9)
    case .tooLong: .zeroByte
    case .zeroByte: .strayQuote
    case .strayQuote: .afterQuote
    case .afterQuote: .openQuote
    case .openQuote: .strayReturn
    case .strayReturn: .tooManyCells(limit: 9)
    case .tooManyCells: nil
    }
  }
}

extension HledgerMistake: CauseChain {
  static func after(_ sample: HledgerMistake?) -> HledgerMistake? {
    switch sample {
    case nil: .unreadable
    case .unreadable: .stray
    case .stray: .malformedAmount
    case .malformedAmount: .unknownAccount
    case .unknownAccount: .notAnEntry
    case .notAnEntry: .unbalanced
    case .unbalanced: .wrongDirection
    case .wrongDirection: .wrongPayday(Day(20_500))
    case .wrongPayday: .wrongBalance(.zero)
    case .wrongBalance: .differsFromProfile(.zero)
    case .differsFromProfile: .missing(Day(20_500), .zero)
    case .missing: .noProfile
    case .noProfile: nil
    }
  }
}
