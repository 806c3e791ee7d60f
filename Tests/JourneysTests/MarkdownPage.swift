import TestSupport

/// A page of documentation whose `console` blocks are steps of one journey, so that their output is real.
struct MarkdownPage {
  /// The page in pieces: the text inside and outside console blocks.
  private enum Piece {
    case prose([Substring])
    case console([Substring])
  }

  /// Its path, from the package's root.
  let path: String
  private var pieces: [Piece] = []

  /// All pages with console blocks, except the catalogue of errors, which is made from journeys.
  static var paths: [String] {
    PackageFolder.files().filter { path in
      path.hasSuffix(".md") && path != ErrorCatalogue.page
        && (try? PackageFolder.text(path))?.contains("\n\(fence)\n") == true
    }
  }

  private static let fence = "```console"

  /// Reads a page.
  init(path: String, text: String) {
    self.path = path
    var prose: [Substring] = []
    var console: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = console, line == "```" {
        pieces += [.prose(prose), .console(block)]
        prose = [line]
        console = nil
      } else if console != nil {
        console?.append(line)
      } else {
        prose.append(line)
        if line == MarkdownPage.fence { console = [] }
      }
    }
    pieces.append(.prose(prose + (console ?? [])))
  }

  /// The page's blocks, in order, as one journey.
  func journey() throws -> Journey { try Journey(path: path, text: blocks.joined(separator: "\n")) }

  private var blocks: [String] {
    pieces.compactMap { piece in
      guard case .console(let lines) = piece else { return nil }
      return lines.joined(separator: "\n")
    }
  }

  /// The page with these answers in its blocks, if they do not match.
  func expecting(_ answers: [Journey.Answer]) throws -> String {
    var rest = answers[...]
    let lines = try pieces.flatMap { piece throws -> [Substring] in
      switch piece {
      case .prose(let lines): return lines
      case .console(let lines):
        let block = try Journey(path: path, text: lines.joined(separator: "\n"))
        defer { rest = rest.dropFirst(block.steps.count) }
        let text = block.expecting(Array(rest.prefix(block.steps.count))).text(folds: false)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      }
    }
    return lines.joined(separator: "\n")
  }
}
