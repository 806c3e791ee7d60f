public import FastiWords

extension RestorePage: Page {
  /// The sidebar marks Settings.
  public var screen: Screen? { .settings }
  /// The same title for the choice, the preview and the result.
  public func title(_ words: PageWords) -> String { words(.restoreTitle) }

  /// The field, and the preview of the backup.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.undo, title(words), accent: "accent-settings") { _ in }
    if let preview { write(preview, &html) }
    html.element(.section, .class("card")) { html in
      html.heading(words(preview == nil ? .restoreFile : .restoreAnother))
      html.element(.p, text: words(.restoreHow, String(Self.largestFile / 1_000_000)))
      html.form(posting: Paths.restore, class: "fields", sendsFiles: true) { html in
        html.file(Field.file, errors)
        html.submit(words(.importLook))
        html.working()
      }
    }
  }

  private func write(_ preview: Preview, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.element(.h2, .class("as-typed"), text: preview.name)
      html.element(.dl, .class("facts")) { html in
        let counts: [(Phrase, Int)] = [
          (.restoreNew, preview.new), (.restoreSame, preview.same), (.restoreDifferent, preview.different),
        ]
        for (phrase, number) in counts where number > 0 {
          html.element(.dt, text: words(phrase))
          html.element(.dd, number: number)
        }
      }
      if !preview.conflicts.isEmpty {
        html.element(.h3, text: words(.restoreConflicts))
        html.list(preview.conflicts.map { "\(words(thing: $0.kind)) \($0.label)" }, more: preview.moreConflicts)
      }
      if !preview.remarks.isEmpty {
        html.element(.h3, text: words(.restoreRemarks))
        html.list(preview.remarks, more: preview.moreRemarks)
      }
      guard preview.new + preview.different > 0 else {
        return html.element(.p, text: words(.restoreNothing))
      }
      html.form(posting: Paths.restoreNow, class: "fields") { html in
        html.hidden(Field.upload, preview.upload)
        if preview.different > 0 { html.choice(Field.conflict, chosen: "replace") }
        html.submit(words(.restoreNow))
        html.working()
      }
    }
  }
}

extension RestorePage {
  /// The fields of the two forms.
  enum Field: String, FormField {
    case file, upload, conflict

    static let form: StaticString = "restore"

    var label: Phrase? {
      switch self {
      case .file: .restoreFile
      case .upload: nil
      case .conflict: .restoreConflict
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      guard self == .conflict else { return [] }
      return [
        FormChoice("replace", words(.restoreReplace)), FormChoice("keep", words(.restoreKeep)),
        FormChoice("skip", words(.importKeep)),
      ]
    }

    func text(_ value: String, _ words: PageWords) -> String? {
      // The name of an uploaded file on the server means nothing to a user.
      self == .upload ? nil : choices(words).first { $0.value == value }?.label ?? value
    }
  }
}
