extension Chance {
  /// One of the items.
  package mutating func pick<Item>(_ items: [Item]) -> Item { items[number(0...items.count - 1)] }

  /// The bytes with some dropped, changed, doubled or inserted.
  package mutating func broken(_ bytes: [UInt8], alphabet: String) -> [UInt8] {
    let letters = Array(alphabet.utf8)
    var bytes = bytes
    for _ in 0..<number(0...3) {
      let place = number(0...bytes.count)
      switch number(0...4) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes[place] = pick(letters)
      case 2 where place < bytes.count: bytes.insert(bytes[place], at: place)
      case 3 where place < bytes.count: bytes.removeSubrange(place..<min(bytes.count, place + number(1...8)))
      default: bytes.insert(one(in: 20) ? UInt8(number(0...255)) : pick(letters), at: place)
      }
    }
    return bytes
  }
}
