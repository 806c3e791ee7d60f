import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// The handling of uploaded files.
enum Uploads {
  /// The largest attachment, in bytes; the same as on the command line.
  static let largest = Int(AttachmentRecord.largest)

  /// The largest file to import, in bytes.
  static let largestImport = ImportPage.largestFile
  /// The largest backup to restore, in bytes.
  static let largestBackup = RestorePage.largestFile
  /// The size up to which a file to import does not wait behind larger ones.
  static let smallImport = 1 << 20

  /// The status of the answer if a file was not accepted; nil if the failure is not about the file.
  static func status(of failure: Failure) -> Int? {
    switch failure.cause {
    case .text(.megabytes), .text(.bytes): 413
    case .request(.receiving): 503
    case .machine(.failed(_, _, .full)): 507
    case .text(.severalFiles): 422
    default: nil
    }
  }

  /// The answer if a file was not accepted: the page with the form again, with the reason.
  /// - Throws: A failure that is not about the file.
  static func refused(_ failure: Failure, _ page: () throws(Failure) -> Response) throws(Failure) -> Response {
    guard let status = status(of: failure) else { throw failure }
    var response = try page()
    response.status = status
    if status == 503 { response.headers.set("Retry-After", "10") }
    return response
  }
}

extension Failure {
  /// The failure for a form that was not accepted.
  init(_ fault: BodyFault) {
    switch fault {
    case .malformed: self = .malformedForm
    case .tooLong(let most): self = .fileTooLong(most: most)
    case .fieldsTooLong(let most):
      self.init(.text(.bytes(most: most)), field: .body)
    case .severalFiles:
      self.init(.text(.severalFiles), field: .upload)
    case .busy:
      self.init(.request(.receiving), field: .upload)
    case .noRoom:
      self.init(.machine(.failed(.write, .file, .full)), field: .upload)
    case .storage:
      self.init(.machine(.failed(.write, .file, .other(""))), field: .upload)
    }
  }

  /// The failure of a body that is not a form.
  static let malformedForm = Failure(.request(.noForm), field: .body)
}
