import FastiCivil

/// An attribute from the fixed list below. There is no `style` and no attribute that begins with `on`, and an address
/// must be a ``Path``, so a page cannot contain inline style or script.
struct Attribute: Sendable {
  let name: StaticString
  let value: Value

  /// A value before escaping. Constants and texts are not copied: a page has thousands.
  enum Value: Sendable {
    /// Only the name is written.
    case absent
    case constant(StaticString)
    case text(String)
    case bytes([UInt8])
  }

  private init(_ name: StaticString) { (self.name, value) = (name, .absent) }

  private init(_ name: StaticString, _ bytes: [UInt8]) { (self.name, value) = (name, .bytes(bytes)) }

  private init(_ name: StaticString, constant: StaticString) { (self.name, value) = (name, .constant(constant)) }

  private init(_ name: StaticString, text: String) { (self.name, value) = (name, .text(text)) }

  private init(_ name: StaticString, number: Int) { self.init(name, text: String(number)) }

  /// The classes that are not nil, in order; nil if all of them are nil.
  static func classes(_ names: StaticString?...) -> Attribute? {
    var writer = UTF8Writer(capacity: 48)
    for case let name? in names {
      if !writer.bytes.isEmpty { writer.write(byte: UInt8(ascii: " ")) }
      writer.write(name)
    }
    return writer.bytes.isEmpty ? nil : Attribute("class", writer.bytes)
  }

  static func `class`(_ name: StaticString) -> Attribute { Attribute("class", constant: name) }
  /// A constant class and a computed one; only the constant if the computed one is empty.
  static func `class`(_ name: StaticString, _ other: [UInt8]) -> Attribute {
    let first = name.withUTF8Buffer { [UInt8]($0) }
    return Attribute("class", other.isEmpty ? first : first + [UInt8(ascii: " ")] + other)
  }
  static func id(_ name: StaticString) -> Attribute { Attribute("id", constant: name) }
  static func id(_ day: Day) -> Attribute { Attribute("id", text: "d\(iso(day))") }
  static func id(opened day: Day) -> Attribute { Attribute("id", text: "on-\(iso(day))") }
  /// Hidden until it is opened, and then shown above the rest of the page.
  static let popover = Attribute("popover")
  static func id(item place: String) -> Attribute { Attribute("id", text: "item-\(place)") }
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
  /// The address to subscribe to a calendar. Only calendar programs open it.
  static func href(subscribing address: String) -> Attribute? {
    let bytes = [UInt8](address.utf8)
    return bytes.starts(with: Array("webcal://".utf8)) ? Attribute("href", bytes) : nil
  }
  static func source(_ path: Path) -> Attribute { Attribute("src", path.bytes) }
  static func action(_ path: Path) -> Attribute { Attribute("action", path.bytes) }
  static let post = Attribute("method", constant: "post")
  static let get = Attribute("method", constant: "get")
  /// On a button that shows what its form would change.
  static let asks = Attribute("formmethod", constant: "get")
  /// The address that such a button requests.
  static func asking(_ path: Path) -> Attribute { Attribute("formaction", path.bytes) }
  /// On a button that sends the form although required fields may be empty.
  static let unchecked = Attribute("formnovalidate")
  /// The name of a field of a form.
  static func name(_ field: some RawRepresentable<String>) -> Attribute { Attribute("name", text: field.rawValue) }
  /// The name of a field of a form that is sent again unchanged.
  static func name(pending name: String) -> Attribute { Attribute("name", text: name) }
  static func metaName(_ name: StaticString) -> Attribute { Attribute("name", constant: name) }
  static func value(_ text: String) -> Attribute { Attribute("value", text: text) }
  static func content(_ text: StaticString) -> Attribute { Attribute("content", constant: text) }
  static func type(_ name: StaticString) -> Attribute { Attribute("type", constant: name) }
  static func rel(_ name: StaticString) -> Attribute { Attribute("rel", constant: name) }
  /// What a file is for that is fetched before it is used.
  static func use(_ word: StaticString) -> Attribute { Attribute("as", constant: word) }
  /// Fetches a typeface as stylesheets do, so that it is fetched once.
  static let anonymous = Attribute("crossorigin")
  static func media(_ query: StaticString) -> Attribute { Attribute("media", constant: query) }
  static func charset(_ name: StaticString) -> Attribute { Attribute("charset", constant: name) }
  static func language(_ code: String) -> Attribute { Attribute("lang", text: code) }
  static func direction(_ word: StaticString) -> Attribute { Attribute("dir", constant: word) }
  /// The page shows times on a clock of twelve hours.
  static let twelveHours = Attribute("data-clock", constant: "12")
  /// Text that a user typed has the direction of its own letters.
  static let ownDirection = Attribute("dir", constant: "auto")
  static func datetime(_ day: Day) -> Attribute { Attribute("datetime", text: iso(day)) }
  /// Opens the ``popover`` of a day without a script.
  static func opening(_ day: Day) -> Attribute { Attribute("popovertarget", text: "on-\(iso(day))") }
  /// The text that is shown while the mouse rests on the element.
  static func tip(_ text: String) -> Attribute { Attribute("title", text: text) }
  static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text: text) }
  static func inputMode(_ word: StaticString) -> Attribute { Attribute("inputmode", constant: word) }
  static func rows(_ count: Int) -> Attribute { Attribute("rows", number: count) }
  static func scope(_ word: StaticString) -> Attribute { Attribute("scope", constant: word) }
  /// Whether the element is reached by the keyboard.
  static func tabIndex(_ index: Int) -> Attribute {
    // A month has hundreds of these.
    if index == -1 { return Attribute("tabindex", constant: "-1") }
    return Attribute("tabindex", number: index)
  }
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
  /// Of a `details` element that is open at first.
  static let open = Attribute("open")
  /// Screen readers announce changes here.
  static let live = Attribute("aria-live", constant: "polite")
  static let required = Attribute("required")
  static let autofocus = Attribute("autofocus")
  /// The field that password managers fill in.
  static let userName = Attribute("autocomplete", constant: "username")
  static let newPassword = Attribute("autocomplete", constant: "new-password")
  static let currentPassword = Attribute("autocomplete", constant: "current-password")
  static let noCompletion = Attribute("autocomplete", constant: "off")
  static func theme(_ theme: Theme) -> Attribute? {
    theme == .system ? nil : Attribute("data-theme", text: theme.rawValue)
  }
  /// Of an element that only works with the page's script, which shows it.
  static let hidden = Attribute("hidden")
  /// The label of a button after it was pressed.
  static func done(_ text: String) -> Attribute { Attribute("data-done", text: text) }
  /// The largest size of a file, in bytes.
  static func most(_ bytes: Int) -> Attribute { Attribute("data-most", number: bytes) }
  /// What the page's script shows while a file is sent, if it could not be sent, and if it is too large.
  static func sending(_ text: String) -> Attribute { Attribute("data-sending", text: text) }
  static func lost(_ text: String) -> Attribute { Attribute("data-lost", text: text) }
  static func tooLarge(_ text: String) -> Attribute { Attribute("data-large", text: text) }
  /// The label of the button that closes this element when the page's script opens it over a page.
  static func closing(_ text: String) -> Attribute { Attribute("data-close", text: text) }
  /// What the palette's field shows while it is empty.
  static func hint(_ text: String) -> Attribute { Attribute("data-hint", text: text) }
  /// What the page's script needs to move an event in a grid, see `EventMove`.
  static func moving(_ bytes: [UInt8]) -> Attribute { Attribute("data-move", bytes) }
  /// The label of the button that the page's script adds beside a field for a date.
  static func picking(_ text: String) -> Attribute { Attribute("data-pick", text: text) }
  /// The name by which the page's script finds the element.
  static func hook(_ name: StaticString) -> Attribute { Attribute("data-hook", constant: name) }
  /// The address of the service worker, which answers without a network.
  static func worker(_ path: Path) -> Attribute { Attribute("data-worker", path.bytes) }
  /// When a page was kept. It is empty in a page from the server; the service worker writes the moment into the copy.
  static let keptAt = Attribute("data-kept", constant: "")
  /// A day for the page's script.
  static func day(_ day: Day) -> Attribute { Attribute("data-day", text: iso(day)) }
  /// The day for which a script shows the time.
  static func clock(of day: Day) -> Attribute { Attribute("data-date", text: iso(day)) }
  /// The first hour that a grid shows.
  static func firstHour(_ hour: Int) -> Attribute { Attribute("data-from", number: hour) }
  /// The key that follows this link or focuses this field.
  static func key(_ key: StaticString) -> Attribute { Attribute("data-key", constant: key) }

  private static func iso(_ day: Day) -> String {
    var writer = UTF8Writer(capacity: 10)
    writer.write(day)
    return writer.string
  }
}
