/// Splits UTF-8 into tokens. Bytes that are not UTF-8 become `.other`.
enum Tokenizer {
  /// - Parameter readsScripts: Whether words in Arabic and Bengali letters are read as ``ScriptWords``; otherwise they are
  ///   `.other`.
  static func tokens(_ bytes: [UInt8], readsScripts: Bool = false) -> [Token] {
    var reader = Reader(bytes: bytes, readsScripts: readsScripts)
    return reader.tokens()
  }

  private struct Reader {
    let bytes: [UInt8]
    let readsScripts: Bool
    var place = 0
    var found: [Token] = []
    /// The run of letters and digits being read.
    var run: [UInt8] = []
    /// Whether the run contains a character of another script.
    var isForeign = false
    /// The word in Arabic or Bengali letters being read, folded, as UTF-8.
    var script: [UInt8] = []

    init(bytes: [UInt8], readsScripts: Bool) {
      self.bytes = bytes
      self.readsScripts = readsScripts
    }

    mutating func tokens() -> [Token] {
      while place < bytes.count {
        let scalar = next()
        let byte = UInt8(truncatingIfNeeded: scalar)
        if readsScripts, let sign = ScriptFolding.fold(scalar) {
          add(sign)
          continue
        }
        if scalar == UInt32(byte), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
          endScript()
          run.append(byte)
          continue
        }
        switch CaseFolding.fold(scalar) {
        case .letter(let letter):
          endScript()
          run.append(letter)
        case .nothing: break
        case .other:
          endScript()
          isForeign = true
        case .space: end()
        case .mark(let sign):
          end()
          found.append(Token(kind: .mark(sign), text: []))
        }
      }
      end()
      return found
    }

    private mutating func add(_ sign: ScriptFolding.Result) {
      switch sign {
      case .letter(let scalar):
        if script.isEmpty { end() }
        script.append(utf8: scalar)
      case .digit(let digit):
        endScript()
        run.append(UInt8(ascii: "0") + digit)
      case .mark(let sign):
        end()
        found.append(Token(kind: .mark(sign), text: []))
      case .nothing: break
      }
    }

    /// Ends a word in Arabic or Bengali letters: `1447هـ` is a number and a word.
    private mutating func endScript() {
      guard !script.isEmpty else { return }
      found.append(ScriptWords.token(script))
      script.removeAll(keepingCapacity: true)
    }

    private mutating func end() {
      endScript()
      defer {
        run.removeAll(keepingCapacity: true)
        isForeign = false
      }
      if isForeign { return found.append(Token(kind: .other, text: [])) }
      guard !run.isEmpty else { return }
      found.append(Token.of(run))
    }

    /// The next scalar; 0xFFFD for invalid bytes.
    private mutating func next() -> UInt32 {
      let lead = bytes[place]
      place += 1
      if lead < 0x80 { return UInt32(lead) }
      let (count, least): (Int, UInt32) =
        lead >= 0xF0 && lead < 0xF8 ? (3, 0x10000) : lead >= 0xE0 ? (2, 0x800) : lead >= 0xC2 ? (1, 0x80) : (0, 0)
      guard count > 0, lead < 0xF8, place + count <= bytes.count else { return 0xFFFD }
      var scalar = UInt32(lead) & (0x3F >> UInt32(count))
      for offset in 0..<count {
        let byte = bytes[place + offset]
        guard byte & 0xC0 == 0x80 else { return 0xFFFD }
        scalar = scalar << 6 | UInt32(byte & 0x3F)
      }
      guard scalar >= least else { return 0xFFFD }
      place += count
      return scalar
    }
  }
}

extension [UInt8] {
  /// Adds a scalar of two or three bytes.
  fileprivate mutating func append(utf8 scalar: UInt32) {
    func rest(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F) }
    if scalar < 0x800 {
      append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
    } else {
      append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      append(rest(6))
    }
    append(rest(0))
  }
}

extension Token {
  /// The token of a run of lower-case letters and digits.
  static func of(_ run: [UInt8]) -> Token {
    let digits = run.prefix { $0 <= UInt8(ascii: "9") }
    if digits.isEmpty {
      return run.contains { $0 <= UInt8(ascii: "9") } ? Token(kind: .other, text: []) : Token(kind: .word, text: run)
    }
    let rest = Array(run[digits.count...])
    guard digits.count <= 6, rest.isEmpty || rest.isAmong("st nd rd th") else {
      return Token(kind: .other, text: rest.isEmpty ? Array(digits) : [])
    }
    var value = 0
    for digit in digits { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
    return Token(kind: .number(value, digits: digits.count, isOrdinal: !rest.isEmpty), text: [])
  }
}
