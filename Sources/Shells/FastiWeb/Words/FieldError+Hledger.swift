import FastiCivil
import FastiFormats
import FastiPages
import FastiWords

extension FieldError {
  /// What is wrong with a ledger for hledger.
  init(_ mistake: HledgerMistake, _ words: PageWords) {
    let accounts = "expenses:leave:TYPE, income:leave:TYPE, equity:adjustment:TYPE"
    switch mistake {
    case .unreadable: self.init(words(.hledgerLine))
    case .stray: self.init(words(.hledgerStray))
    case .malformedAmount: self.init(words(.hledgerAmount), hint: "-24.00 h")
    case .unknownAccount: self.init(words(.hledgerAccount), hint: "assets:leave:TYPE, \(accounts)")
    case .notAnEntry: self.init(words(.hledgerEntry), hint: accounts)
    case .unbalanced: self.init(words(.hledgerSum))
    case .wrongDirection: self.init(words(.hledgerDirection))
    case .wrongPayday(let day): self.init(words(.hledgerPayday, words.why(day)), hint: "=\(day.iso)")
    case .wrongBalance(let hours): self.init(words(.hledgerBalance, words.hours(hours)), hint: words(.hintBalance))
    case .differsFromProfile(let hours):
      self.init(words(.hledgerDiffers, words.hours(hours)), hint: words(.hintDiffers))
    case .missing(let day, let hours): self.init(words(.hledgerMissing, words.hours(hours), words.why(day)))
    case .noProfile: self.init(words(.hledgerProfile), hint: "; profile:")
    }
  }
}
