import FastiCivil
import FastiDays
import FastiMoney
import FastiPages
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

extension ServerState {
  /// The stored exchange rates, read again if the file has changed.
  /// - Throws: `.storage`.
  func rates() throws(Failure) -> ExchangeRates {
    guard let files = ports.files else { return ExchangeRates() }
    return try caches.rates.value(of: ratesVersion) { () throws(Failure) in
      try RatesFile(files, folder: settings.dataFolder).read().rates
    }
  }

  /// The version of the stored exchange rates; nil for none.
  var ratesVersion: FileVersion? { ports.files?.version(of: RatesFile.path(in: settings.dataFolder)) }
}

extension Call {
  /// The settings of currency, with the typed home currency of a refused form.
  func currencySettings(_ settings: Preferences, home: FieldInput?) -> CurrencySettings {
    var currency = CurrencySettings()
    currency.home = home ?? FieldInput(settings.currencyHome?.text ?? "")
    currency.refreshesByItself = settings.refreshesRates
    // A file of rates that cannot be read is treated as missing.
    if let files = server.ports.files,
      let kept = try? RatesFile(files, folder: server.settings.dataFolder).read()
    {
      currency.known = kept.rates.last
      currency.isTried = kept.tried != nil
    }
    return currency
  }
}
