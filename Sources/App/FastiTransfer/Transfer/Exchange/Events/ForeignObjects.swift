import FastiCivil
import FastiFormats
import FastiPerson

/// The components of a file that are not events of the planner, as they are kept: those of one kind and UID together,
/// such as a task and its occurrences.
///
/// - Complexity: O(*n*) in the bytes of the file and of what is kept: the lines are joined once, when all components are
///   known. Each component is kept with its unknown time zones, so these bytes may be many more than those of the file.
struct ForeignObjects {
  /// The number of components that are not kept: too long, with control characters, or outside a calendar.
  private(set) var left: Int
  private var parts: [Parts] = []
  private var places: [String: Int] = [:]
  private let zones: [String: Block]
  private let clocks: ClockReader

  init(_ file: ICalendarFile, _ clocks: ClockReader) {
    left = file.outside
    zones = file.zones.mapValues { Block($0) }
    self.clocks = clocks
  }

  /// The components, each with the definitions of its unknown time zones before it.
  var all: [CalendarObject] {
    parts.map { part in
      let own = part.zones.sorted().flatMap { zones[$0]?.lines ?? [] }
      return CalendarObject(
        title: ForeignText(title: part.title.isEmpty ? part.name : part.title).text, component: part.name,
        uid: part.uid, first: part.first, lines: (own + part.lines).map(\.line).joined(separator: "\n"))
    }
  }

  mutating func add(_ component: ICalendarFile.Component) {
    add(
      Parts(name: component.name, uid: component.uid, title: component.title, first: component.first), component.lines)
  }

  /// Adds an event with the occurrences that override some of its own.
  mutating func add(_ group: ForeignGroup) {
    let said = group.versions[0]
    add(
      Parts(name: "VEVENT", uid: said.uid, title: said.title, first: said.start?.day), group.versions.flatMap(\.lines))
  }

  private mutating func add(_ new: Parts, _ lines: [ContentLine]) {
    let key = "\(new.name)\n\(new.uid.isEmpty ? lines.map(\.line).joined(separator: "\n") : new.uid)"
    let block = Block(lines)
    let unknown = Set(lines.compactMap(\.zone)).filter { !clocks.isKnown($0) }
    guard let place = places[key] else {
      var new = new
      guard new.isNamed, new.keep(block, unknown, zones) else { return left += 1 }
      places[key] = parts.count
      return parts.append(new)
    }
    // A repeated component without a UID adds nothing.
    guard !new.uid.isEmpty else { return }
    if !parts[place].keep(block, unknown, zones) { left += 1 }
  }

  /// Lines that are counted and checked once.
  private struct Block {
    let lines: [ContentLine]
    /// The bytes of the lines, each with its line feed.
    let size: Int
    let isPlain: Bool

    init(_ lines: [ContentLine]) {
      self.lines = lines
      size = lines.reduce(0) { $0 + $1.line.utf8.count + 1 }
      isPlain = lines.allSatisfy { ForeignLines.isPlain($0.line) }
    }
  }

  /// The components of one kind and UID; the title and the day are those of the first one.
  private struct Parts {
    let name: String
    let uid: String
    let title: String
    let first: Day?
    private(set) var lines: [ContentLine] = []
    /// The unknown time zones that the lines name and the file defines.
    private(set) var zones: Set<String> = []
    /// The bytes of the lines and of the definitions.
    private var size = 0

    init(name: String, uid: String, title: String, first: Day?) {
      self.name = name
      self.uid = uid
      self.title = title
      self.first = first
    }

    var isNamed: Bool {
      ForeignLines.isPlain(uid) && uid.unicodeScalars.count <= CalendarObject.longestUID
        && (1...100).contains(name.utf8.count)
    }

    /// Adds the lines of a component and the definitions of its unknown time zones; false if they cannot be kept.
    mutating func keep(_ block: Block, _ unknown: Set<String>, _ definitions: [String: Block]) -> Bool {
      let named = unknown.subtracting(zones).filter { definitions[$0] != nil }
      let added = named.compactMap { definitions[$0] } + [block]
      let size = added.reduce(self.size) { $0 + $1.size }
      // The last line is stored without its line feed.
      guard !block.lines.isEmpty, size <= CalendarObject.longest + 1, added.allSatisfy(\.isPlain) else {
        return false
      }
      lines += block.lines
      zones.formUnion(named)
      self.size = size
      return true
    }
  }
}
