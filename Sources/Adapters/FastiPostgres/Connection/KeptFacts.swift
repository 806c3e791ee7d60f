/// The facts of a space in a transaction that has its lock: read once, and written once.
struct KeptFacts {
  /// The facts; nil until they are read.
  var values: [String: String]?
  private var noted: Set<String> = []

  mutating func note(_ value: String, _ key: String) {
    values?[key] = value
    noted.insert(key)
  }

  mutating func forget(_ key: String) {
    values?[key] = nil
    noted.remove(key)
  }

  /// What was noted, by key.
  mutating func takeNoted() -> [(key: String, value: String)] {
    defer { noted = [] }
    return noted.sorted().compactMap { key in values?[key].map { (key, $0) } }
  }
}
