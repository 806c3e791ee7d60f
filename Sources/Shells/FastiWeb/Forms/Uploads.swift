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
    switch failure.cause {
    case .text(.megabytes), .text(.bytes): 413
    case .request(.receiving): 503
    case .machine(.failed(_, _, .full)): 507
    case .text(.severalFiles): 422
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

  /// That a body is none of a form.
  static let malformedForm = Failure(.request(.noForm), field: .body)
}
