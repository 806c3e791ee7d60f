import CFastiHeader
import FastiCivil
import FastiHolidays

/// Why a calendar could not be opened: a status of fasti.h and the sentence for it.
struct OpeningError: Error {
  let status: Int32
  private let sentence: [UInt8]

  /// A status with a constant sentence.
  init(_ status: some BinaryInteger) {
    self.status = Int32(status)
    sentence = Array(Messages.text(self.status).utf8)
  }

  init(unknown code: RegionCode) {
    status = Int32(FASTI_UNKNOWN_REGION)
    let name = String(decoding: code.bytes, as: UTF8.self)
    sentence = Array(English().text(Sentence(.thingRegion), subject: English().quoted(name)).utf8)
  }

  /// The first mistake of a text of rules.
  init(_ mistakes: RuleMistakes) {
    status = Int32(FASTI_BAD_RULES)
    sentence = Array((mistakes.mistakes.first?.description ?? "").utf8)
  }

  /// Writes the sentence and a NUL, truncated between characters if it does not fit.
  func write(to message: UnsafeMutablePointer<CChar>?, _ capacity: Int) {
    guard let message, capacity > 0 else { return }
    var count = min(sentence.count, capacity - 1)
    // A byte 10xxxxxx continues the character before it.
    while count > 0, count < sentence.count, sentence[count] & 0xC0 == 0x80 { count -= 1 }
    for place in 0..<count { message[place] = CChar(bitPattern: sentence[place]) }
    message[count] = 0
  }
}
