public import FastiCivil

/// An amount of money in one currency: `500 EUR`.
public struct MoneyAmount: Hashable, Sendable {
  /// The amount, with the digits that were written.
  public let amount: DecimalFigure
  public let currency: CurrencyCode

  /// An amount from its parts.
  public init(_ amount: DecimalFigure, _ currency: CurrencyCode) {
    self.amount = amount
    self.currency = currency
  }

  /// Reads `500 EUR` or `EUR 500`.
  /// - Throws: `.budget` for anything else.
  public init(text: some Collection<UInt8>) throws(MoneyError) {
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.count == 2 else { throw .budget }
    if let amount = DecimalFigure(words[0]), let currency = CurrencyCode(words[1]) {
      self.init(amount, currency)
    } else if let currency = CurrencyCode(words[0]), let amount = DecimalFigure(words[1]) {
      self.init(amount, currency)
    } else {
      throw .budget
    }
  }

  /// The amount and the code: `500 EUR`.
  public var text: String { "\(amount.text) \(currency.text)" }
}
