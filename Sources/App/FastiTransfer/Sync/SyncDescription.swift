import FastiFormats
import FastiRecords

/// `fasti-sync.json`: the space of a folder, and the format of its files.
struct SyncDescription {
  let space: RecordID
  /// The salt of the key; nil if the files are not encrypted.
  let salt: [UInt8]?
  /// A text encrypted with the key, which shows whether a pass-phrase is right.
  let proof: [UInt8]?

  static let file = "fasti-sync.json"
  private static let format = 1
  private static let text = Array("fasti".utf8)

  init(space: RecordID) {
    self.space = space
    (salt, proof) = (nil, nil)
  }

  init(space: RecordID, salt: [UInt8], key: [UInt8], _ sealer: any Sealer) {
    self.space = space
    self.salt = salt
    proof = sealer.seal(Self.text, key: key)
  }

  /// Whether a key is that of the folder.
  func isKey(_ key: [UInt8], _ sealer: any Sealer) -> Bool {
    proof.flatMap { sealer.open($0, key: key) } == Self.text
  }

  var bytes: [UInt8] {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.field("fasti", "sync")
      json.field("format", Self.format)
      json.field("space", space.text)
      json.field("encrypted", salt != nil)
      if let salt { json.field("salt", Self.hex(salt)) }
      if let proof { json.field("proof", Self.hex(proof)) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  init(_ bytes: [UInt8]) throws(Failure) {
    guard let object = try? JSONValue(reading: bytes), let format = try? object.field("format").int(),
      (try? object.field("fasti").text()) == "sync"
    else { throw Failure(.sync(.malformedDescription), field: .file, value: Self.file) }
    guard format == Self.format else { throw Failure(.sync(.laterFormat(format))) }
    guard let space = (try? object.field("space").text()).flatMap({ RecordID(text: $0) }),
      let encrypted = try? object.field("encrypted").bool()
    else { throw Failure(.sync(.malformedDescription), field: .file, value: Self.file) }
    self.space = space
    salt = encrypted ? (try? object.field("salt").text()).flatMap { Self.unhex($0) } : nil
    proof = encrypted ? (try? object.field("proof").text()).flatMap { Self.unhex($0) } : nil
    guard encrypted == (salt?.count == 16), encrypted == (proof != nil) else {
      throw Failure(.sync(.malformedDescription), field: .file, value: Self.file)
    }
  }

  static func hex(_ bytes: [UInt8]) -> String {
    var digits: [UInt8] = []
    for byte in bytes { Hex.append(UInt64(byte), digits: 2, to: &digits) }
    return String(decoding: digits, as: UTF8.self)
  }

  static func unhex(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = Hex.number(digits[start..<start + 2]) else { return nil }
      bytes.append(UInt8(byte))
    }
    return bytes
  }
}
