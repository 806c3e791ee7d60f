import FastiCivil
public import FastiMonths

extension CommitteeAnswer {
  /// The committee's answer in its JSON: `HijriYear`, `FirstDay`, and `NumOfDays` with `NumDaysMonth1` to `12`; nil if
  /// the bytes are not JSON of this form.
  ///
  /// Other members are ignored. A first day has the form `2025-06-26` or `2025-06-26T00:00:00`.
  public init?(json bytes: [UInt8]) {
    do throws(JSONError) {
      let answer = try JSONValue(reading: bytes)
      guard let day = CommitteeAnswer.day(try answer.field("FirstDay").utf8()),
        let lengths = try CommitteeAnswer.lengths(answer.field("NumOfDays").members())
      else { return nil }
      self.init(year: try answer.field("HijriYear").int(1300...1600), first: day, lengths: lengths)
    } catch { return nil }
  }

  /// The lengths, which the committee writes in the order of the months. Any other order means damage, and the place of
  /// the damage is unknown.
  private static func lengths(_ members: [JSONMember]) throws(JSONError) -> [Int?]? {
    var lengths: [Int?] = Array(repeating: nil, count: 12)
    var last = 0
    let prefix = Array("NumDaysMonth".utf8)
    for member in members where member.name.starts(with: prefix) && !member.value.isNull {
      let digits = member.name.dropFirst(prefix.count)
      guard (1...2).contains(digits.count), digits.first != UInt8(ascii: "0"),
        digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { continue }
      let month = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      guard month > last, month <= 12 else { return nil }
      last = month
      lengths[month - 1] = try member.value.int(0...99)
    }
    return lengths
  }

  private static func day(_ text: [UInt8]) -> Day? {
    guard text.count == 10 || (text.count == 19 && text.suffix(9).elementsEqual(Array("T00:00:00".utf8))) else {
      return nil
    }
    do { return try Day(iso: text.prefix(10)) } catch { return nil }
  }
}
