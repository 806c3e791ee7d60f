import FastiFormats
import FastiWords

/// The form of the settings for printing.
public struct PrintForm: Sendable {
  /// The kind of document.
  public var kind = "month"
  /// The first day, as typed; empty for the days around today.
  public var from = FieldInput()
  /// The last day, as typed; empty for the days around today.
  public var to = FieldInput()
  /// The size of the paper.
  public var paper = "a4"
  /// The orientation of the paper: usual, portrait or landscape.
  public var orientation = "usual"
  /// The code of the language; nil for the language of the page.
  public var language: String?

  /// The form before anything is selected.
  public init() {}
}

extension Paths {
  /// The settings with a filled form for printing.
  public static func settings(_ form: PrintForm) -> Path {
    var path = PathWriter("/settings")
    path.query("kind")
    path.write(text: form.kind)
    path.query("from")
    path.write(text: form.from.text)
    path.query("to")
    path.write(text: form.to.text)
    path.query("paper")
    path.write(text: form.paper)
    path.query("orientation")
    path.write(text: form.orientation)
    if let language = form.language {
      path.query("lang")
      path.write(text: language)
    }
    path.fragment("print")
    return path.path
  }
}

extension SettingsPage {
  /// The printing of calendars and lists: the document, its days, the paper and the language.
  func writePrint(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("print")) { html in
      html.heading(words(.print))
      html.element(.p, text: words(.printWhat))
      html.form(asking: Paths.paper, class: "fields") { html in
        html.choice(PrintField.kind, chosen: print.kind)
        html.field(PrintField.from, print.from, placeholder: words(.optional), hook: "date")
        html.field(PrintField.to, print.to, placeholder: words(.optional), hook: "date")
        html.choice(PrintField.paper, chosen: print.paper)
        html.choice(PrintField.orientation, chosen: print.orientation)
        html.choice(
          PrintField.language, chosen: print.language ?? words.language,
          options: languages.map { FormChoice($0.code, $0.name) })
        html.submit(words(.downloadPDF))
      }
    }
  }

  enum PrintField: String, FormField {
    case kind, from, to, paper, orientation
    case language = "lang"

    static let form: StaticString = "print"

    var label: Phrase? {
      switch self {
      case .kind: .paperWhat
      case .from: .from
      case .to: .to
      case .paper: .printPaper
      case .orientation: .printOrientation
      case .language: .language
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .kind:
        [
          FormChoice("week", words(.week)), FormChoice("month", words(.month)), FormChoice("year", words(.printYear)),
          FormChoice("months", words(.printMonths)), FormChoice("booklet", words(.printBooklet)),
          FormChoice("days", words(.printDays)), FormChoice("special", words(.specialDays)),
          FormChoice("workdays", words(.businessDays)), FormChoice("sky", words(.chartSky)),
          FormChoice("leave", words(.paperStatement)),
        ]
      case .paper: [FormChoice("a4", "A4"), FormChoice("a3", "A3"), FormChoice("letter", "Letter")]
      case .orientation:
        [
          FormChoice("usual", words(.printUsual)), FormChoice("portrait", words(.printPortrait)),
          FormChoice("landscape", words(.printLandscape)),
        ]
      case .from, .to, .language: []
      }
    }
  }
}
