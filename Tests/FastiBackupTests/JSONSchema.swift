import Foundation

/// The part of JSON Schema (2020-12) that Documentation/backup.schema.json uses; an unknown keyword is an error.
struct JSONSchema {
  let root: [String: Any]

  /// The mistakes of a value, each with its path.
  func faults(of value: Any) -> [String] { faults(of: value, by: root, at: "") }

  private func faults(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    schema.keys.sorted().flatMap { word -> [String] in
      guard let rule = schema[word] else { return [] }
      return faults(of: value, word, rule, schema, path).map { "\(path): \($0)" }
    }
  }

  private func faults(
    of value: Any, _ word: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    switch word {
    case "$schema", "$defs", "title", "description": []
    case "$ref": faults(of: value, by: definition("\(rule)"), at: path)
    case "type":
      ((rule as? [String]) ?? [rule as? String ?? ""]).contains { Self.value(value, is: $0) } ? [] : ["is no \(rule)"]
    case "const": Self.same(value, rule) ? [] : ["is not \(rule)"]
    case "enum": (rule as? [Any] ?? []).contains { Self.same(value, $0) } ? [] : ["is none of \(rule)"]
    case "anyOf":
      (rule as? [[String: Any]] ?? []).contains { faults(of: value, by: $0, at: path).isEmpty } ? [] : ["fits nothing"]
    case "required":
      (rule as? [String] ?? []).filter { (value as? [String: Any])?[$0] == nil }.map { "\($0) is missing" }
    case "properties": members(of: value, rule, path)
    case "additionalProperties": extras(of: value, rule, schema, path)
    case "items":
      (value as? [Any] ?? []).enumerated().flatMap {
        faults(of: $1, by: rule as? [String: Any] ?? [:], at: "\(path)[\($0)]")
      }
    case "pattern": (value as? String).map { Self.matches($0, "\(rule)") } ?? true ? [] : ["does not match \(rule)"]
    case "minimum": Self.number(value).map { $0 >= Self.number(rule) ?? 0 } ?? true ? [] : ["is below \(rule)"]
    case "maximum": Self.number(value).map { $0 <= Self.number(rule) ?? 0 } ?? true ? [] : ["is above \(rule)"]
    case "minLength":
      Double((value as? String)?.unicodeScalars.count ?? .max) >= Self.number(rule) ?? 0 ? [] : ["is too short"]
    case "maxLength":
      Double((value as? String)?.unicodeScalars.count ?? 0) <= Self.number(rule) ?? 0 ? [] : ["is too long"]
    default: ["the schema says \(word), which is not looked at"]
    }
  }

  private func definition(_ reference: String) -> [String: Any] {
    let name = reference.split(separator: "/").last.map { String($0) } ?? ""
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? ["no definition": name]
  }

  private func members(of value: Any, _ rule: Any, _ path: String) -> [String] {
    guard let object = value as? [String: Any], let rules = rule as? [String: [String: Any]] else { return [] }
    return rules.keys.sorted().flatMap { name -> [String] in
      guard let member = object[name], let rule = rules[name] else { return [] }
      return faults(of: member, by: rule, at: "\(path).\(name)")
    }
  }

  /// Members without a property: checked by a separate schema, or not allowed.
  private func extras(of value: Any, _ rule: Any, _ schema: [String: Any], _ path: String) -> [String] {
    let known = (schema["properties"] as? [String: Any] ?? [:]).keys
    let extra = (value as? [String: Any] ?? [:]).filter { !known.contains($0.key) }
    guard let rule = rule as? [String: Any] else { return extra.keys.map { "\($0) is unknown" } }
    return extra.flatMap { faults(of: $0.value, by: rule, at: "\(path).\($0.key)") }
  }

  private static func value(_ value: Any, is type: String) -> Bool {
    switch type {
    case "null": value is NSNull
    case "boolean": isFlag(value)
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }

  private static func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func number(_ value: Any) -> Double? { isFlag(value) ? nil : (value as? NSNumber)?.doubleValue }

  private static func same(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject) == (right as? NSObject) && isFlag(left) == isFlag(right)
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}
