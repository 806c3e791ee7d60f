// Days, weeks, months and times are encoded as their ISO 8601 text, so that they are the same in JSON, in property
// lists and in other programs. Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Decoder {
    fileprivate func value<Value>(_ value: (String) throws(CivilError) -> Value) throws -> Value {
      let container = try singleValueContainer()
      let text = try container.decode(String.self)
      do { return try value(text) } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\": \(error)")
      }
    }

    /// The value of a text.
    /// - Parameter what: What the text has to be: `a calendar`.
    /// - Throws: `DecodingError` if the text has no value.
    package func value<Value>(_ what: StaticString, _ value: (String) -> Value?) throws -> Value {
      let container = try singleValueContainer()
      let text = try container.decode(String.self)
      guard let value = value(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not \(what)")
      }
      return value
    }
  }

  extension Encoder {
    /// Encodes text.
    /// - Throws: What the encoder throws.
    package func write(_ text: String) throws {
      var container = singleValueContainer()
      try container.encode(text)
    }

    /// Encodes text of a value, which can be read again only within the years of ``Limits``.
    fileprivate func write(_ text: String, of value: Any, isWithinLimits: Bool) throws {
      guard isWithinLimits else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: codingPath, debugDescription: "the years are 1583 to 2999"))
      }
      try write(text)
    }
  }

  extension Day: Codable {
    /// The day of a text: `2026-02-05`, `2026-W06-4` or `2026-036`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { text throws(CivilError) in try Day(iso: text) }
    }

    /// Encodes `2026-02-05`.
    /// - Throws: `EncodingError` outside the years 1583 to 2999.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(iso, of: self, isWithinLimits: isWithinLimits)
    }
  }

  extension CivilDate: Codable {
    /// The date of a text: `2026-02-05`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { text throws(CivilError) in try CivilDate(iso: text) }
    }

    /// Encodes `2026-02-05`.
    /// - Throws: `EncodingError` outside the years 1583 to 2999.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(iso, of: self, isWithinLimits: day.isWithinLimits)
    }
  }

  extension DayRange: Codable {
    /// The days of a text: `2026-02-05/2026-02-11`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { text throws(CivilError) in try DayRange(iso: text) }
    }

    /// Encodes `2026-02-05/2026-02-11`.
    /// - Throws: `EncodingError` outside the years 1583 to 2999.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(iso, of: self, isWithinLimits: first.isWithinLimits && last.isWithinLimits)
    }
  }

  extension ISOWeek: Codable {
    /// The week of a text: `2026-W06`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { text throws(CivilError) in try ISOWeek(iso: text) }
    }

    /// Encodes `2026-W06`.
    /// - Throws: `EncodingError` for a week without a day of the years 1583 to 2999.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(iso, of: self, isWithinLimits: days.intersection(Limits.days) != nil)
    }
  }

  extension YearMonth: Codable {
    /// The month of a text: `2026-02`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { text throws(CivilError) in try YearMonth(iso: text) }
    }

    /// Encodes `2026-02`.
    /// - Throws: `EncodingError` outside the years 1583 to 2999.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(iso, of: self, isWithinLimits: Limits.year.contains(year))
    }
  }

  extension TimeOfDay: Codable {
    /// The time of a text: `07:45` or `07:45:30`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { text throws(CivilError) in try TimeOfDay(iso: text) }
    }

    /// Encodes `07:45`, or `07:45:30` when there are seconds.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write(iso) }
  }

  extension Instant: Codable {
    /// The moment of a text: `2026-02-05T07:45:30Z`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { text throws(CivilError) in try Instant(iso: text) }
    }

    /// Encodes `2026-02-05T07:45:30Z`.
    /// - Throws: `EncodingError` outside the years 1583 to 2999.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(iso, of: self, isWithinLimits: day().isWithinLimits)
    }
  }
#endif
