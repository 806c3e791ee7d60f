/// A phrase of the interface. Its name is its key in the files of words, `Data/Words`; what it says is there.
public enum Phrase: String, CaseIterable, Hashable, Sendable {
  // The frame
  case pageTitle, skipToContent, screens, shortcuts, tabs, more, today, week, month, year, star, reminders, leave,
    days, settings, search, help, goToDate, go, undo, save, show, all, and, optional, locked, deleteThing, tryInstead,
    backToToday

  // Dates and numbers
  case dateLong, dateYear, dateDayMonth, dateShort, monthTitle, monthShort, weekTitle, decimalSign, isToday, isTomorrow,
    wasYesterday, inDays, daysAgo, dayShort, daysShort, asOf, fromTo, dateExample, timeExample

  // Today and every day
  case dayOfYear, daysOfWeek, whatIsOn, nothingOn, businessDay, dayOff, redDay, redDayOne, redDayMany, balances,
    nextSpecialDays, noSpecialDays, noRegion, selectRegions, otherCalendars, note, saveNote, previousDay, nextDay,
    previousWeek, nextWeek, previousMonth, nextMonth, previousYear, nextYear, quarter, weeksInYear

  // Calendars; the key is the calendar's word on command lines
  case calGregorian, calIsoWeek, calJulian, calHijri, calHijriUmmalqura, calHijriCivil, calHijriTabular,
    calHijriAstronomical, calChinese, calVietnamese, calKorean, calHebrew, calPersian, calCoptic, calEthiopic,
    calIndian, calBuddhist, calJapanese

  // Kinds, with the sign each has in its box
  case kindHoliday, kindObservance, kindBank, kindGovernment, kindDeFacto, kindOptional, kindSchool, kindWorkday,
    kindNote, kindEvent, kindTrip, kindBirthday, kindMoney, kindCountdown, kindReminder, kindLeaveUsed,
    kindLeaveAccrued, kindLeaveRaised, kindLeaveLowered, kindPayday, signHoliday, signObservance, signNote, signEvent,
    signTrip, signBirthday, signMoney, signCountdown, signReminder, signLeaveUsed, signLeaveAccrued, signLeaveRaised,
    signLeaveLowered, signPayday

  // Special days
  case specialDays, starTitle, holidays, holidayOne, holidayMany, observanceOne, observanceMany, andMore, countdowns,
    newCountdown, expected, relationNominal, relationInLieu, relationMoved, relationSwap, whyThisDay, whyTitle,
    openDay, everyRegion, weeklyRest, noRuleHere, considered, source

  // Business days and bridge days
  case daysTitle, betweenTitle, addTitle, bridgesTitle, from, to, countedEnds, boundsExclusive, boundsFrom, boundsTo,
    boundsInclusive, severalRegions, combineUnion, combineIntersection, count, businessDays, calendarDays,
    weekendDays, weekdays, holidaysOnWeekdays, workedWeekendDays, countedBackwards, onDayOff, startNext, startPrevious,
    startRefuse,
    daysOfLeave, goal, goalTotal, goalLongest, shortestSpan, findSpans, noSpan, leaveOn, costs

  // Planner
  case newEvent, editEvent, deleteEvent, editCountdown, deleteCountdown, title, onDay, untilDay, atTime, sort, repeats,
    repeatsNever, everyDay,
    everyWeek, everyMonth, everyYear, repeatedUntil, repeatsUntil, neverUntil

  // Leave
  case leaveType, vacation, sick, comp, official, forecast, forecastFor, forecastDay, forecastDayMissing,
    modeEndOfMonth, modeToday, modeSelectedDay,
    modeNextPayday, noLeaveProfile, ledger, noEntries, posted, pending, computed, newEntry, editEntry, whatItDoes,
    hours, notes, noBusinessDay

  // Settings
  case regions, regionsLimit, holidaysShown, holidaysHidden, hideHolidays, showHolidays, language, theme, themeSystem,
    themeLight, themeDark, feeds, feedsWhat, feedName, newFeed, newAddress, copy, copied, shownOnce,
    subscribe, scanCode, feedParts, feedHides, feedDetails, tellHow, tellHowWhat, tellDesktop, tellCommand, tellWeb,
    tellNobody

  // Bringing in a file
  case importTitle, importFile, importAnother, importWhat, importLook, importMore, importRemarks, importNothing,
    importConflict, importKeep, importReplace, importNow, importDone, importGone, importNew, importDuplicate,
    importDiffers, importCancelled, importNoDate, importTooOften, importNothingLeft, importNoEvent,
    importPartOfAnother, importRepeated, importOther, importBroken, importInLines, importOtherClocks,
    importUnknownClocks,
    importHoursDiffer, importWrittenOut, importWrittenOutUntil, importShortened, importSharesUID

  // Access
  case signIn, signInWhat, passPhrase, wrongPassPhrase, tooManyAttempts, sessionOver, sessionOverHeld, heldWhat,
    notSavedYet, notSavedWhat, access, accessWhat, signOut,
    signOutWhat, signOutEverywhere, signOutEverywhereWhat, signedOutHere, signOutAgain

  // Search and errors
  case searchFor, searchTitle, foundOne, foundMany, notFound, notDone, serverFailed

  // Keys
  case keyMove, keyWeekEnds, keyMonths, keySteps, keyDay, keyItem, keyNew, keyHelp, close

  // The app, and what it does without a network
  case appWhat, offline, offlineKept, offlineWaiting, offlineOpen, offlineDiscard, offlineNotKept, offlineNotSent

  // Reminders
  case scheduled, scheduledAll, scheduledNext, scheduledNone, noReminders, lastsDays, dismiss, notifyHere, toldLate,
    dateCorrected, toldDay, toldProjected, toldCorrected, toldDue

  // Feeds, as calendar programs show them
  case feedBusy, feedWritten

  // Reminders and Hijri months
  case newReminder, editReminder, deleteReminder, comingUp, nothingComing, hijriMonth, hijriDay,
    hijriYear, everyHijriYear, forDays, wholeMonth, allOfMonth, day30, day30Title, day30Why, day30Last, day30Omit,
    day30Next, day30MovedLast, day30MovedNext, day30LeftOut, clockSkips, clockSkipsTo, timeZone, timeZoneHint, tellsYou,
    isSilent, isOver, isLeftOut, attachments, noAttachments, attachAfterSaving, linkAddress, addLink, chooseFile,
    addFile, fileSending, fileNotSent, fileGone, kilobytes, monthBegins, monthLength, knownFrom, certainty, fetchedOn,
    whereFrom,
    allMonths, sourceOverride, sourceMoonsighting, sourceCalculated, sourceTable, sourceAstronomical,
    statusConfirmed, statusProjected, projectedWhy, noHijriMonth, newsMoved, newsTrial, newsUnnamed

  // Settings of Hijri months
  case hijriCalendar, hijriShown, hijriHidden, hijriSource, followCalculated, followMoonsighting, hijriRefresh,
    refreshOff, refreshAuto, refreshNow, refreshWhat, ownMonths, overrideMonth, overrideDay, setMonth,
    monthWas, oddMonth, documentsDisagree, disagreeKept, disagreeCalculated, documentHome, documentNews

  // Holiday rules
  case rules, rulesOfRegion, allRules, allRegions, rulesEverywhere, regionSelected, newRule, editRule, noRules,
    ruleName, ruleSentence, sentenceExample, sentenceHelp,
    orFields, ruleShape, shapeSentence, shapeFixed, shapeEaster, shapeWeekday, shapeLunarChinese,
    shapeLunarVietnamese, shapeLunarKorean, shapeHijri,
    shapeRange, shapeSeason, shapeDays, shapeNear, shapeBetween, shapeDates, shapeSwaps, partToDay, partToMonth,
    partLeapDay, leapSkip, leapBefore, leapAfter, partChurch, churchWestern, churchOrthodox, partLeapMonth,
    monthRegular, monthLeap, monthBoth, partLastDay, partCalendar, partSeason, seasonMarch, seasonJune,
    seasonSeptember, seasonDecember, seasonTerm, partTarget, partDays, partSide, sideAfter, sideOnOrAfter,
    sideBefore, sideOnOrBefore, partDates, partOff, partWorked, partEvery, partEveryFrom, partLasting, partClock,
    shiftMode,
    shiftNone, shiftAdds, shiftMoves, onSaturday, onSunday, onCollision, shiftStays, sentenceMade,
    ordinalFromEnd,
    partDay, partMonth, partWeekday, partOrdinal, ordinalLast, partOffset, ruleKind, ruleRegion, ruleSince,
    ruleUntil, ruleShift, shiftExample, ruleSource, fallsOn, neverFalls, previewButton, asParts, asSentence, noParts,
    switchOff, switchOn,
    switchedOff, restoreRule, restoreWhat, ownTitle, deleteRule, yours

  // Leave set-up
  case leaveSetup, paydays, anchorDay, anchorWhat, schedule, scheduleEvery, scheduleTwice, scheduleMonthly,
    scheduleNumbers, payLag, baseline, baselineAdditive, baselineStatement, quarterHours, startBalance,
    payRate, payRateFrom, payRateHint, leaveCap, leaveCarry, leaveFloor, noLimit, newLeaveType, leaveTypeName,
    nextPaydays

  // Ways out, history
  case exports, exportsWhat, exportCSV, exportJSON, exportHledger, exportICS, exportPlanner, backup, backupWhat,
    downloadBackup,
    history, historyWhat, nothingChanged, thingSetting, thingRule, thingLeave, thingMonth, thingFeed,
    thingAttachment

  // What was done
  case doneAdded, doneChanged, doneCorrected, doneDeleted, doneSaved, doneUndone, doneSelected, doneNothing, doneMonths,
    doneNoMonths, noteOf

  // What was wrong with a form
  case wrongTitle

  // What somebody else changed meanwhile
  case changedMeanwhile, changedWhat, standsNow, youTyped, keepStanding, nothingThere, deletedMeanwhile

  // Why a day is what it is
  case whyPattern, whyShifted, whyException, whySwapped, whyMovedAway, whyHidden, whyHiddenHere, whyElsewhere,
    whyCancelled, whyMovedTo, whyEnded, whyNotYet, whyNotInForce, shiftWeekend, shiftCollision, shiftNext,
    shiftPrevious, relationInLieuOf, relationMovedFrom, relationSwapFor, explainEveryRegion, explainWeekend,
    explainNothing, explainConsidered, explainRule, explainSays, explainSource, explainOneDay, skyNewMoon, skyAlmanac,
    skyMonthUncertain, skyMakkah, skyBeforeSunset, skyAfterSunset, skyMoonAfter, skyMoonBefore, skyTerm,
    skyDayUncertain, skyItsMonthBegins, skyItsMonth, skyMomentBefore, skyMomentAfter, spanHours, spanMinutes,
    spanSeconds

  // What to act on
  case leaveExpiring, leaveUnderFloor

  // What was wrong: dates, weeks, times
  case typedValue, wrongDate, wrongWeekText, wrongMonthText, wrongYearText, wrongTime, wrongMoment, wrongWeekOrDate,
    hintDate, hintWeek, hintGo, wrongRange, fieldYear, fieldMonth, fieldDay, fieldWeek, fieldWeekday, fieldDayOfYear,
    fieldHour, fieldMinute, fieldSecond, fieldOffset, wrongDay, wrongWeek, wrongOrder, hintEarlierFirst,
    wrongReversed, wrongYears, wrongTooManyDays, wrongTooOftenDay, wrongTooOftenWeek, wrongTooOftenMonth,
    wrongTooOftenYear, wrongDays, wrongCalRange, wrongCalYear, wrongCalMonth, wrongCalNoLeap, wrongCalLeap, wrongCalDay,
    wrongCalNeverMonth, wrongCalNeverDay, wrongEraMissing, wrongEraUnused, wrongEra, wrongCalOther, wrongCalendarDate,
    wrongZone

  // What was wrong: texts, numbers, choices
  case wrongEmptyTitle, wrongEmptyName, wrongEmptyNote, wrongEmptySearch, wrongFile, wrongFiles, wrongControlLine,
    wrongControl, wrongCharacters, wrongBytes, wrongMegabytes, wrongNumber, wrongChoice, wrongRegions

  // What was wrong: things that were named
  case unknownThing, noSuchRegion, noSuchRule, noSuchEvent, noSuchCountdown, noSuchReminder, noSuchEntry, noSuchLeave,
    noSuchFeed, noSuchAttachment, noSuchNote, noSuchOverride, noSuchPage, noSuchCalendar, noSuchSetting, noSuchToken,
    wrongSeveral, wrongTaken, wrongShipped,
    wrongDeleted

  // What was wrong: Hijri days and months, reminders
  case wrongHijri, wrongHijriDayMissing, wrongHijriMonth, hintHijriMonth, wrongHijriNoDay, wrongHijriNoMonth,
    wrongHijriYear, wrongHijriDay, wrongHijriShort, wrongHijriOpen, wrongFar, hintNear, wrongRoom, wrongYearMissing,
    wrongYearNotUsed, wrongDuration, wrongWholeMonth

  // What was wrong: addresses
  case wrongLink, wrongLinkCredentials, wrongLinkHost, wrongLinkCharacters, wrongLinkNowhere

  // What was wrong: leave
  case wrongHours, hintHours, wrongComma, wrongNegative, wrongDecimals, wrongMostHours, wrongOverflow,
    fieldPaydayStep, fieldPayday, fieldFirstPayday, fieldSecondPayday, fieldLag, fieldCarryMonth, wrongAnchor,
    wrongLimits, wrongCarryDay, wrongLeaveType, wrongLeaveTwice, wrongRateOrder, wrongAction, wrongSign,
    wrongSignMissing, wrongSignThere, wrongPolicies, wrongHoursMissing, wrongHoursDisagree, wrongTwoDays, wrongCarry

  // What was wrong: business days and bridge days
  case wrongOutsideDays, wrongBeyond, hintSmaller, wrongDayOff, wrongNoWorkday, wrongBudget, hintUpTo,
    wrongNothingOpen, wrongMinimum, wrongPlanDays

  // What was wrong: requests and the store
  case wrongNothingHere, wrongUnnamed, hintReload, wrongForm, wrongReceiving, wrongAddress, wrongAttempts, wrongHelper,
    wrongNetwork, wrongUnreadable, wrongHost, wrongCrossSite, wrongEmbedded, wrongOnlyFromHere, wrongMethod,
    wrongNotKnown,
    wrongScope, wrongHTTP, wrongLongAddress, wrongLongHeader, wrongLongBody, wrongBusy, wrongNotServing, hintAgain,
    wrongYearAndRange, wrongNoRegion, wrongTooMuch, wrongOnlySVG, wrongNotice, failedUsage, failedNotFound,
    failedInvalid, failedRefused, failedStorage, machineNoFile, machineNoPlainFile, machineChanged, machineLarge,
    machineNoPermission, machineReadOnly, machineNoMemory, storeLocked, hintWait, storeFull, hintRoom, storeReadOnly,
    storeNoPermission, storeNoFolder,
    storeBroken, hintDoctor, storeNewer, storeRefused, storeNothingToUndo, storeNoChange, storeChangedSince,
    hintLaterFirst, storeForgotten

  // What was wrong: the sentence of a rule
  case ruleColumn, ruleLine, ruleSubject, ruleWrite, ruleMissing, ruleUnknown, ruleOutOfRange, ruleNoSuchDay,
    ruleReversed, ruleRepeated, ruleCircular, ruleOverlapping, ruleNever, ruleFieldID, ruleFieldRegion,
    ruleFieldParent, ruleFieldName, ruleFieldLanguage, ruleFieldZone, ruleFieldWeekend, ruleFieldKind, ruleFieldTime,
    ruleFieldPattern, ruleFieldMonth, ruleFieldDay, ruleFieldWeekday, ruleFieldOrdinal, ruleFieldOffset,
    ruleFieldRange, ruleFieldCalendar, ruleFieldEvent, ruleFieldReference, ruleFieldDate, ruleFieldSwap,
    ruleFieldCycle, ruleFieldLength, ruleFieldSince, ruleFieldUntil, ruleFieldShift, ruleFieldStatus, ruleFieldSource,
    ruleFieldException, ruleFieldLine, ruleRightID, ruleRightRegion, ruleRightLanguage, ruleRightName, ruleRightZone,
    ruleRightWeekend, ruleRightKind, ruleRightTime, ruleRightPattern, ruleRightMonth, ruleRightDay, ruleRightWeekday,
    ruleRightOrdinal, ruleRightOffset, ruleRightRange, ruleRightCalendar, ruleRightEvent, ruleRightReference,
    ruleRightDate, ruleRightShift, ruleRightStatus, ruleRightException

  // What was wrong: a file
  case filePlace, filePlaceColumn, fileWrong, fileEncoding, fileMissing, fileUnknown, fileCells, fileFormat, quoted,
    fileSubject, fileBytes, fileWord, fileNoColumn, fileColumn, fileID, fileSameID, fileMoment, fileDate, fileLength,
    fileZero, fileCut, fileNoCalendar, fileOtherFormat, fileTooManyEvents, fileCountdown, fileOtherEvent,
    fileOtherThing, fileOtherProfile, fileOtherEntry, hintUTF8, hintWhole, hintID, jsonDeep, jsonMany, jsonText,
    jsonEnded, jsonExpected, jsonOr, jsonValue, jsonName, jsonColon, jsonComma, jsonQuote, jsonNothing, jsonNumber,
    jsonControl, jsonEscape, jsonSurrogate, jsonTwice, jsonKind, jsonWhole, jsonRange, jsonNull, jsonBool, jsonANumber,
    jsonString, jsonArray, jsonObject, csvStrayQuote, csvAfterQuote, csvOpenQuote, csvReturn, csvCells, hledgerLine,
    hledgerStray, hledgerAmount, hledgerAccount, hledgerEntry, hledgerSum, hledgerDirection, hledgerPayday,
    hledgerBalance, hledgerDiffers, hledgerMissing, hledgerProfile, hintBalance, hintDiffers, backupNoArchive,
    backupDamaged, backupUnsafe, backupLarge, backupLargeOf, backupEmpty, backupNewer, fileMore

  // What is told in lists
  case hoursShort, leaveLine, ruleOn, ruleOff, ruleRestored, partHolidays, partNotes, partEvents, partUsed,
    partAccrued, partAdjusted, settingLimit, settingCountdowns, settingAddress, chosen

  // Examples
  case leaveTypeExample
}
