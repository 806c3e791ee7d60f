/// The names of devices by their numbers in stamps, as the devices told them.
///
/// They only help people: nothing is decided by them. A device that takes another number keeps its former one here.
public struct DeviceNames: Hashable, Sendable {
  private var names: [UInt64: String] = [:]
  /// The greatest number of devices whose names are kept.
  public static let most = 1_000

  /// No names.
  public init() {}

  /// Reads the text of ``text``; a line that is not of this form is left out.
  public init(text: String) {
    // By bytes: a name may begin with a mark that is one character with the space before it.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(Substring($0)) }
      guard parts.count == 2, let number = Stamp.device(text: parts[0]) else { continue }
      add(parts[1], of: number)
    }
  }

  /// A line for each device, as a store keeps them: its number and its name.
  public var text: String {
    all.map { "\(Stamp.text(device: $0.number)) \($0.name)" }.joined(separator: "\n")
  }

  /// The devices, by their numbers.
  public var all: [(number: UInt64, name: String)] {
    names.sorted { $0.key < $1.key }.map { (number: $0.key, name: $0.value) }
  }

  /// Whether no name is known.
  public var isEmpty: Bool { names.isEmpty }

  /// The name of a device; nil if it has told none.
  public subscript(number: UInt64) -> String? { names[number] }

  /// Adds the name of a device, in place of an earlier one of the same number.
  public mutating func add(_ name: String, of number: UInt64) {
    if names[number] == nil, names.count >= Self.most { return }
    names[number] = name
  }

  /// Adds the names of others.
  public mutating func add(_ others: DeviceNames) {
    for device in others.all { add(device.name, of: device.number) }
  }
}
