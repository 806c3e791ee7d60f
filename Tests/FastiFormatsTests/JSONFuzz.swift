import FastiFormats
import Foundation
import LeaveSamples
import TestSupport
import Testing

@Suite("JSON against another reader")
struct JSONFuzz {
  @Test("broken texts: if this reader accepts a text, Foundation reads the same")
  func broken() throws {
    var chance = Chance(seed: 8_259)
    let rounds = Soak.rounds(short: 4_000, long: 400_000)
    var accepted = 0
    for _ in 0..<rounds {
      var text = chance.pick(JSONCases.valid)
      if chance.one(in: 2) {
        text = "[\(text),\(chance.pick(JSONCases.valid)),{\"k\":\(chance.pick(JSONCases.valid))}]"
      }
      let bytes = chance.broken(Array(text.utf8), alphabet: "{}[]\",:\\u0123456789aefDd.-+ \t\n\u{0}å")
      guard let value = try? JSONValue(reading: bytes) else { continue }
      accepted += 1
      let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      // Foundation uses doubles: a number beyond their range is an error there.
      guard let other else {
        #expect(bytes.contains(0x65) || bytes.contains(0x45), "\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      #expect(try matches(value, other), "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > rounds / 100)
  }

  /// Whether both have the same content; numbers are compared as Foundation stores them.
  private func matches(_ value: JSONValue, _ other: Any) throws -> Bool {
    switch value.kind {
    case .null: return other is NSNull
    case .bool: return other as? Bool == (try value.bool())
    case .number: return other is NSNumber
    case .string:
      guard let text = other as? String else { return false }
      return Array(text.utf8) == (try value.utf8())
    case .array:
      guard let elements = other as? [Any] else { return false }
      let mine = try value.array()
      guard mine.count == elements.count else { return false }
      return try zip(mine, elements).allSatisfy { try matches($0, $1) }
    case .object:
      guard let members = other as? [String: Any] else { return false }
      // Names that differ only in their composition are equal in a Dictionary, but not here.
      return try value.members().allSatisfy { members[String(decoding: $0.name, as: UTF8.self)] != nil }
    }
  }
}
