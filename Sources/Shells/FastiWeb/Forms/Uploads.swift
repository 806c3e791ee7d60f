import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// Files that a form sends.
enum Uploads {
  /// The most bytes a file may have: as many as on the command line.
  static let largest = Int(AttachmentRecord.largest)

  /// The most bytes a file may have that is brought in.
  static let largestImport = ImportPage.largestFile

  /// The status of an answer that says why a file was not kept; nil where that is not about the file.
  static func status(of failure: Failure) -> Int? {
    switch failure.code {
    case "too-long": 413
    case "busy": 503
    case "disk-full": 507
    case "several-files": 422
    default: nil
    }
  }

  /// The answer to a file that was not taken: the page with the form again, which says why.
  /// - Throws: What is not about the file.
  static func refused(_ failure: Failure, _ page: () throws(Failure) -> Response) throws(Failure) -> Response {
    guard let status = status(of: failure) else { throw failure }
    var response = try page()
    response.status = status
    if status == 503 { response.headers.set("Retry-After", "10") }
    return response
  }
}

extension Failure {
  /// Why a form was not taken.
  init(_ fault: BodyFault) {
    switch fault {
    case .malformed: self = .malformedForm
    case .tooLong(let most): self = .fileTooLong(most: most)
    case .fieldsTooLong(let most):
      self.init(
        .invalid, code: "too-long", "the form has more than \(most) bytes", field: "body",
        cause: .text(.bytes(most: most)))
    case .severalFiles:
      self.init(
        .invalid, code: "several-files", "the form brings more than one file", field: "file", hint: "one at a time",
        cause: .text(.severalFiles))
    case .busy:
      self.init(
        .refused, code: "busy", "other files are being received", field: "file", hint: "the same again, later",
        cause: .request(.receiving))
    case .noRoom:
      self.init(
        .storage, code: "disk-full", "there is no room on the disk for the file", field: "file",
        hint: "make room on the disk, then try again", cause: .request(.noRoom))
    case .storage:
      self.init(
        .storage, code: "input-output", "the file cannot be written", field: "file", cause: .machine(.failed))
    }
  }

  /// That a body is none of a form.
  static let malformedForm = Failure(
    .usage, code: "malformed-form", "the body is no form", field: "body", cause: .request(.noForm))
}
