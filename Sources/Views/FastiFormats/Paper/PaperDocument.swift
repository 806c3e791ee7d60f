public import FastiCivil

/// A document of sheets, ready to be set on paper: all texts are in the reader's language, and nothing is measured yet.
public struct PaperDocument: Hashable, Sendable {
  /// The title in the file's properties.
  public var title: String
  /// The language of its texts, BCP 47.
  public var language: String
  /// The day it was made for, which is written into the file in place of the clock's.
  public var day: Day
  /// Its sheets, in order; each begins on a page of its own.
  public var sheets: [PaperSheet]
  /// What is said when text goes on in a list below its grid: `What did not fit`.
  public var continued: String
  /// `Page {1} of {2}`, its slots not filled.
  public var pageOf: String

  /// A document of sheets.
  public init(
    _ title: String, language: String, day: Day, sheets: [PaperSheet], continued: String, pageOf: String
  ) {
    self.title = title
    self.language = language
    self.day = day
    self.sheets = sheets
    self.continued = continued
    self.pageOf = pageOf
  }

  /// Every text on its sheets, in reading order.
  public var texts: [String] { sheets.flatMap { $0.texts } }
}

/// What begins on a page of its own: a heading, and blocks one below the other, on as many pages as they need.
public struct PaperSheet: Hashable, Sendable {
  /// The box before the heading; nil for none.
  public var badge: PaperBadge?
  /// Its heading.
  public var title: String
  /// The line below the title; empty for none.
  public var subtitle: String
  /// Its name in the outline; empty for none.
  public var outline: String
  /// The name in the outline below which it stands, with the sheets beside it of the same chapter; empty for none.
  public var chapter: String
  /// What stands below the heading, in order.
  public var blocks: [PaperBlock]

  /// A sheet of blocks; its name in the outline is its title unless given.
  public init(
    _ title: String, subtitle: String = "", badge: PaperBadge? = nil, outline: String? = nil,
    chapter: String = "", blocks: [PaperBlock]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.badge = badge
    self.outline = outline ?? title
    self.chapter = chapter
    self.blocks = blocks
  }

  /// Every text on it, in reading order.
  public var texts: [String] {
    let head = (badge.map { [$0.label, $0.figure] } ?? []) + [title, subtitle]
    return head.filter { !$0.isEmpty } + blocks.flatMap { $0.texts }
  }
}

/// A number with a word above it, in a box: the week of a sheet.
public struct PaperBadge: Hashable, Sendable {
  /// The word above.
  public var label: String
  /// The number.
  public var figure: String

  /// A number with its word.
  public init(_ label: String, _ figure: String) {
    self.label = label
    self.figure = figure
  }
}

/// One thing on a sheet.
public enum PaperBlock: Hashable, Sendable {
  /// A grid whose cells have lines; it fills what is left of the page.
  case grid(PaperGrid)
  /// Small grids of numbers beside each other, that many in a row, or as many as suit the paper; they fill the page.
  case grids([PaperGrid], across: Int?)
  /// A table, on as many pages as it needs.
  case table(PaperTable)
  /// Figures in boxes, beside each other.
  case cards([PaperCard])
  /// A chart, with what it shows in words below it.
  case chart(Chart)
  /// The head of a part, which the outline names too.
  case heading(String)
  /// Running text.
  case paragraph(String)
  /// The colours that stand in a grid, with their meaning.
  case legend([PaperLine])

  /// Its texts, in reading order.
  public var texts: [String] {
    switch self {
    case .grid(let grid): grid.texts
    case .grids(let grids, _): grids.flatMap { $0.texts }
    case .table(let table): table.texts
    case .cards(let cards):
      cards.flatMap { card in
        [card.title] + card.figures.flatMap { [$0.label, $0.figure, $0.note] }.filter { !$0.isEmpty }
      }
    case .chart(let chart): chart.texts
    case .heading(let text), .paragraph(let text): [text]
    case .legend(let lines): lines.map { $0.text }
    }
  }
}
