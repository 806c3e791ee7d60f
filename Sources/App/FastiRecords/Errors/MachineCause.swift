import FastiCivil

/// Why the machine refuses an operation, mostly on a file.
public enum MachineCause: Hashable, Sendable {
  /// There is no file of that name.
  case noFile
  case folder
  /// It is a folder, a device or a pipe instead of a regular file.
  case noPlainFile(isFolder: Bool)
  /// It changed while it was read.
  case changed
  /// It exists already, and its content differs from the backup's.
  case differs
  /// It exists already.
  case exists
  /// The folder it would be written into does not exist.
  case noFolder
  /// There is no such folder.
  case noSuchFolder
  /// The name is not a valid file name.
  case noName
  /// It is larger than that many bytes; `isInput` marks standard input.
  case tooLarge(bytes: Int, isInput: Bool)
  /// It is larger than that many megabytes.
  case tooLargeMB(Int)
  /// There is not enough memory.
  case noMemory
  /// No environment variable names the data folder.
  case noDataFolder
  /// The name of the data folder is empty.
  case emptyFolder
  /// There is no program of that name.
  case noProgram(String)
  /// Another process delivers the reminders of the folder.
  case deliveringElsewhere(folder: String)
  /// Another process updates the months of the folder.
  case refreshingElsewhere(folder: String)
  /// An operation failed, with the reason.
  case failed(Deed, What, Fault)

  /// The operation that failed.
  public enum Deed: Hashable, Sendable, CaseIterable {
    case read, write, make, open, lock, remove, keep, start
  }

  /// The object of the operation.
  public enum What: Hashable, Sendable {
    /// A file, a folder or a program.
    case path(String)
    /// This program's answer.
    case answer
    /// A file without a name, such as an uploaded one.
    case file
  }

  /// Why it failed.
  public enum Fault: Hashable, Sendable {
    /// The disk is full.
    case full
    /// Permission is denied.
    case noPermission
    /// The file system is read-only.
    case readOnly
    /// There is no such file or folder.
    case notThere
    /// Part of the path is not a folder.
    case noFolder
    /// Any other reason, as the text of the system.
    case other(String)
  }
}

extension MachineCause {
  var sort: FailureSort {
    switch self {
    case .noFile: .notFound("no-such-file")
    case .folder: "is-a-folder"
    case .noPlainFile: "no-plain-file"
    case .changed: "file-changed"
    case .differs: .refused("attachment-differs")
    case .exists: .refused("file-exists")
    case .noFolder, .noSuchFolder: .notFound("no-such-folder")
    case .noName: "no-such-file"
    case .tooLarge, .tooLargeMB: "too-large"
    case .noMemory: .storage("no-memory")
    case .noDataFolder: .storage("no-data-folder")
    case .emptyFolder: "empty-value"
    case .noProgram: .notFound("no-such-program")
    case .deliveringElsewhere, .refreshingElsewhere: .refused("already-running")
    case .failed(_, _, .full): .storage("disk-full")
    case .failed(_, _, .noPermission): .storage("no-permission")
    case .failed(_, _, .readOnly): .storage("read-only")
    case .failed: .storage("input-output")
    }
  }

  var sentence: Sentence {
    switch self {
    case .noFile: Sentence(.machineNoFile)
    case .folder: Sentence(.machineFolder)
    case .noPlainFile: Sentence(.machineNoPlainFile)
    case .changed: Sentence(.machineChanged)
    case .differs: Sentence(.machineDiffers)
    case .exists: Sentence(.machineExists)
    case .noFolder: Sentence(.machineNoFolder)
    case .noSuchFolder: Sentence(.machineNoSuchFolder)
    case .noName: Sentence(.machineNoName)
    case .tooLarge(let bytes, let isInput):
      Sentence(isInput ? .machineInputTooLarge : .machineTooLarge, .number(bytes))
    case .tooLargeMB(let most): Sentence(.machineTooLargeMB, .number(most))
    case .noMemory: Sentence(.machineNoMemory)
    case .noDataFolder: Sentence(.machineNoDataFolder)
    case .emptyFolder: Sentence(.machineEmptyFolder, .field)
    case .noProgram(let name): Sentence(.machineNoProgram, .text(name))
    case .deliveringElsewhere(let folder): Sentence(.machineDeliveringElsewhere, .path(folder))
    case .refreshingElsewhere(let folder): Sentence(.machineRefreshingElsewhere, .path(folder))
    case .failed(let deed, let what, let fault): Sentence(deed.text, what.part, .sentence(fault.sentence))
    }
  }
}

extension MachineCause.Deed {
  fileprivate var text: Template {
    switch self {
    case .read: .machineRead
    case .write: .machineWrite
    case .make: .machineMake
    case .open: .machineOpen
    case .lock: .machineLock
    case .remove: .machineRemove
    case .keep: .machineKeep
    case .start: .machineStart
    }
  }
}

extension MachineCause.What {
  fileprivate var part: Sentence.Part {
    switch self {
    case .path(let path): .path(path)
    case .answer: .word(.machineAnswer)
    case .file: .word(.machineFile)
    }
  }
}

extension MachineCause.Fault {
  fileprivate var sentence: Sentence {
    switch self {
    case .full: Sentence(.machineFull)
    case .noPermission: Sentence(.machineNoPermission)
    case .readOnly: Sentence(.machineReadOnly)
    case .notThere: Sentence(.machineNotThere)
    case .noFolder: Sentence(.machineNoFolderThere)
    case .other(let words): Sentence(.machineFailed, .detail(words))
    }
  }
}
