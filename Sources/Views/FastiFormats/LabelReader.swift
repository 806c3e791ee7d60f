import FastiCivil

/// Finds the displayed name of a record: the text of its field `name`, otherwise of `title`; nil for a record with
/// neither.
struct LabelReader {
  private(set) var text: String?

  private mutating func read(_ name: StaticString, _ value: @autoclosure () -> String?) {
    guard text == nil, Self.isLabel(name) else { return }
    text = value()
  }

  // Compared as bytes, because String comparison would link the Unicode tables.
  private static func isLabel(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { bytes in
      bytes.elementsEqual("name".utf8) || bytes.elementsEqual("title".utf8)
    }
  }
}

extension LabelReader: FieldWriter {
  mutating func field(_ name: StaticString, _ value: String?) { read(name, value) }
  mutating func field(_ name: StaticString, utf8 value: [UInt8]) { read(name, String(decoding: value, as: UTF8.self)) }
  mutating func field(_ name: StaticString, _ value: Int?) {}
  mutating func field(_ name: StaticString, _ value: Bool?) {}
  mutating func field(_ name: StaticString, _ value: Day?) {}
  mutating func field(_ name: StaticString, _ values: [String]) {}
  mutating func field(_ name: StaticString, _ values: [Day]) {}
  mutating func field(_ name: StaticString, pairs: [(key: String, value: String)]) {}
  mutating func field<Inner: FieldWritable>(_ name: StaticString, record: Inner) {}
  mutating func field<Inner: FieldWritable>(_ name: StaticString, keyed: [(key: String, record: Inner)]) {}
  mutating func field<Inner: FieldWritable>(_ name: StaticString, records: [Inner]) {}
}
