/// Numbers as zip files hold them: little-endian.
struct LittleEndian {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Two bytes.
  func short(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

  /// Four bytes.
  func long(_ place: Int) -> UInt64 { UInt64(short(place)) | UInt64(short(place + 2)) << 16 }
}
