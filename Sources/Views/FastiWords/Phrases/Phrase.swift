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
    everyWeek, everyMonth, everyYear, repeatedUntil, repeatsUntil

  // Leave
  case leaveType, vacation, sick, comp, official, forecast, forecastFor, forecastDay, forecastDayMissing,
    modeEndOfMonth, modeToday, modeSelectedDay,
    modeNextPayday, noLeaveProfile, ledger, noEntries, posted, pending, computed, newEntry, editEntry, whatItDoes,
    hours, notes, chargedByWeekends

  // Settings
  case regions, regionsLimit, holidaysShown, holidaysHidden, hideHolidays, showHolidays, language, theme, themeSystem,
    themeLight, themeDark, feeds, feedsWhat, feedName, newFeed, newAddress, copy, copied, shownOnce,
    subscribe, scanCode, feedParts, feedHides, feedDetails, reminderDelivery, reminderDeliveryNote, tellDesktop,
    tellCommand, tellWeb, notificationsOff

  // Bringing in a file
  case importTitle, importFile, importAnother, importWhat, importLook, importMore, importRemarks, importNothing,
    importConflict, importKeep, importReplace, importNow, importDone, importExpired, importNew, importDuplicate,
    importDiffers, importCancelled, importNoDate, importTooOften, importNothingLeft, importNoEvent,
    importPartOfAnother, importRepeated, importOther, importBroken, importInLines, importOtherClocks,
    importUnknownClocks,
    importHoursDiffer, importWrittenOut, importWrittenOutUntil, importShortened, importEndCut, importSharesUID

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
    saveAndAttach, bornOn, afterSunset,
    isSilent, isOver, isLeftOut, attachments, noAttachments, attachAfterSaving, linkAddress, addLink, chooseFile,
    addFile, fileSending, fileNotSent, fileGone, kilobytes, monthBegins, monthLength, knownFrom, certainty, fetchedOn,
    whereFrom,
    allMonths, sourceOverride, sourceMoonsighting, sourceCalculated, sourceTable, sourceAstronomical,
    statusConfirmed, statusProjected, projectedWhy, noHijriMonth, newsMoved, newsBegins, newsTrial, newsUnnamed

  // Settings of Hijri months
  case hijriCalendar, hijriShown, hijriHidden, hijriSource, followCalculated, followMoonsighting, hijriRefresh,
    refreshOff, refreshAuto, refreshNow, refreshWhat, ownMonths, overrideMonth, overrideDay, setMonth,
    monthWas, oddMonth, documentsDisagree, disagreeKept, disagreeCalculated, documentHome, documentNews

  // Holiday rules
  case rules, rulesOfRegion, allRules, allRegions, rulesEverywhere, regionSelected, newRule, editRule, noRules,
    ruleName, ruleSentence, sentenceExample, sentenceHelp,
    orFields, ruleShape, kindUnsaid, kindOff, shapeSentence, shapeFixed, shapeEaster, shapeWeekday, shapeLunarChinese,
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

  // What was wrong with a source
  case sourceUnreachable
  /// The sentence of the mistake, which the page tells before it is made.
  case fileTooLarge = "text.megabytes"

  // What is told in lists
  case hoursShort, leaveLine, ruleOn, ruleOff, ruleRestored, partHolidays, partNotes, partEvents, partUsed,
    partAccrued, partAdjusted, settingLimit, settingCountdowns, settingAddress, chosen

  // Examples
  case leaveTypeExample
}
