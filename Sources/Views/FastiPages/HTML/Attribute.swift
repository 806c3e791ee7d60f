import FastiCivil

/// An attribute of the list below. No `style`, nothing that begins with `on`, and addresses only as a ``Path``: what
/// is not here cannot be written.
struct Attribute: Sendable {
  let name: StaticString
  /// The value before escaping; nil for one that is only there or not.
  let value: [UInt8]?

  private init(_ name: StaticString, _ value: [UInt8]? = nil) {
    self.name = name
    self.value = value
  }

  private init(_ name: StaticString, constant: StaticString) {
    self.init(name, constant.withUTF8Buffer { [UInt8]($0) })
  }

  private init(_ name: StaticString, text: String) { self.init(name, [UInt8](text.utf8)) }

  private init(_ name: StaticString, number: Int) { self.init(name, text: String(number)) }

  /// Classes that hold, in order; nil when none does.
  static func classes(_ names: StaticString?...) -> Attribute? {
    var value: [UInt8] = []
    for case let name? in names {
      if !value.isEmpty { value.append(UInt8(ascii: " ")) }
      name.withUTF8Buffer { value.append(contentsOf: $0) }
    }
    return value.isEmpty ? nil : Attribute("class", value)
  }

  static func `class`(_ name: StaticString) -> Attribute { Attribute("class", constant: name) }
  /// A class and one of a list that is computed; the first alone where the second is empty.
  static func `class`(_ name: StaticString, _ other: [UInt8]) -> Attribute {
    let first = name.withUTF8Buffer { [UInt8]($0) }
    return Attribute("class", other.isEmpty ? first : first + [UInt8(ascii: " ")] + other)
  }
  static func id(_ name: StaticString) -> Attribute { Attribute("id", constant: name) }
  static func id(_ day: Day) -> Attribute { Attribute("id", text: "d\(iso(day))") }
  static func id(opened day: Day) -> Attribute { Attribute("id", text: "on-\(iso(day))") }
  /// Hidden until something opens it, above all else.
  static let popover = Attribute("popover")
  static func id(item place: String) -> Attribute { Attribute("id", text: "item-\(place)") }
  static func `for`(_ name: StaticString) -> Attribute { Attribute("for", constant: name) }
  static func href(_ path: Path) -> Attribute { Attribute("href", path.bytes) }
  /// An address within the page.
  static func href(fragment: StaticString) -> Attribute {
    Attribute("href", [UInt8(ascii: "#")] + fragment.withUTF8Buffer { [UInt8]($0) })
  }
  /// An address of another site that a user typed: only for links, and only http or https.
  static func href(_ link: ExternalLink) -> Attribute { Attribute("href", text: link.text) }
  static let elsewhere = Attribute("rel", constant: "external noopener noreferrer")
  static func alternative(_ text: String) -> Attribute { Attribute("alt", text: text) }
  static let sendsFiles = Attribute("enctype", constant: "multipart/form-data")
  static let download = Attribute("download")
  /// The address of a calendar to subscribe to, which only programs for calendars open.
  static func href(subscribing address: String) -> Attribute? {
    let bytes = [UInt8](address.utf8)
    return bytes.starts(with: Array("webcal://".utf8)) ? Attribute("href", bytes) : nil
  }
  static func source(_ path: Path) -> Attribute { Attribute("src", path.bytes) }
  static func action(_ path: Path) -> Attribute { Attribute("action", path.bytes) }
  static let post = Attribute("method", constant: "post")
  static let get = Attribute("method", constant: "get")
  /// Of a button that asks what its form would change.
  static let asks = Attribute("formmethod", constant: "get")
  /// The address that such a button asks.
  static func asking(_ path: Path) -> Attribute { Attribute("formaction", path.bytes) }
  /// Of a button that sends what is not complete yet.
  static let unchecked = Attribute("formnovalidate")
  /// The name of a field of a form.
  static func name(_ field: some RawRepresentable<String>) -> Attribute { Attribute("name", text: field.rawValue) }
  /// The name of a field of a form that is sent again as it came.
  static func name(pending name: String) -> Attribute { Attribute("name", text: name) }
  static func metaName(_ name: StaticString) -> Attribute { Attribute("name", constant: name) }
  static func value(_ text: String) -> Attribute { Attribute("value", text: text) }
  static func value(_ word: StaticString) -> Attribute { Attribute("value", constant: word) }
  static func content(_ text: StaticString) -> Attribute { Attribute("content", constant: text) }
  static func type(_ name: StaticString) -> Attribute { Attribute("type", constant: name) }
  static func rel(_ name: StaticString) -> Attribute { Attribute("rel", constant: name) }
  static func media(_ query: StaticString) -> Attribute { Attribute("media", constant: query) }
  static func charset(_ name: StaticString) -> Attribute { Attribute("charset", constant: name) }
  static func language(_ code: String) -> Attribute { Attribute("lang", text: code) }
  static func direction(_ word: StaticString) -> Attribute { Attribute("dir", constant: word) }
  /// Times on the page are those of a clock of twelve hours.
  static let twelveHours = Attribute("data-clock", constant: "12")
  /// What a person typed runs as its own letters do.
  static let ownDirection = Attribute("dir", constant: "auto")
  static func datetime(_ day: Day) -> Attribute { Attribute("datetime", text: iso(day)) }
  /// Opens what is the ``popover`` of a day, without a script.
  static func opening(_ day: Day) -> Attribute { Attribute("popovertarget", text: "on-\(iso(day))") }
  /// What one says who rests on it with a mouse.
  static func tip(_ text: String) -> Attribute { Attribute("title", text: text) }
  static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text: text) }
  static func inputMode(_ word: StaticString) -> Attribute { Attribute("inputmode", constant: word) }
  static func maxLength(_ count: Int) -> Attribute { Attribute("maxlength", number: count) }
  static func rows(_ count: Int) -> Attribute { Attribute("rows", number: count) }
  static func span(columns: Int) -> Attribute { Attribute("colspan", number: columns) }
  static func scope(_ word: StaticString) -> Attribute { Attribute("scope", constant: word) }
  static func tabIndex(_ index: Int) -> Attribute { Attribute("tabindex", number: index) }
  static func role(_ word: StaticString) -> Attribute { Attribute("role", constant: word) }
  static func label(_ text: String) -> Attribute { Attribute("aria-label", text: text) }
  static func labelled(by id: StaticString) -> Attribute { Attribute("aria-labelledby", constant: id) }
  static func described(by id: [UInt8]) -> Attribute { Attribute("aria-describedby", id) }
  static func id(bytes: [UInt8]) -> Attribute { Attribute("id", bytes) }
  static func `for`(bytes: [UInt8]) -> Attribute { Attribute("for", bytes) }
  static let invalid = Attribute("aria-invalid", constant: "true")
  static let hiddenFromEars = Attribute("aria-hidden", constant: "true")
  static func current(_ word: StaticString) -> Attribute { Attribute("aria-current", constant: word) }
  static func pressed(_ isPressed: Bool) -> Attribute {
    Attribute("aria-pressed", constant: isPressed ? "true" : "false")
  }
  static func selected(_ isSelected: Bool) -> Attribute {
    Attribute("aria-selected", constant: isSelected ? "true" : "false")
  }
  static let chosen = Attribute("selected")
  static let checked = Attribute("checked")
  /// A fold that begins open.
  static let open = Attribute("open")
  /// Screen readers announce changes here.
  static let live = Attribute("aria-live", constant: "polite")
  static let required = Attribute("required")
  static let autofocus = Attribute("autofocus")
  /// What a keeper of passwords fills in.
  static let userName = Attribute("autocomplete", constant: "username")
  static let newPassword = Attribute("autocomplete", constant: "new-password")
  static let currentPassword = Attribute("autocomplete", constant: "current-password")
  static let noCompletion = Attribute("autocomplete", constant: "off")
  static func theme(_ theme: Theme) -> Attribute? {
    theme == .system ? nil : Attribute("data-theme", text: theme.rawValue)
  }
  /// What only the page's script can do is hidden until it is there.
  static let hidden = Attribute("hidden")
  /// What a button says after it was pressed.
  static func done(_ text: String) -> Attribute { Attribute("data-done", text: text) }
  /// The most bytes that a file may have.
  static func most(_ bytes: Int) -> Attribute { Attribute("data-most", number: bytes) }
  /// What the page's script says while a file is sent, where it could not be, and of one that is too large.
  static func sending(_ text: String) -> Attribute { Attribute("data-sending", text: text) }
  static func lost(_ text: String) -> Attribute { Attribute("data-lost", text: text) }
  static func tooLarge(_ text: String) -> Attribute { Attribute("data-large", text: text) }
  /// What the button is called that closes this where the page's script opens it over a page.
  static func closing(_ text: String) -> Attribute { Attribute("data-close", text: text) }
  /// What the field of the palette says while it is empty.
  static func hint(_ text: String) -> Attribute { Attribute("data-hint", text: text) }
  /// What moves an event in a grid.
  static func moving(_ text: String) -> Attribute { Attribute("data-move", text: text) }
  /// What the button beside a field for a date is called, which the page's script adds.
  static func picking(_ text: String) -> Attribute { Attribute("data-pick", text: text) }
  /// What the page's script looks for.
  static func hook(_ name: StaticString) -> Attribute { Attribute("data-hook", constant: name) }
  /// Where the script is that answers where the network does not.
  static func worker(_ path: Path) -> Attribute { Attribute("data-worker", path.bytes) }
  /// When a page was kept: nothing in a page that comes from the server; what kept it writes a moment in its place.
  static let keptAt = Attribute("data-kept", constant: "")
  /// A day the page's script may read.
  static func day(_ day: Day) -> Attribute { Attribute("data-day", text: iso(day)) }
  /// The day of whose clock a script shows the time.
  static func clock(of day: Day) -> Attribute { Attribute("data-date", text: iso(day)) }
  /// The first hour that a grid shows.
  static func firstHour(_ hour: Int) -> Attribute { Attribute("data-from", number: hour) }
  /// A key of the keyboard that follows this link or focuses this field.
  static func key(_ key: StaticString) -> Attribute { Attribute("data-key", constant: key) }

  private static func iso(_ day: Day) -> String {
    var writer = UTF8Writer(capacity: 10)
    writer.write(day)
    return writer.string
  }
}
