import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// Why a file cannot be brought in; its name leads the sentence.
  init(_ cause: ImportCause, _ failure: Failure, _ words: PageWords) {
    let name = failure.field == "FILE" ? failure.value ?? "" : FieldError.fileName(failure.message)
    let file: (String) -> String = { words(.fileSubject, name, $0) }
    switch cause {
    case .zeroByte: self.init(file(words(.fileZero)))
    case .notUTF8: self.init(file(words(.fileEncoding)), hint: words(.hintUTF8))
    case .cutCalendar: self.init(file(words(.fileCut)), hint: words(.hintWhole))
    case .noCalendar: self.init(file(words(.fileNoCalendar)), hint: "BEGIN:VCALENDAR")
    case .unknownFormat: self.init(file(words(.fileFormat)), hint: ".ics, .csv, .json, .journal")
    case .otherFormat(let format): self.init(file(words(.fileOtherFormat, format)), hint: "fasti-planner/1")
    case .tooManyEvents(let most): self.init(file(words(.fileTooManyEvents, String(most))))
    case .countdownRepeats: self.init(words(.fileCountdown))
    case .otherEvent(let title): self.init(file(words(.fileOtherEvent, title)))
    case .otherThing(let kind, let day, let line):
      let sentence = words(.fileOtherThing, words(kind.name), words.why(day))
      self.init(words(.filePlace, name, String(line), sentence))
    case .otherProfile: self.init(file(words(.fileOtherProfile)))
    case .otherEntry(let id, let line):
      let sentence = words(.fileOtherEntry, id)
      self.init(line.map { words(.filePlace, name, String($0), sentence) } ?? file(sentence))
    }
  }

  /// Why a backup cannot be read, or made.
  init(_ cause: BackupCause, _ words: PageWords) {
    switch cause {
    case .noArchive: self.init(words(.backupNoArchive))
    case .damaged: self.init(words(.backupDamaged))
    case .unsafeName(let name): self.init(words(.backupUnsafe, name))
    case .tooLarge(let name): self.init(name.map { words(.backupLargeOf, $0) } ?? words(.backupLarge))
    case .empty: self.init(words(.backupEmpty))
    case .newer(let found, let known): self.init(words(.backupNewer, String(found), String(known)))
    case .repeatedID(let path): self.init(words(.fileSubject, path, words(.fileSameID)))
    case .malformed(let path): self.init(words(.fileSubject, path, words(.fileWrong)))
    }
  }

  /// Why the machine refuses a file.
  init(_ cause: MachineCause, _ words: PageWords) {
    switch cause {
    case .noFile: self.init(words(.machineNoFile))
    case .folder, .noPlainFile: self.init(words(.machineNoPlainFile))
    case .changed: self.init(words(.machineChanged))
    case .tooLarge: self.init(words(.machineLarge))
    case .full: self.init(words(.storeFull), hint: words(.hintRoom))
    case .noPermission: self.init(words(.machineNoPermission))
    case .readOnly: self.init(words(.machineReadOnly))
    case .noMemory: self.init(words(.machineNoMemory))
    case .failed: self.init(words(.failedStorage))
    }
  }
}

extension ThingCause.Kind {
  /// What it is called among what is planned.
  fileprivate var name: Phrase {
    switch self {
    case .note: .kindNote
    case .countdown: .kindCountdown
    default: .kindEvent
    }
  }
}
