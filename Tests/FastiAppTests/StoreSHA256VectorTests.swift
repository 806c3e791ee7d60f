import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

/// NIST, Cryptographic Algorithm Validation Program: the examples of FIPS 180 and two of SHA256ShortMsg and SHA256LongMsg.
@Suite("SHA-256 as NIST publishes it") struct StoreSHA256VectorTests {
  @Test(
    "examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func examples(_ text: String, _ hash: String) { #expect(SHA256.hexHash(text.utf8) == hash) }

  @Test("a million times the letter a")
  func million() {
    #expect(
      SHA256.hexHash(repeatElement(0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("pieces give the same as the whole, at every length around a block")
  func pieces() {
    for length in 0...130 {
      let bytes = (0..<length).map { UInt8($0) }
      var hash = SHA256()
      hash.update(bytes.prefix(length / 3))
      hash.update(bytes.dropFirst(length / 3))
      #expect(hash.finish() == SHA256.hash(bytes))
    }
  }
}
