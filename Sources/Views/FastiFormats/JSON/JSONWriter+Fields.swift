public import FastiCivil

extension JSONWriter: FieldWriter {
  /// Writes an object with the record's fields.
  public mutating func record<Value: FieldWritable>(_ value: Value) {
    object { value.write(to: &$0) }
  }

  /// Writes an array of objects, one for each record.
  public mutating func records<Value: FieldWritable>(_ values: [Value]) {
    array(values) { json, value in json.record(value) }
  }

  /// Writes a member that is text or `null`.
  public mutating func field(_ name: StaticString, _ value: String?) {
    self.name(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member that is text.
  public mutating func field(_ name: StaticString, utf8 value: [UInt8]) {
    self.name(name)
    string(utf8: value)
  }

  /// Writes a member that is a whole number or `null`.
  public mutating func field(_ name: StaticString, _ value: Int?) {
    self.name(name)
    if let value { int(value) } else { null() }
  }

  /// Writes a member that is `true`, `false` or `null`.
  public mutating func field(_ name: StaticString, _ value: Bool?) {
    self.name(name)
    if let value { bool(value) } else { null() }
  }

  /// Writes a member that is a day or `null`.
  public mutating func field(_ name: StaticString, _ value: Day?) {
    self.name(name)
    if let value { day(value) } else { null() }
  }

  /// Writes a member that is a list of texts.
  public mutating func field(_ name: StaticString, _ values: [String]) {
    self.name(name)
    array(values) { json, value in json.string(value) }
  }

  /// Writes a member that is a list of days.
  public mutating func field(_ name: StaticString, _ values: [Day]) {
    self.name(name)
    array(values) { json, value in json.day(value) }
  }

  /// Writes a member that is an object of texts.
  public mutating func field(_ name: StaticString, pairs: [(key: String, value: String)]) {
    self.name(name)
    object { json in
      for pair in pairs {
        json.name(text: pair.key)
        json.string(pair.value)
      }
    }
  }

  /// Writes a member that is an object.
  public mutating func field<Inner: FieldWritable>(_ name: StaticString, record inner: Inner) {
    self.name(name)
    record(inner)
  }

  /// Writes a member that is an object of objects.
  public mutating func field<Inner: FieldWritable>(_ name: StaticString, keyed inner: [(key: String, record: Inner)]) {
    self.name(name)
    object { json in
      for pair in inner {
        json.name(text: pair.key)
        json.record(pair.record)
      }
    }
  }

  /// Writes a member that is a list of objects.
  public mutating func field<Inner: FieldWritable>(_ name: StaticString, records inner: [Inner]) {
    self.name(name)
    records(inner)
  }
}
