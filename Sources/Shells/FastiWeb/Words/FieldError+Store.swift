import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// Why a request was not answered as it was meant.
  init(_ cause: RequestCause, _ words: PageWords) {
    switch cause {
    case .nothingHere: self.init(words(.wrongNothingHere))
    case .unnamed: self.init(words(.wrongUnnamed), hint: words(.hintReload))
    case .noForm: self.init(words(.wrongForm), hint: words(.hintReload))
    case .receiving: self.init(words(.wrongReceiving))
    case .noRoom: self.init(words(.storeFull), hint: words(.hintRoom))
    case .malformed: self.init(words(.wrongAddress))
    case .tooManyAttempts: self.init(words(.wrongAttempts))
    case .wrongPassPhrase: self.init(words(.wrongPassPhrase))
    case .noHelper: self.init(words(.wrongHelper), hint: words(.hintDoctor))
    case .unreachable: self.init(words(.wrongNetwork))
    case .unreadable: self.init(words(.wrongUnreadable))
    case .otherName: self.init(words(.wrongHost))
    case .crossSite: self.init(words(.wrongCrossSite))
    case .embedded: self.init(words(.wrongEmbedded))
    case .onlyFromHere: self.init(words(.wrongOnlyFromHere))
    case .method(let method): self.init(words(.wrongMethod, method))
    case .notKnown: self.init(words(.wrongNotKnown))
    case .needsScope(let scope): self.init(words(.wrongScope, scope))
    case .noHTTP: self.init(words(.wrongHTTP))
    case .longAddress: self.init(words(.wrongLongAddress))
    case .longHeader: self.init(words(.wrongLongHeader))
    case .longBody: self.init(words(.wrongLongBody))
    case .busy: self.init(words(.wrongBusy), hint: words(.hintAgain))
    case .notServing: self.init(words(.wrongNotServing), hint: words(.hintAgain))
    case .yearAndRange: self.init(words(.wrongYearAndRange))
    case .noRegion: self.init(words(.wrongNoRegion), hint: "SE")
    case .tooMuch(let years, let regions, let most):
      self.init(words(.wrongTooMuch, String(years), String(regions), String(most)))
    case .onlySVG: self.init(words(.wrongOnlySVG), hint: ".svg")
    case .noNotice: self.init(words(.wrongNotice))
    case .noCalendarDate: self.init(words(.wrongCalendarDate), hint: "2025-6L-1, reiwa-8-2-5")
    }
  }

  /// Why the store did not do what it was asked. Where it lies is told to who runs the program, not on pages.
  init(_ error: StoreError, _ words: PageWords) {
    switch error {
    case .locked(_, let seconds): self.init(words(.storeLocked, String(seconds)), hint: words(.hintWait))
    case .full: self.init(words(.storeFull), hint: words(.hintRoom))
    case .readOnly: self.init(words(.storeReadOnly), hint: words(.hintDoctor))
    case .noPermission: self.init(words(.storeNoPermission), hint: words(.hintDoctor))
    case .noFolder: self.init(words(.storeNoFolder), hint: words(.hintDoctor))
    case .ioError, .corrupt, .notAStore: self.init(words(.storeBroken), hint: words(.hintDoctor))
    case .newer: self.init(words(.storeNewer))
    case .refusedStamp, .conflictingVersion, .refusedRecord: self.init(words(.storeRefused))
    case .nothingToUndo: self.init(words(.storeNothingToUndo))
    case .noSuchChange: self.init(words(.storeNoChange))
    case .changedSince(_, let label): self.init(words(.storeChangedSince, label), hint: words(.hintLaterFirst))
    case .changedMeanwhile: self.init(words(.changedMeanwhile), hint: words(.hintReload))
    case .forgotten: self.init(words(.storeForgotten))
    }
  }
}
