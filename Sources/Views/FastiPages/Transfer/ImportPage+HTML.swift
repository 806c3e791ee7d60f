import FastiCivil
public import FastiWords

extension ImportPage: Page {
  /// The sidebar marks Settings.
  public var screen: Screen? { .settings }
  /// The same title for the choice, the preview and the result.
  public func title(_ words: PageWords) -> String { words(.importTitle) }

  /// The field, and the preview of the file.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.add, title(words), accent: "accent-settings") { _ in }
    if let preview { write(preview, &html) }
    html.element(.section, .class("card")) { html in
      html.heading(words(preview == nil ? .importFile : .importAnother))
      html.element(.p, text: words(.importWhat, String(Self.largestFile / 1_000_000)))
      html.form(posting: Paths.importFile, class: "fields", sendsFiles: true) { html in
        html.file(Field.file, errors)
        html.submit(words(.importLook))
        html.working()
      }
    }
  }

  /// The sentence about an imported file.
  public static func done(_ name: String, _ count: Int, _ words: PageWords) -> String {
    words(.importDone, name, String(count))
  }

  /// The sentence about an uploaded file that is no longer there.
  public static func gone(_ words: PageWords) -> String { words(.importExpired) }

  private func write(_ preview: Preview, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.element(.h2, .class("as-typed"), text: preview.name)
      html.element(.dl, .class("facts")) { html in
        for count in preview.counts where count.number > 0 {
          html.element(.dt, text: count.text(words))
          html.element(.dd, number: count.number)
        }
      }
      if !preview.rows.isEmpty {
        html.element(.ul, .class("rows")) { html in
          for row in preview.rows { write(row, &html) }
        }
      }
      if preview.more > 0 { html.element(.p, text: words(.importMore, String(preview.more))) }
      if !preview.remarks.isEmpty {
        html.element(.h3, text: words(.importRemarks))
        html.list(preview.remarks.map { $0.text(words) }, more: preview.moreRemarks)
      }
      if let profile = preview.profile { html.element(.p, text: words(profile.phrase)) }
      guard preview.isWorthIt else { return html.element(.p, text: words(.importNothing)) }
      html.form(posting: Paths.importNow, class: "fields") { html in
        html.hidden(Field.upload, preview.upload)
        if preview.profile == .needed {
          html.hidden(Field.conflict, "replace")
        } else if preview.hasConflicts {
          html.choice(Field.conflict, chosen: "keep")
        }
        html.submit(words(.importNow))
        html.working()
      }
    }
  }

  private func write(_ row: Row, _ html: inout HTML) {
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-title")) { html in
        html.element(.span, text: row.title)
        html.element(.small) { html in
          html.time(row.day, html.words.long(row.day))
          if let last = row.last {
            html.text(" – ")
            html.time(last, html.words.long(last))
          }
          if !row.detail.isEmpty { html.text(" · \(row.detail)") }
          if let every = row.every {
            html.text(" · \(row.until.map { html.words(.repeatedUntil, every, html.words.date($0)) } ?? every)")
          }
        }
      }
    }
  }
}

extension ImportPage {
  /// The fields of the two forms.
  enum Field: String, FormField {
    case file, upload, conflict

    static let form: StaticString = "import"

    var label: Phrase? {
      switch self {
      case .file: .importFile
      case .upload: nil
      case .conflict: .importConflict
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      guard self == .conflict else { return [] }
      return [FormChoice("keep", words(.importKeep)), FormChoice("replace", words(.importReplace))]
    }

    func text(_ value: String, _ words: PageWords) -> String? {
      // The name of an uploaded file on the server means nothing to a user.
      self == .upload ? nil : choices(words).first { $0.value == value }?.label ?? value
    }
  }
}

extension ImportPage.Count {
  /// The count with its subject, and its lines in the file.
  fileprivate func text(_ words: PageWords) -> String {
    let text = words(what.phrase)
    guard !lines.isEmpty else { return text }
    let numbers = lines.map { String($0) }.joined(separator: ", ") + (number > lines.count ? " …" : "")
    return words(.importInLines, text, numbers)
  }
}

extension HTML {
  /// Writes the first texts of a list, and the number of the others.
  mutating func list(_ texts: [String], more: Int) {
    let words = words
    element(.ul) { html in
      for text in texts { html.element(.li, text: text) }
      if more > 0 { html.element(.li, text: words(.andMore, String(more))) }
    }
  }
}

extension ImportPage.Profile {
  fileprivate var phrase: Phrase {
    switch self {
    case .new: .importProfileNew
    case .differs: .importProfileDiffers
    case .needed: .importProfileNeeded
    }
  }
}

extension ImportPage.Sort {
  fileprivate var phrase: Phrase {
    switch self {
    case .new: .importNew
    case .duplicate: .importDuplicate
    case .differs: .importDiffers
    case .replaced: .importReplaced
    case .overwritten: .importOverwritten
    case .removed: .importRemoved
    case .removedToo: .importRemovedToo
    case .cancelled: .importCancelled
    case .noDate: .importNoDate
    case .tooOften: .importTooOften
    case .nothingLeft: .importNothingLeft
    case .noEvent: .importNoEvent
    case .partOfAnother: .importPartOfAnother
    case .repeated: .importRepeated
    case .kept: .importKept
    case .other: .importOther
    case .broken: .importBroken
    }
  }
}

extension ImportPage.Remark {
  fileprivate func text(_ words: PageWords) -> String {
    switch self {
    case .otherClocks(let title, let zone): words(.importOtherClocks, title, zone)
    case .unknownClocks(let title, let zone): words(.importUnknownClocks, title, zone)
    case .hoursDiffer(let title): words(.importHoursDiffer, title)
    case .writtenOut(let title, let until?): words(.importWrittenOutUntil, title, words.long(until))
    case .writtenOut(let title, nil): words(.importWrittenOut, title)
    case .shortened(let title): words(.importShortened, title)
    case .endCut(let title, let days): words(.importEndCut, title, String(days))
    case .alarmsLeft(let title, let count): words(.importAlarmsLeft, title, String(count))
    case .propertiesLeft(let title, let names): words(.importPropertiesLeft, title, names)
    case .propertiesKept(let title, let names): words(.importPropertiesKept, title, names)
    case .sharesUID(let title): words(.importSharesUID, title)
    case .occurrencesApart(let title, let count): words(.importOccurrencesApart, title, String(count))
    }
  }
}
