internal import FastiRecords

/// The parameters of a statement, bound from left to right in binary form. The first, `$1`, is the space.
struct QueryParameters: StoreParameters {
  /// The types, as PostgreSQL numbers them; 0 lets the server infer the type.
  private(set) var types: [UInt32] = []
  private(set) var lengths: [Int32] = []
  /// Where each value begins in `bytes`; nil for NULL.
  private(set) var starts: [Int?] = []
  private(set) var bytes: [UInt8] = []

  /// The types of parameters.
  /// - Source: PostgreSQL 15, pg_type.dat.
  private enum DataType {
    static let boolean: UInt32 = 16
    static let bytes: UInt32 = 17
    static let bigint: UInt32 = 20
    static let text: UInt32 = 25
    static let double: UInt32 = 701
    static let uuid: UInt32 = 2950
  }

  /// The types of elements of arrays, with the number of the type.
  enum ElementType: UInt32 {
    case boolean = 16
    case bytes = 17
    case bigint = 20
    case text = 25
    case double = 701
    case uuid = 2950

    /// The type of a value; nil for NULL.
    init?(_ value: ColumnValue) {
      switch value {
      case .nothing: return nil
      case .integer: self = .bigint
      case .real: self = .double
      case .text: self = .text
      case .bytes: self = .bytes
      }
    }

    /// The number of the type of such arrays.
    fileprivate var array: UInt32 {
      switch self {
      case .boolean: 1000
      case .bytes: 1001
      case .bigint: 1016
      case .text: 1009
      case .double: 1022
      case .uuid: 2951
      }
    }

    /// The name of the type of such arrays.
    var arrayName: String {
      switch self {
      case .boolean: "boolean[]"
      case .bytes: "bytea[]"
      case .bigint: "bigint[]"
      case .text: "text[]"
      case .double: "double precision[]"
      case .uuid: "uuid[]"
      }
    }
  }

  /// Parameters of a statement about a space.
  init(space: RecordID) { write(id: space) }

  /// The parameters of a statement that is not about a space.
  init() {}

  private mutating func add(_ type: UInt32, _ content: some Collection<UInt8>) {
    types.append(type)
    starts.append(bytes.count)
    lengths.append(Int32(content.count))
    bytes += content
  }

  private mutating func add(_ type: UInt32, number: UInt64) {
    withUnsafeBytes(of: number.bigEndian) { add(type, Array($0)) }
  }

  mutating func write(integer: Int64) { add(DataType.bigint, number: UInt64(bitPattern: integer)) }

  mutating func write(real: Double) { add(DataType.double, number: real.bitPattern) }

  mutating func write(text: String) { add(DataType.text, Array(text.utf8)) }

  /// Binds the next parameter to UTF-8 bytes.
  mutating func write(utf8: [UInt8]) { add(DataType.text, utf8) }

  mutating func write(bytes: [UInt8]) { add(DataType.bytes, bytes) }

  mutating func write(boolean: Bool) { add(DataType.boolean, [boolean ? 1 : 0]) }

  mutating func writeNothing() {
    types.append(0)
    starts.append(nil)
    lengths.append(0)
  }

  /// Binds the next parameter to a text or NULL, if the server cannot infer its type.
  mutating func write(textOrNothing text: String?) {
    write(optionalText: text)
    types[types.count - 1] = DataType.text
  }

  /// Binds the next parameter to a value of any type; the column decides whether bytes are an id.
  mutating func write(anything value: ColumnValue) {
    switch value {
    case .nothing: writeNothing()
    case .integer(let number): write(integer: number)
    case .real(let number): write(real: number)
    case .text(let text): write(text: text)
    case .bytes(let content): add(0, content)
    }
  }

  /// Binds the next parameter to an id.
  mutating func write(id: RecordID) { add(DataType.uuid, id.bytes) }

  /// Binds the next parameter to an array of ids.
  ///
  /// In binary form: an array that is sent as a text and cast is read anew for each row that a statement compares with it.
  mutating func write(ids: [RecordID]) { write(array: ids.map { .bytes($0.bytes) }, of: .uuid) }

  /// Binds the next parameter to an array.
  mutating func write(array values: [ColumnValue], of type: ElementType) {
    types.append(type.array)
    starts.append(bytes.count)
    let start = bytes.count
    bytes.reserveCapacity(start + 20 + values.count * 20)
    // One dimension, possibly with NULL, the type of the elements; their number, and the index of the first.
    for number in values.isEmpty ? [0, 1, type.rawValue] : [1, 1, type.rawValue, UInt32(values.count), 1] {
      add(number)
    }
    for value in values {
      switch value {
      case .nothing: add(UInt32.max)
      case .integer(let number):
        if type == .boolean { addElement([number == 0 ? 0 : 1]) } else { addElement(UInt64(bitPattern: number)) }
      case .real(let number): addElement(number.bitPattern)
      case .text(let text): addElement(text.utf8)
      case .bytes(let content): addElement(content)
      }
    }
    lengths.append(Int32(bytes.count - start))
  }

  private mutating func add(_ number: UInt32) { withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) } }

  private mutating func addElement(_ number: UInt64) {
    add(8)
    withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func addElement(_ content: some Collection<UInt8>) {
    add(UInt32(content.count))
    bytes.append(contentsOf: content)
  }

  /// Binds the next parameter to an id or nothing.
  mutating func write(optionalID id: RecordID?) {
    if let id { write(id: id) } else { writeNothing() }
  }

  /// Binds the next parameter to a stamp.
  mutating func write(stamp: Stamp) { write(id: RecordID(stamp)) }
}

extension RecordID {
  /// The 16 bytes of a stamp: milliseconds, counter, device. Their order is the order of the stamps.
  init(_ stamp: Stamp) {
    self.init(high: UInt64(stamp.milliseconds) << 16 | UInt64(stamp.counter), low: stamp.device)
  }
}

extension Stamp {
  /// The stamp of those 16 bytes.
  init(_ id: RecordID) {
    self.init(milliseconds: Int64(id.high >> 16), counter: UInt16(truncatingIfNeeded: id.high), device: id.low)
  }
}
