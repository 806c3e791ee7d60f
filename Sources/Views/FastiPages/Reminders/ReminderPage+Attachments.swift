import FastiWords

/// An attachment of a reminder.
public struct AttachmentRow: Hashable, Sendable {
  public var id: String
  /// Its displayed name.
  public var name: String
  public var content: Content

  /// The content of an attachment.
  public enum Content: Hashable, Sendable {
    /// An address of another site; nil for an address that a page must not link to.
    case link(ExternalLink?)
    /// A file with its size, and whether it still exists.
    case file(bytes: Int, isThere: Bool)
    /// The same for a picture format of browsers.
    case picture(bytes: Int, isThere: Bool)
  }

  public init(id: String, _ name: String, _ content: Content) {
    self.id = id
    self.name = name
    self.content = content
  }
}

extension ReminderPage {
  /// The attachments, and the forms that add more.
  func writeAttachments(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("attachments")) { html in
      html.heading(words(.attachments))
      guard let id else { return html.element(.p, .class("empty"), text: words(.attachAfterSaving)) }
      if attachments.isEmpty {
        html.element(.p, .class("empty"), text: words(.noAttachments))
      } else {
        html.rows(attachments) { write($0, &$1) }
      }
      html.form(posting: Paths.attachLink(id), class: "fields attach", back: Paths.reminder(id)) { html in
        html.field(AttachmentField.url, link, placeholder: "https://", isRequired: true)
        html.submit(words(.addLink), .add, class: "button")
      }
      if let largestFile { writeUpload(id, largestFile, &html) }
    }
  }

  private func writeUpload(_ id: String, _ most: Int, _ html: inout HTML) {
    let words = html.words
    let field = HTML.id(AttachmentField.file)
    let error = HTML.errorID(field)
    html.form(
      posting: Paths.attachFile(id), class: "fields attach", hook: "upload", sendsFiles: true, back: Paths.reminder(id)
    ) { html in
      html.element(.div, .class("field")) { html in
        html.element(.label, .for(bytes: field), text: words(.chooseFile, String(most / 1_000_000)))
        let (invalid, focus) = html.invalid(fileError != nil)
        html.element(
          .input, .type("file"), .id(bytes: field), .name(AttachmentField.file), .required, invalid, focus,
          fileError == nil ? nil : .described(by: error))
        html.error(fileError, id: error)
        html.element(
          .p, .hook("told"), .most(most), .sending(words(.fileSending)), .lost(words(.fileNotSent)),
          .tooLarge(words.sentence(words(.textMegabytes, String(most / 1_000_000)))), text: "")
      }
      html.submit(words(.addFile), .add, class: "button")
      html.working()
    }
  }

  private func write(_ attachment: AttachmentRow, _ html: inout HTML) {
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { html in
          switch attachment.content {
          case .link(let address?):
            html.element(.a, .href(address), .elsewhere, text: attachment.name)
          case .link(nil): html.text(attachment.name)
          case .file(_, true), .picture(_, true):
            html.element(.a, .href(Paths.attachment(attachment.id)), .download, text: attachment.name)
          case .file(_, false), .picture(_, false): html.text(attachment.name)
          }
        }
        html.element(.small) { html in
          switch attachment.content {
          case .link: html.text(html.words(.linkAddress))
          case .file(let bytes, let isThere), .picture(let bytes, let isThere):
            html.text(html.words(isThere ? .kilobytes : .fileGone, String(max(1, bytes / 1_000))))
          }
        }
        if case .picture(_, true) = attachment.content {
          html.element(.img, .class("picture"), .source(Paths.attachment(attachment.id)), .alternative(attachment.name))
        }
      }
      html.element(.span, .class("row-end")) { html in
        html.delete(Paths.deleteAttachment(attachment.id), attachment.name)
      }
    }
  }
}

/// The fields of the two forms that add an attachment.
enum AttachmentField: String, FormField {
  case url, file

  static let form: StaticString = "attach"

  var label: Phrase? {
    switch self {
    case .url: .linkAddress
    case .file: .attachments
    }
  }
}

extension Paths {
  /// An attached file of a reminder.
  public static func attachment(_ id: String) -> Path { path("/attachments/", id) }
  /// Attaches an address to a reminder.
  public static func attachLink(_ id: String) -> Path { path("/reminders/", id, "/links") }
  /// The address to which a file for a reminder is sent, as `multipart/form-data`.
  public static func attachFile(_ id: String) -> Path { path("/reminders/", id, "/files") }
  /// Removes an attachment.
  public static func deleteAttachment(_ id: String) -> Path { path("/attachments/", id, "/delete") }
}
