public import FastiCivil
public import FastiFormats
public import FastiWords

/// The leave statement of some days: the sheet that is printed, as a page.
public struct LeaveStatementPage: Sendable {
  /// The sheet, as it is on paper.
  public var sheet: PaperSheet
  /// The days of the sheet.
  public var range: DayRange
  /// The first day, as it was typed.
  public var from: FieldInput
  /// The last day, as it was typed.
  public var to: FieldInput
  /// Whose leave it is.
  public var name: FieldInput

  /// A statement of some days.
  public init(_ sheet: PaperSheet, of range: DayRange, from: FieldInput, to: FieldInput, name: FieldInput) {
    self.sheet = sheet
    self.range = range
    self.from = from
    self.to = to
    self.name = name
  }
}

extension LeaveStatementPage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The title of the sheet.
  public func title(_ words: PageWords) -> String { sheet.title }

  /// The question of which days, and the sheet below.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.leave, title(words), accent: "accent-tools") { html in
      html.file(words(.downloadPDF), Paths.leaveStatement(range, name: name.text, isPaper: true))
    }
    html.leaveLinks(.statement)
    html.form(asking: Paths.leaveStatement, class: "mode below-header") { html in
      html.field(Field.from, from, placeholder: words(.dateExample), hook: "date")
      html.field(Field.to, to, placeholder: words(.dateExample), hook: "date")
      html.field(Field.name, name, placeholder: words(.optional))
      html.submit(words(.show), class: "button")
    }
    html.sheet(sheet)
  }

  enum Field: String, FormField {
    case from, to, name

    static let form: StaticString = "statement"

    var label: Phrase? {
      switch self {
      case .from: .from
      case .to: .to
      case .name: .paperName
      }
    }
  }
}

extension Paths {
  /// The leave statement; its days and the name on it are the query.
  public static let leaveStatement = Path("/leave/statement")

  /// The leave statement of some days, as a page or on paper.
  public static func leaveStatement(_ range: DayRange, name: String, isPaper: Bool = false) -> Path {
    path(isPaper ? "/paper/leave.pdf" : "/leave/statement") { writer in
      writer.query("from")
      writer.write(range.first)
      writer.query("to")
      writer.write(range.last)
      guard !name.isEmpty else { return }
      writer.query("name")
      writer.write(text: name)
    }
  }
}
