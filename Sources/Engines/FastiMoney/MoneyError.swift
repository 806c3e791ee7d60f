public import FastiCivil

/// Why an amount cannot be converted, or rates cannot be used.
public enum MoneyError: Error, Hashable, Sendable {
  /// Not an amount: digits, at most 15, with at most one point.
  case amount
  /// Not the code of a currency: three letters.
  case currency
  /// Not an amount with a currency: `500 EUR`.
  case budget
  /// ISO 4217 has no currency with that code.
  case unlisted(CurrencyCode)
  /// No rates are stored.
  case noRates
  /// No rates are known for the day or the ten days before it; the stored rates are those of these days.
  case noneOn(Day, first: Day, last: Day)
  /// None of the stored rates is for the currency.
  case unpublished(CurrencyCode)
  /// No rate of the currency is known for the day or the ten days before it; the stored rates are those of these
  /// days.
  case unknown(CurrencyCode, on: Day, first: Day, last: Day)
  /// The result has more than 18 digits.
  case tooLarge
  /// A document of rates cannot be used.
  case document(RatesFault)
}

/// A mistake in a document of rates.
public enum RatesFault: Hashable, Sendable {
  /// It is not a document of rates, or it is truncated.
  case notRates
  /// It defines entities, or another document type.
  case entities
  /// A day of it has no date.
  case noDay
  /// A day has no rates.
  case noRates(Day)
  /// A day is in the future, or before the euro.
  case impossibleDay(Day)
  /// A day is repeated.
  case dayTwice(Day)
  /// It has too many days.
  case tooManyDays
  /// A currency is missing, is not a code of three letters, or is the euro itself.
  case currency(String, Day)
  /// A currency is repeated on a day.
  case currencyTwice(CurrencyCode, Day)
  /// A rate is missing, or is not a number above zero.
  case rate(String, CurrencyCode, Day)
}
