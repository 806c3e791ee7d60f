import FastiCivil
import FastiDays
import FastiMoney
import FastiPerson
import FastiRecords
import FastiWords

extension Call {
  /// An amount in the user's currency, or the message that there is no rate; nil if no currency is set, or it is the
  /// same.
  func worth(of amount: MoneyAmount, on day: Day) -> String? {
    money?.text(of: amount, on: day, pageWords)
  }

  /// The user's currency and the stored rates; nil if the server has no files.
  func ownMoney() -> OwnMoney? {
    guard server.ports.files != nil, let settings = try? almanac().settings else { return nil }
    return OwnMoney(settings, today: today) { [server] () throws(Failure) in try server.rates() }
  }
}
