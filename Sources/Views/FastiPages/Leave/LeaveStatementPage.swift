public import FastiCivil
public import FastiFormats
public import FastiWords

/// The leave statement of a range of days: the printed sheet as a page. A long sheet has several pages.
public struct LeaveStatementPage: Sendable {
  /// The sheet as on paper, or a part of it.
  public var sheet: PaperSheet
  /// The number of the part, from 1.
  public let number: Int
  /// The number of parts of the sheet.
  public let count: Int
  /// The days of the sheet.
  public var range: DayRange
  /// The first day, as typed.
  public var from: FieldInput
  /// The last day, as typed.
  public var to: FieldInput
  /// The name of the person on leave.
  public var name: FieldInput

  /// A part of the statement of a range of days.
  /// - Parameter asked: The number of the part; the nearest part if it does not exist.
  public init(
    _ whole: PaperSheet, part asked: Int, of range: DayRange, from: FieldInput, to: FieldInput, name: FieldInput
  ) {
    let parts = whole.parts(most: LeaveStatementPage.most)
    count = parts.count
    number = min(max(asked, 1), count)
    sheet = parts[number - 1]
    self.range = range
    self.from = from
    self.to = to
    self.name = name
  }

  /// The greatest size of a part in bytes; a page also has its frame and its form.
  static let most = 100_000
}

extension LeaveStatementPage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The same title as on paper.
  public func title(_ words: PageWords) -> String { sheet.title }

  /// The form for the days, and the sheet below.
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
    var sheet = sheet
    if count > 1 { sheet.subtitle += " · \(place(number, words))" }
    html.sheet(sheet)
    guard count > 1 else { return }
    html.element(.nav, .class("actions"), .label(title(words))) { html in
      for (turned, icon) in [(number - 1, Icon.previous), (number + 1, .next)] where (1...count).contains(turned) {
        html.button(icon, text: place(turned, words), Paths.leaveStatement(range, name: name.text, part: turned))
      }
    }
  }

  private func place(_ number: Int, _ words: PageWords) -> String {
    words(.paperPage, words.number(number), words.number(count))
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
  /// The leave statement; the query has its days and the name.
  public static let leaveStatement = Path("/leave/statement")

  /// The leave statement of a range of days, as a page or on paper.
  /// - Parameter part: The number of a part of the page, from 1.
  public static func leaveStatement(_ range: DayRange, name: String, part: Int = 1, isPaper: Bool = false) -> Path {
    path(isPaper ? "/paper/leave.pdf" : "/leave/statement") { writer in
      writer.query("from")
      writer.write(range.first)
      writer.query("to")
      writer.write(range.last)
      if !name.isEmpty {
        writer.query("name")
        writer.write(text: name)
      }
      guard part > 1 else { return }
      writer.query("page")
      writer.write(text: "\(part)")
    }
  }
}
