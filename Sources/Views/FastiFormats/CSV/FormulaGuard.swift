/// Prevents a spreadsheet from running text as a formula, without losing a character.
///
/// Spreadsheets treat a cell as a formula when it begins with `=`, `+`, `-` or `@`, their full-width forms, a tab or a
/// line break. The guard puts one `'` before such text, and also before text that has one or more `'` before such a
/// beginning. The reader removes one `'` from these texts only, so every text is read back unchanged.
/// - Source: OWASP, CSV Injection; the rule about `'` is this project's.
enum FormulaGuard {
  /// The text as a cell may contain it.
  static func guarded(_ text: [UInt8]) -> [UInt8] { isFormula(text[...].drop { $0 == quote }) ? [quote] + text : text }

  /// As ``guarded(_:)``, for a cell of an answer: a number with a sign is not changed.
  static func guarded(answer text: [UInt8]) -> [UInt8] { isNumber(text[...]) ? text : guarded(text) }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
    let parts = text.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  static func unguarded(_ cell: [UInt8]) -> [UInt8] {
    guard cell.first == quote, isFormula(cell.drop { $0 == quote }) else { return cell }
    return Array(cell.dropFirst())
  }

  private static let quote = UInt8(ascii: "'")

  private static func isFormula(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop { $0 == UInt8(ascii: " ") }
    switch text.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
      UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return true
    case 0xEF:
      // U+FF0B, U+FF0D, U+FF1D, U+FF20.
      let rest = Array(text.dropFirst().prefix(2))
      return rest.count == 2 && rest[0] == 0xBC && [0x8B, 0x8D, 0x9D, 0xA0].contains(rest[1])
    default: return false
    }
  }
}
