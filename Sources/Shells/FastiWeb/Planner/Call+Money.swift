import FastiCivil
import FastiDays
import FastiMoney
import FastiPerson
import FastiRecords
import FastiWords

extension Call {
  /// What an amount is worth in the reader's currency, or that no rate is known; nil where no currency is set, or it is that one.
  func worth(of amount: MoneyAmount, on day: Day) -> String? {
    money?.text(of: amount, on: day, pageWords)
  }

  /// The reader's currency and the rates that are kept; nil where there are no files.
  func ownMoney() -> OwnMoney? {
    guard server.ports.files != nil, let settings = try? almanac().settings else { return nil }
    return OwnMoney(settings, today: today) { [server] () throws(Failure) in try server.rates() }
  }
}
