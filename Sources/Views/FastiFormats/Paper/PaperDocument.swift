public import FastiCivil

/// A document of sheets, ready for printing: all texts are in the reader's language, and nothing is measured yet.
public struct PaperDocument: Hashable, Sendable {
  /// The title in the file's properties.
  public var title: String
  /// The language of its texts, BCP 47.
  public var language: String
  /// The day of the document, which the file states instead of the day of the clock.
  public var day: Day
  /// Its sheets, in order; each begins on a new page.
  public var sheets: [PaperSheet]
  /// The heading of the list below a grid for text that did not fit: `What did not fit`.
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

/// A heading, and blocks below each other, on as many pages as they need. It begins on a new page.
public struct PaperSheet: Hashable, Sendable {
  /// The box before the heading; nil for none.
  public var badge: PaperBadge?
  /// Its heading.
  public var title: String
  /// The line below the title; empty for none.
  public var subtitle: String
  /// Its name in the outline; empty for none.
  public var outline: String
  /// The name of its chapter in the outline, shared with the other sheets of the chapter; empty for none.
  public var chapter: String
  /// The blocks below the heading, in order.
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

/// A number with a word above it, in a box: for a week, its number.
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

/// A block of a sheet.
public enum PaperBlock: Hashable, Sendable {
  /// A grid whose cells have lines; it fills the rest of the page.
  case grid(PaperGrid)
  /// Small grids of numbers side by side, a number of them in a row, or as many as suit the paper; they fill the page.
  case grids([PaperGrid], across: Int?)
  /// A table, on as many pages as it needs.
  case table(PaperTable)
  /// Figures in boxes, side by side.
  case cards([PaperCard])
  /// A chart, with its summary in words below it.
  case chart(Chart)
  /// The heading of a part, which is also in the outline.
  case heading(String)
  /// Running text.
  case paragraph(String)
  /// The colours of a grid, with their meaning.
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
