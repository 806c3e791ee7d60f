public import FastiCivil
public import FastiMoney
public import FastiRecords

/// Converts amounts by the stored rates.
public struct ConvertMoney {
  private let rates: ExchangeRates

  /// Converts by rates.
  public init(_ rates: ExchangeRates) { self.rates = rates }

  /// The greatest number of digits after the point.
  public static let mostDigits = 8

  /// Converts a typed amount into another currency.
  ///
  /// - Parameter digits: The digits after the point, 0 to 8; nil for those of the target currency.
  /// - Throws: `.invalid` for a text that cannot be read, `.notFound` when no rate is known.
  public func callAsFunction(
    _ amount: String, _ from: String, to: String, on day: Day, digits: Int? = nil
  ) throws(Failure) -> Conversion {
    guard let figure = DecimalFigure(Array(amount.utf8)) else {
      throw Failure(.money(.amount), field: .path("AMOUNT"), value: amount)
    }
    let (from, to) = (try currency(from, .from), try currency(to, .to))
    do { return try Conversion(figure, from, to: to, on: day, by: rates, digits: digits) } catch {
      throw Failure(.money(error))
    }
  }

  private func currency(_ text: String, _ field: Field.Input) throws(Failure) -> CurrencyCode {
    guard let code = CurrencyCode(Array(text.utf8)) else {
      throw Failure(.money(.currency), field: .input(field), value: text)
    }
    return code
  }
}
