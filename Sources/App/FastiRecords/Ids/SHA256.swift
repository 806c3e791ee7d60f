/// SHA-256 of a text in memory or in pieces.
///
/// Written here instead of taken from a library, because the light program links SQLite only. It makes ids, detects
/// changed data, and hashes tokens of 256 random bits, which cannot be guessed. Pass-phrases are not hashed with it.
/// - Complexity: O(*n*) in the number of bytes.
/// - Source: NIST FIPS 180-4, section 6.2; the variables keep its letters.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// The hash of nothing yet.
  public init() { pending.reserveCapacity(64) }

  /// The 32 bytes of the hash of `bytes`.
  public static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// The hash as 64 hex digits.
  public static func hexHash(_ bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finishHex()
  }

  /// Adds bytes to what is hashed.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      count &+= 1
      if pending.count == 64 { compressPending() }
    }
  }

  /// Adds contiguous bytes, such as those of a file: the fast path.
  public mutating func update(raw bytes: UnsafeRawBufferPointer) {
    var start = 0
    if !pending.isEmpty {
      start = min(64 - pending.count, bytes.count)
      update(UnsafeRawBufferPointer(rebasing: bytes[..<start]))
    }
    while bytes.count - start >= 64 {
      compress(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]))
      count &+= 64
      start += 64
    }
    update(UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  /// Pads as section 5.1.1 says, and gives the 32 bytes.
  public consuming func finish() -> [UInt8] {
    let bits = count &* 8
    update(CollectionOfOne(0x80))
    while pending.count != 56 { update(CollectionOfOne(0)) }
    for place in stride(from: 56, through: 0, by: -8) {
      update(CollectionOfOne(UInt8(truncatingIfNeeded: bits >> UInt64(place))))
    }
    var digest: [UInt8] = []
    for word in state {
      for place in stride(from: 24, through: 0, by: -8) {
        digest.append(UInt8(truncatingIfNeeded: word >> UInt32(place)))
      }
    }
    return digest
  }

  /// The same as 64 hex digits.
  public consuming func finishHex() -> String {
    var text: [UInt8] = []
    for byte in finish() { Hex.append(UInt64(byte), digits: 2, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func compressPending() {
    let block = pending
    block.withUnsafeBytes { compress($0) }
    pending.removeAll(keepingCapacity: true)
  }

  // Masking shifts, and no calls: builds without optimisation, as tests are, hash files too.
  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    fillSchedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    schedule.withUnsafeBufferPointer { schedule in
      Self.k.withUnsafeBufferPointer { k in
        for t in 0..<64 {
          let bigSigma1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
          let t1 = h &+ bigSigma1 &+ ((e & f) ^ (~e & g)) &+ k[t] &+ schedule[t]
          let bigSigma0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
          let t2 = bigSigma0 &+ ((a & b) ^ (a & c) ^ (b & c))
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
        }
      }
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
  }

  private mutating func fillSchedule(_ block: UnsafeRawBufferPointer) {
    schedule.withUnsafeMutableBufferPointer { w in
      for t in 0..<16 { w[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: t * 4, as: UInt32.self)) }
      for t in 16..<64 {
        let (x, y) = (w[t - 15], w[t - 2])
        let sigma0 = (x &>> 7 | x &<< 25) ^ (x &>> 18 | x &<< 14) ^ (x &>> 3)
        let sigma1 = (y &>> 17 | y &<< 15) ^ (y &>> 19 | y &<< 13) ^ (y &>> 10)
        w[t] = sigma1 &+ w[t - 7] &+ sigma0 &+ w[t - 16]
      }
    }
  }

  private static let k: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
