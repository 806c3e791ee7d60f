import FastiApp
import FastiPages

extension FieldError {
  /// Why a request was not answered as it was meant.
  init(_ cause: RequestCause, _ words: PageWords) {
    switch cause {
    case .nothingHere: self.init(told: words(.wrongNothingHere))
    case .unnamed: self.init(told: words(.wrongUnnamed), hint: words(.hintReload))
    case .noForm: self.init(told: words(.wrongForm), hint: words(.hintReload))
    case .busy: self.init(told: words(.wrongBusy))
    case .noRoom: self.init(told: words(.storeFull), hint: words(.hintRoom))
    case .malformed: self.init(told: words(.wrongAddress))
    case .tooManyAttempts: self.init(told: words(.wrongAttempts))
    case .wrongPassPhrase: self.init(told: words(.wrongPassPhrase))
    case .noHelper: self.init(told: words(.wrongHelper), hint: words(.hintDoctor))
    case .unreachable: self.init(told: words(.wrongNetwork))
    case .unreadable: self.init(told: words(.wrongUnreadable))
    }
  }

  /// Why the store did not do what it was asked. Where it lies is told to who runs the program, not on pages.
  init(_ error: StoreError, _ words: PageWords) {
    switch error {
    case .locked(_, let seconds): self.init(told: words(.storeLocked, String(seconds)), hint: words(.hintWait))
    case .full: self.init(told: words(.storeFull), hint: words(.hintRoom))
    case .readOnly: self.init(told: words(.storeReadOnly), hint: words(.hintDoctor))
    case .noPermission: self.init(told: words(.storeNoPermission), hint: words(.hintDoctor))
    case .noFolder: self.init(told: words(.storeNoFolder), hint: words(.hintDoctor))
    case .ioError, .corrupt, .notAStore: self.init(told: words(.storeBroken), hint: words(.hintDoctor))
    case .newer: self.init(told: words(.storeNewer))
    case .refusedStamp, .conflictingVersion, .refusedRecord: self.init(told: words(.storeRefused))
    case .nothingToUndo: self.init(told: words(.storeNothingToUndo))
    case .noSuchChange: self.init(told: words(.storeNoChange))
    case .changedSince(_, let label): self.init(told: words(.storeChangedSince, label), hint: words(.hintLaterFirst))
    case .changedMeanwhile: self.init(told: words(.changedMeanwhile), hint: words(.hintReload))
    case .forgotten: self.init(told: words(.storeForgotten))
    }
  }
}
