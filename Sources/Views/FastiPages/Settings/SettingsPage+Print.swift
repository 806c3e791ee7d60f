import FastiFormats
import FastiWords

extension SettingsPage {
  /// Calendars and lists on paper: what, of which days, on which paper, in which language.
  func writePrint(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("print")) { html in
      html.heading(words(.print))
      html.element(.p, text: words(.printWhat))
      html.form(asking: Paths.paper, class: "fields") { html in
        html.choice(PrintField.kind, chosen: "month")
        html.field(PrintField.from, FieldInput(), placeholder: words(.optional), hook: "date")
        html.field(PrintField.to, FieldInput(), placeholder: words(.optional), hook: "date")
        html.choice(PrintField.paper, chosen: "a4")
        html.choice(PrintField.orientation, chosen: "usual")
        html.choice(
          PrintField.language, chosen: words.language, options: languages.map { FormChoice($0.code, $0.name) })
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
