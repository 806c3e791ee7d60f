public import FastiWeather

/// Extracts the values from an answer in JSON, at the paths given by the description of a source. It runs in a process
/// with limits; ``WeatherReading`` checks its output.
public enum WeatherJSON {
  /// The longest answer, in bytes.
  public static let longest = 2 << 20
  private static let limits = JSONLimits(bytes: longest, depth: 24, values: 200_000, text: 4_096)

  /// The input of the reading process: the description of a source, and an answer.
  public static func question(_ description: String, _ answer: [UInt8]) -> [UInt8] {
    Array("\(description.utf8.count)\n\(description)".utf8) + answer
  }

  /// The lines for a question; nil if the answer cannot be read.
  public static func lines(for question: [UInt8]) -> [UInt8]? {
    guard let end = question.firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(String(decoding: question[..<end], as: UTF8.self)), (0...WeatherSource.longest).contains(count),
      question.count >= end + 1 + count
    else { return nil }
    let text = String(decoding: question[(end + 1)..<(end + 1 + count)], as: UTF8.self)
    do throws(WeatherFault) {
      return lines(Array(question[(end + 1 + count)...]), of: try WeatherSource(text: text))
    } catch {
      return nil
    }
  }

  /// A line of values for each day or hour, or one line that begins with `!` and names the unit that differs. Nil if
  /// the answer is not JSON, or does not have such lists.
  public static func lines(_ bytes: [UInt8], of source: WeatherSource) -> [UInt8]? {
    let root: JSONValue
    do throws(JSONError) { root = try JSONValue(reading: bytes, limits: limits) } catch { return nil }
    for field in WeatherField.allCases {
      guard let unit = source.places[field]?.unit else { continue }
      guard let found = value(unit.path, in: root).flatMap({ token($0) }) else { return nil }
      if found != Array(unit.name.utf8) { return Array("!unit \(field.rawValue) ".utf8) + found }
    }
    return source.list.map { hours($0, root, source) } ?? days(root, source)
  }

  private static func days(_ root: JSONValue, _ source: WeatherSource) -> [UInt8]? {
    var columns: [[JSONValue]?] = []
    for field in WeatherReading.dayFields {
      guard let place = source.places[field] else {
        columns.append(nil)
        continue
      }
      guard let list = value(place.path, in: root).flatMap({ elements($0) }) else { return nil }
      columns.append(list)
    }
    guard let count = columns.first??.count, columns.allSatisfy({ $0.map { $0.count == count } ?? true }) else {
      return nil
    }
    var lines: [UInt8] = []
    for index in 0..<count {
      for (place, column) in columns.enumerated() {
        if place > 0 { lines.append(UInt8(ascii: " ")) }
        guard let token = column.map({ token($0[index]) }) ?? [UInt8(ascii: "-")] else { return nil }
        lines += token
      }
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }

  private static func hours(_ path: [String], _ root: JSONValue, _ source: WeatherSource) -> [UInt8]? {
    guard let list = value(path, in: root).flatMap({ elements($0) }) else { return nil }
    var lines: [UInt8] = []
    for hour in list {
      for (index, field) in WeatherReading.hourFields.enumerated() {
        if index > 0 { lines.append(UInt8(ascii: " ")) }
        // The last hours do not begin a period.
        let found = source.places[field].flatMap { value($0.path, in: hour) }
        guard let token = found.map({ token($0) }) ?? [UInt8(ascii: "-")] else { return nil }
        lines += token
      }
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }

  private static func elements(_ value: JSONValue) -> [JSONValue]? {
    do throws(JSONError) { return try value.array() } catch { return nil }
  }

  /// The value at the end of a path; nil if a member is missing.
  private static func value(_ path: [String], in root: JSONValue) -> JSONValue? {
    var current = root
    for name in path {
      guard current.kind == .object else { return nil }
      let members: [JSONMember]
      do throws(JSONError) { members = try current.members() } catch { return nil }
      guard let next = members.first(where: { $0.name.elementsEqual(name.utf8) }) else { return nil }
      current = next.value
    }
    return current
  }

  /// A number or a text as one word; `-` for null, `?` for a text with spaces, nil for anything else.
  private static func token(_ value: JSONValue) -> [UInt8]? {
    do throws(JSONError) {
      switch value.kind {
      case .null: return [UInt8(ascii: "-")]
      case .number: return try value.number()
      case .string:
        let text = try value.utf8()
        let isWord = (1...40).contains(text.count) && text.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        return isWord ? text : [UInt8(ascii: "?")]
      case .bool, .array, .object: return nil
      }
    } catch { return nil }
  }
}
