/// A phrase of the interface. Its name is its key in the files of words, `Data/Words`; what it says is there.
public enum Phrase: String, CaseIterable, Hashable, Sendable {
  // The frame
  case pageTitle, skipToContent, screens, shortcuts, tabs, more, today, week, month, year, star, reminders, leave,
    days, settings, search, help, goToDate, go, undo, save, show, all, and, optional, locked, deleteThing, tryInstead,
    backToToday

  // Dates and numbers
  case dateLong, dateYear, dateDayMonth, monthTitle, monthShort, weekTitle, decimalSign, isToday, isTomorrow,
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
    weekendDays, weekdays, holidaysOnWeekdays, workedWeekendDays, onDayOff, startNext, startPrevious, startRefuse,
    daysOfLeave, goal, goalTotal, goalLongest, shortestSpan, findSpans, noSpan, leaveOn, costs

  // Planner
  case newEvent, editEvent, deleteEvent, editCountdown, deleteCountdown, title, onDay, untilDay, atTime, sort, repeats,
    repeatsNever, everyDay,
    everyWeek, everyMonth, everyYear

  // Leave
  case leaveType, vacation, sick, comp, official, forecast, forecastFor, modeEndOfMonth, modeToday, modeSelectedDay,
    modeNextPayday, noLeaveProfile, ledger, noEntries, posted, pending, computed, newEntry, editEntry, whatItDoes,
    hours, notes

  // Settings
  case regions, regionsLimit, holidaysShown, holidaysHidden, hideHolidays, showHolidays, language, theme, themeSystem,
    themeLight, themeDark, feeds, feedsWhat, feedName, newFeed, newAddress, copy, copied, shownOnce,
    subscribe, scanCode, feedParts, feedHides, feedDetails, tellHow, tellHowWhat, tellDesktop, tellCommand, tellWeb,
    tellNobody

  // Bringing in a file
  case importTitle, importFile, importAnother, importWhat, importLook, importMore, importRemarks, importNothing,
    importConflict, importKeep, importReplace, importNow, importDone, importGone, importNew, importDuplicate,
    importDiffers, importCancelled, importNoDate, importTooOften, importNothingLeft, importNoEvent,
    importPartOfAnother, importOther, importBroken, importOtherClocks, importUnknownClocks, importHoursDiffer,
    importWrittenOut, importWrittenOutUntil, importShortened

  // Access
  case signIn, signInWhat, passPhrase, wrongPassPhrase, tooManyAttempts, sessionOver, sessionOverHeld, heldWhat,
    notSavedYet, notSavedWhat, access, accessWhat, signOut,
    signOutWhat, signOutEverywhere, signOutEverywhereWhat

  // Search and errors
  case searchFor, searchTitle, foundOne, foundMany, notFound, notDone, serverFailed

  // Keys
  case keyMove, keyWeekEnds, keyMonths, keySteps, keyDay, keyItem, keyNew, keyHelp

  // The app, and what it does without a network
  case appWhat, offline, offlineKept, offlineWaiting, offlineOpen, offlineDiscard, offlineNotKept, offlineNotSent

  // Reminders
  case scheduled, noReminders, lastsDays, dismiss, notifyHere, toldLate, dateCorrected

  // Reminders and Hijri months
  case newReminder, editReminder, deleteReminder, comingUp, nothingComing, hijriMonth, hijriDay,
    hijriYear, everyHijriYear, forDays, wholeMonth, allOfMonth, day30, day30Why, day30Last, day30Omit,
    day30Next, day30MovedLast, day30MovedNext, day30LeftOut, clockSkips, timeZone, timeZoneHint, tellsYou,
    isSilent, isOver, attachments, noAttachments, attachAfterSaving, linkAddress, addLink, chooseFile,
    addFile, fileGone, kilobytes, monthBegins, monthLength, knownFrom, certainty, fetchedOn, whereFrom,
    allMonths, sourceOverride, sourceMoonsighting, sourceCalculated, sourceTable, sourceAstronomical,
    statusConfirmed, statusProjected, projectedWhy, noHijriMonth

  // Settings of Hijri months
  case hijriCalendar, hijriShown, hijriHidden, hijriSource, followCalculated, followMoonsighting, hijriRefresh,
    refreshOff, refreshAuto, refreshNow, refreshWhat, ownMonths, overrideMonth, overrideDay, setMonth

  // Holiday rules
  case rules, rulesOfRegion, newRule, editRule, noRules, ruleName, ruleSentence, sentenceExample, sentenceHelp,
    orFields, ruleShape, shapeSentence, shapeFixed, shapeEaster, shapeWeekday, shapeLunarChinese,
    shapeLunarVietnamese, shapeLunarKorean, shapeHijri,
    partDay, partMonth, partWeekday, partOrdinal, ordinalLast, partOffset, ruleKind, ruleRegion, ruleSince,
    ruleUntil, ruleShift, shiftExample, ruleSource, fallsOn, neverFalls, previewButton, switchOff, switchOn,
    switchedOff, restoreRule, restoreWhat, ownTitle, deleteRule, yours

  // Leave set-up
  case leaveSetup, paydays, anchorDay, anchorWhat, schedule, scheduleEvery, scheduleTwice, scheduleMonthly,
    scheduleNumbers, payLag, baseline, baselineAdditive, baselineStatement, quarterHours, startBalance,
    payRate, payRateFrom, payRateHint, leaveCap, leaveCarry, leaveFloor, noLimit, newLeaveType, leaveTypeName,
    nextPaydays

  // Ways out, history
  case exports, exportsWhat, exportCSV, exportJSON, exportHledger, exportICS, backup, backupWhat, downloadBackup,
    history, historyWhat, nothingChanged, thingSetting, thingRule, thingLeave, thingMonth, thingFeed,
    thingAttachment

  // What was done
  case doneAdded, doneChanged, doneDeleted, doneSaved, doneUndone, doneSelected, doneNothing, doneMonths,
    doneNoMonths, noteOf

  // What was wrong with a form
  case changedMeanwhile, changedWhat, standsNow, youTyped, keepStanding, nothingThere, deletedMeanwhile
  case wrongTitle, wrongDate, wrongDay, wrongTime, wrongRange, wrongNumber, wrongHours, wrongComma,
    wrongNegative, wrongEmptyTitle, wrongEmptyName, wrongTooLong, wrongControl, wrongReversed, wrongHijri,
    wrongHijriMonth, wrongZone, wrongDays, wrongRegions, wrongRule, wrongLink, wrongFile, wrongLeaveType,
    wrongAnchor, wrongTaken, wrongFar, wrongRoom, wrongNetwork
}
