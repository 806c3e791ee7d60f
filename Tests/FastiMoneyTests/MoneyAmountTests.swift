import FastiMoney
import Testing

@Suite("Amounts with a currency") struct MoneyAmountTests {
  @Test("both orders are read, and written as one")
  func read() throws {
    for text in ["500 EUR", "EUR 500", "500 eur", "  500   EUR "] {
      #expect(try MoneyAmount(text: Array(text.utf8)).text == "500 EUR", "\(text)")
    }
    #expect(try MoneyAmount(text: Array("1500.50 SEK".utf8)).text == "1500.50 SEK")
    #expect(try MoneyAmount(text: Array("0 JPY".utf8)).text == "0 JPY")
  }

  @Test(
    "any other text is not a budget",
    arguments: [
      "", "500", "EUR", "-500 EUR", "500 EURO", "5,00 EUR", "NaN EUR", "1e9 EUR", "500 EUR extra", "500EUR", "EUR EUR",
      "1234567890123456 EUR", "５００ EUR", "500 €",
    ])
  func wrong(_ text: String) {
    #expect(throws: MoneyError.budget) { try MoneyAmount(text: Array(text.utf8)) }
  }
}
