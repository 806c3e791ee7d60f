// Numbers in fields: written as the language writes them, and read so too.
extension PageWords {
  /// A number as it stands in a field: `7.5` becomes `7,5` where the language has a decimal comma.
  public func field(_ number: String) -> String {
    isComma
      ? String(decoding: number.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0 }, as: UTF8.self) : number
  }

  /// What somebody typed into such a field, with a decimal point. A text with a point, or with more than one comma, stays
  /// as it is: whatever reads it says what is wrong.
  public func number(typed text: String) -> String {
    let bytes = Array(text.utf8)
    guard isComma, !bytes.contains(UInt8(ascii: ".")), bytes.reduce(0, { $0 + ($1 == UInt8(ascii: ",") ? 1 : 0) }) == 1
    else { return text }
    return String(decoding: bytes.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }

  private var isComma: Bool { Array(self(.decimalSign).utf8) == [UInt8(ascii: ",")] }
}
