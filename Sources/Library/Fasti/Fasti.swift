// The Swift library: a program needs only `import Fasti`. Civil days and calendars are re-exported completely; of the
// holiday engine only the types in this interface are.

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
