extension PageSection {
  /// Adds the months and dates that the section names.
  ///
  /// - Parameter isStrict: Whether to add only possible month starts; otherwise everything, to report what was seen.
  func add(to stream: inout MentionStream, _ source: DocumentSource, isStrict: Bool) {
    stream.add([Fragment(heading)])
    for block in blocks {
      switch block {
      case .text(let tokens):
        guard !isStrict || !source.looks || add(tokens, to: &stream, source) else { return stream.cut() }
        if !isStrict || !source.looks {
          for sentence in Scanner(tokens: tokens).sentences {
            stream.add([Fragment(sentence, isStrict: isStrict)], isStrict: isStrict)
          }
        }
      case .table(let rows):
        let readsScripts = !isStrict || !source.looks
        stream.add(
          rows.map { $0.map { Tokenizer.tokens($0.text, readsScripts: readsScripts) } }, source, isStrict: isStrict)
      }
    }
  }

  /// Adds a text of the committee; false when it introduces the next text with words that may change its meaning.
  private func add(_ tokens: [Token], to stream: inout MentionStream, _ source: DocumentSource) -> Bool {
    for sentence in Scanner(tokens: tokens).sentences {
      let fragment = Fragment(sentence)
      if fragment.isPlain { stream.add([fragment], isStrict: true) } else { stream.cut() }
    }
    let whole = Scanner(tokens: tokens)
    return !(tokens.last?.isMark(":") ?? false) || whole.isDecision(tokens.indices, source)
  }
}

extension MentionStream {
  /// Adds a row unless something in it is uncertain.
  mutating func add(_ cells: [Fragment], isStrict: Bool) {
    if cells.contains(where: { $0.isOpen || isStrict && $0.isDoubtful }) { return }
    add(cells)
  }

  /// Adds the rows of a table.
  mutating func add(_ rows: [[[Token]]], _ source: DocumentSource, isStrict: Bool) {
    var isHead = true
    for row in rows {
      let cells = Fragment.cells(row, isStrict: isStrict)
      if cells.contains(where: { !$0.dates.isEmpty }) { isHead = false }
      if isStrict, source.looks {
        if isHead, source.isHeadOfElse(row) { return cut() }
        if row.contains(where: { $0.contains { source.isOthers($0) } }) { continue }
      }
      add(cells, isStrict: isStrict)
    }
  }
}

extension Scanner {
  /// The sentences of a text.
  var sentences: [[Token]] {
    var found: [[Token]] = []
    var place = 0
    while place < tokens.count {
      let sentence = sentence(around: place)
      if !sentence.isEmpty { found.append(Array(tokens[sentence])) }
      place = max(sentence.upperBound, place) + 1
    }
    return found
  }
}
