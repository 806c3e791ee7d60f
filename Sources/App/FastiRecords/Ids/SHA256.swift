/// SHA-256 of a text in memory or in pieces.
///
/// It is written here and not taken from a library, because the light program links only SQLite. It makes ids, detects
/// changed data, and hashes tokens of 256 random bits, which cannot be guessed. Pass-phrases are not hashed with it.
/// - Complexity: O(*n*) in the number of bytes.
/// - Source: NIST FIPS 180-4, section 6.2; the variables keep its letters.
public struct SHA256: Sendable {
  // Fields instead of arrays: a version is hashed whenever it is written, and its text is only a few blocks long.
  private var state = State()
  private var pending = Block()
  private var count: UInt64 = 0

  /// A hash of no bytes yet.
  public init() {}

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

  /// Adds bytes to the hash.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { update(raw: UnsafeRawBufferPointer($0)) }
    if isContiguous != nil { return }
    let array = Array(bytes)
    array.withUnsafeBytes { update(raw: $0) }
  }

  /// Adds contiguous bytes, such as those of a file.
  public mutating func update(raw bytes: UnsafeRawBufferPointer) {
    var start = 0
    let filled = Int(count & 63)
    count &+= UInt64(bytes.count)
    if filled > 0 {
      start = min(64 - filled, bytes.count)
      fill(from: filled, with: UnsafeRawBufferPointer(rebasing: bytes[..<start]))
      guard filled + start == 64 else { return }
      compressPending()
    }
    while bytes.count - start >= 64 {
      compress(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]))
      start += 64
    }
    fill(from: 0, with: UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  /// Pads as section 5.1.1 says, and gives the 32 bytes.
  public consuming func finish() -> [UInt8] {
    let bits = count &* 8
    let filled = Int(count & 63)
    withUnsafeMutableBytes(of: &pending) { pending in
      pending[filled] = 0x80
      for place in filled + 1..<max(filled + 1, 64) { pending[place] = 0 }
    }
    if filled >= 56 {
      compressPending()
      pending = Block()
    }
    withUnsafeMutableBytes(of: &pending) { $0.storeBytes(of: bits.bigEndian, toByteOffset: 56, as: UInt64.self) }
    compressPending()
    return state.bytes
  }

  /// The same as 64 hex digits.
  public consuming func finishHex() -> String {
    var text: [UInt8] = []
    for byte in finish() { Hex.append(UInt64(byte), digits: 2, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func fill(from place: Int, with bytes: UnsafeRawBufferPointer) {
    withUnsafeMutableBytes(of: &pending) { pending in
      UnsafeMutableRawBufferPointer(rebasing: pending[place...]).copyMemory(from: bytes)
    }
  }

  private mutating func compressPending() {
    let block = pending
    withUnsafeBytes(of: block) { compress($0) }
  }

  // Masking shifts, and no calls: builds without optimisation, as for tests, hash files too. After eight rounds each
  // variable has its own name again, so nothing is moved.
  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    var (a, b, c, d) = (state.a, state.b, state.c, state.d)
    var (e, f, g, h) = (state.e, state.f, state.g, state.h)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      Self.fill(w, from: block)
      Self.k.withUnsafeBufferPointer { k in
        for t in stride(from: 0, to: 64, by: 8) {
          let t0 =
            h &+ ((e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7))
            &+ (g ^ (e & (f ^ g))) &+ k[t + 0] &+ w[t + 0]
          d = d &+ t0
          h =
            t0 &+ ((a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10))
            &+ ((a & b) | (c & (a | b)))
          let t1 =
            g &+ ((d &>> 6 | d &<< 26) ^ (d &>> 11 | d &<< 21) ^ (d &>> 25 | d &<< 7))
            &+ (f ^ (d & (e ^ f))) &+ k[t + 1] &+ w[t + 1]
          c = c &+ t1
          g =
            t1 &+ ((h &>> 2 | h &<< 30) ^ (h &>> 13 | h &<< 19) ^ (h &>> 22 | h &<< 10))
            &+ ((h & a) | (b & (h | a)))
          let t2 =
            f &+ ((c &>> 6 | c &<< 26) ^ (c &>> 11 | c &<< 21) ^ (c &>> 25 | c &<< 7))
            &+ (e ^ (c & (d ^ e))) &+ k[t + 2] &+ w[t + 2]
          b = b &+ t2
          f =
            t2 &+ ((g &>> 2 | g &<< 30) ^ (g &>> 13 | g &<< 19) ^ (g &>> 22 | g &<< 10))
            &+ ((g & h) | (a & (g | h)))
          let t3 =
            e &+ ((b &>> 6 | b &<< 26) ^ (b &>> 11 | b &<< 21) ^ (b &>> 25 | b &<< 7))
            &+ (d ^ (b & (c ^ d))) &+ k[t + 3] &+ w[t + 3]
          a = a &+ t3
          e =
            t3 &+ ((f &>> 2 | f &<< 30) ^ (f &>> 13 | f &<< 19) ^ (f &>> 22 | f &<< 10))
            &+ ((f & g) | (h & (f | g)))
          let t4 =
            d &+ ((a &>> 6 | a &<< 26) ^ (a &>> 11 | a &<< 21) ^ (a &>> 25 | a &<< 7))
            &+ (c ^ (a & (b ^ c))) &+ k[t + 4] &+ w[t + 4]
          h = h &+ t4
          d =
            t4 &+ ((e &>> 2 | e &<< 30) ^ (e &>> 13 | e &<< 19) ^ (e &>> 22 | e &<< 10))
            &+ ((e & f) | (g & (e | f)))
          let t5 =
            c &+ ((h &>> 6 | h &<< 26) ^ (h &>> 11 | h &<< 21) ^ (h &>> 25 | h &<< 7))
            &+ (b ^ (h & (a ^ b))) &+ k[t + 5] &+ w[t + 5]
          g = g &+ t5
          c =
            t5 &+ ((d &>> 2 | d &<< 30) ^ (d &>> 13 | d &<< 19) ^ (d &>> 22 | d &<< 10))
            &+ ((d & e) | (f & (d | e)))
          let t6 =
            b &+ ((g &>> 6 | g &<< 26) ^ (g &>> 11 | g &<< 21) ^ (g &>> 25 | g &<< 7))
            &+ (a ^ (g & (h ^ a))) &+ k[t + 6] &+ w[t + 6]
          f = f &+ t6
          b =
            t6 &+ ((c &>> 2 | c &<< 30) ^ (c &>> 13 | c &<< 19) ^ (c &>> 22 | c &<< 10))
            &+ ((c & d) | (e & (c | d)))
          let t7 =
            a &+ ((f &>> 6 | f &<< 26) ^ (f &>> 11 | f &<< 21) ^ (f &>> 25 | f &<< 7))
            &+ (h ^ (f & (g ^ h))) &+ k[t + 7] &+ w[t + 7]
          e = e &+ t7
          a =
            t7 &+ ((b &>> 2 | b &<< 30) ^ (b &>> 13 | b &<< 19) ^ (b &>> 22 | b &<< 10))
            &+ ((b & c) | (d & (b | c)))
        }
      }
    }
    state.add(a, b, c, d, e, f, g, h)
  }

  private static func fill(_ w: UnsafeMutableBufferPointer<UInt32>, from block: UnsafeRawBufferPointer) {
    for t in 0..<16 { w[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: t * 4, as: UInt32.self)) }
    for t in 16..<64 {
      let (x, y) = (w[t - 15], w[t - 2])
      let sigma0 = (x &>> 7 | x &<< 25) ^ (x &>> 18 | x &<< 14) ^ (x &>> 3)
      let sigma1 = (y &>> 17 | y &<< 15) ^ (y &>> 19 | y &<< 13) ^ (y &>> 10)
      w[t] = sigma1 &+ w[t - 7] &+ sigma0 &+ w[t - 16]
    }
  }

  /// The eight words of the state.
  private struct State {
    var (a, b, c, d): (UInt32, UInt32, UInt32, UInt32) = (0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a)
    var (e, f, g, h): (UInt32, UInt32, UInt32, UInt32) = (0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

    mutating func add(
      _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: UInt32
    ) {
      (self.a, self.b, self.c, self.d) = (self.a &+ a, self.b &+ b, self.c &+ c, self.d &+ d)
      (self.e, self.f, self.g, self.h) = (self.e &+ e, self.f &+ f, self.g &+ g, self.h &+ h)
    }

    var bytes: [UInt8] {
      let words = (
        a.bigEndian, b.bigEndian, c.bigEndian, d.bigEndian, e.bigEndian, f.bigEndian, g.bigEndian, h.bigEndian
      )
      return withUnsafeBytes(of: words) { Array($0) }
    }
  }

  /// The 64 bytes of a block.
  private struct Block {
    var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
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
