/// Content lines in sequence: properties, and components from `BEGIN` to `END`.
public struct ContentLines: Sendable {
  /// The lines outside components.
  public private(set) var properties: [ContentLine] = []
  /// The components, each once, however deeply others are nested in it.
  public private(set) var components: [Component] = []

  /// A component.
  public struct Component: Sendable {
    /// Its name, in capitals.
    public let name: String
    /// Its lines, with `BEGIN` and `END`.
    public let lines: [ContentLine]

    /// A component with these lines.
    public init(name: String, lines: [ContentLine]) {
      self.name = name
      self.lines = lines
    }

    /// Its lines without some of its own properties.
    public func lines(without names: Set<String>) -> [ContentLine] {
      var depth = 0
      return lines.filter { line in
        let name = line.name
        if name == "BEGIN" { depth += 1 }
        if name == "END" { depth -= 1 }
        return depth != 1 || !names.contains(name)
      }
    }

    /// The value of its own property of a name; nil if it does not have the property.
    public func value(of name: String) -> String? {
      var depth = 0
      for line in lines {
        switch line.name {
        case "BEGIN": depth += 1
        case "END": depth -= 1
        case name where depth == 1: return line.value
        default: continue
        }
      }
      return nil
    }
  }

  /// Whether each line has a name and a value, and each component that begins ends under its name.
  public static func areWhole(_ lines: [ContentLine]) -> Bool {
    var open: [String] = []
    for line in lines {
      guard line.isWhole else { return false }
      if line.name == "BEGIN" { open.append(line.value.uppercased()) }
      if line.name == "END", open.popLast() != line.value.uppercased() { return false }
    }
    return open.isEmpty
  }

  /// The lines of a text, separated by line feeds. A component without its end goes to the end of the text.
  public init(_ text: String) {
    self.init(text.utf8.split(separator: UInt8(ascii: "\n")).map { ContentLine(String(Substring($0))) })
  }

  /// Groups lines that are already split.
  public init(_ lines: [ContentLine]) {
    var open: [ContentLine] = []
    var depth = 0
    for line in lines {
      let name = line.name
      if name == "BEGIN" { depth += 1 }
      if depth == 0 { properties.append(line) } else { open.append(line) }
      guard name == "END", depth > 0 else { continue }
      depth -= 1
      if depth == 0 { close(&open) }
    }
    close(&open)
  }

  private mutating func close(_ open: inout [ContentLine]) {
    guard let first = open.first else { return }
    components.append(Component(name: first.value.uppercased(), lines: open))
    open = []
  }
}
