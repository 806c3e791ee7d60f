// The front door: `import Fasti` and nothing else. Civil days and calendars are re-exported whole; of the engine of
// holidays only the types that are asked for or answered here.

@_exported public import FastiCalendars
@_exported public import FastiCivil
@_exported public import enum FastiHolidays.DayOffStart
@_exported public import enum FastiHolidays.HolidayKind
@_exported public import enum FastiHolidays.RuleStatus
@_exported public import enum FastiHolidays.WorkdayBounds
@_exported public import enum FastiHolidays.WorkdayCombination
@_exported public import enum FastiHolidays.WorkdayError
@_exported public import struct FastiHolidays.RuleMistake
@_exported public import struct FastiHolidays.RuleMistakes
@_exported public import struct FastiHolidays.WorkdayBreakdown
@_exported public import struct FastiHolidays.WorkingHours
