import FastiLeave
import FastiRecords

extension Hours {
  /// Typed hours, rounded as they are saved.
  /// - Throws: `.invalid` saying what to type.
  static func read(_ text: String, _ rounding: Rounding, field: Field) throws(Failure) -> Hours {
    do { return try Hours(typed: text, rounding: rounding) } catch {
      throw Failure(error, field: field, value: text)
    }
  }

  /// A typed exact amount: up to four decimals, with any sign.
  /// - Throws: `.invalid` saying what to type.
  static func read(exact text: String, field: Field) throws(Failure) -> Hours {
    do { return try Hours(exact: text) } catch { throw Failure(error, field: field, value: text) }
  }
}
