import FastiCivil
import FastiDays
import FastiMoney
import FastiRecords
import FastiWords

extension Call {
  /// What an amount is worth in the reader's currency, or that no rate is known; nil where no currency is set, or it is that one.
  func worth(of money: MoneyAmount, on day: Day) -> String? {
    guard let files = server.ports.files, let settings = try? almanac().settings else { return nil }
    let own = OwnMoney(settings, RatesFile(files, folder: server.settings.dataFolder), today: today)
    // A file of rates that cannot be read is as none.
    guard let worth = try? own(money, on: day) else { return nil }
    switch worth {
    case .known(let money, let published):
      let text = "\(pageWords.field(money.amount.text)) \(money.currency.text)"
      return pageWords(.budgetWorth, text, pageWords.date(published))
    case .unknown: return pageWords(.budgetNoRate)
    }
  }
}
