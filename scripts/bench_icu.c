/* Times ICU's calendars on the work of fasti-bench, and tells what they name each day; a JSON object a line.
   The days and their order are those of Benchmarks/Sources/fasti-bench/CalendarSample.swift. */

#include <stdint.h>
#include <stdio.h>
#include <time.h>
#include <unicode/ucal.h>
#include <unicode/uversion.h>

enum { SAMPLE = 1024, STEP = 48271, ROUNDS = 5, FIELDS = 5 };

struct job {
  const char *name, *keyword;
  int32_t first, last; /* days since 1970-01-01 */
  int32_t told_first, told_last; /* the days to be named, none when first > last */
};

static const UCalendarDateFields fields[FIELDS] = {UCAL_ERA, UCAL_YEAR, UCAL_MONTH, UCAL_IS_LEAP_MONTH, UCAL_DATE};
static const struct job jobs[] = {
    {"gregorian", "gregorian", -25567, 47481, 1, 0},
    {"hijri-ummalqura", "islamic-umalqura", -16436, 39081, -11981, 39401},
    {"hijri-civil", "islamic-civil", -25567, 47481, 1, 0},
    {"hijri-tabular", "islamic-tbla", -25567, 47481, 1, 0},
    {"chinese", "chinese", -25567, 47481, -25567, 47846},
    {"korean", "dangi", -25567, 47481, -25567, 47846},
    {"hebrew", "hebrew", -25567, 47481, -25567, 47846},
    {"persian", "persian", -25567, 47481, -25567, 47846},
    {"coptic", "coptic", -25567, 47481, 1, 0},
    {"ethiopic", "ethiopic", -25567, 47481, 1, 0},
    {"indian", "indian", -25567, 47481, 1, 0},
    {"buddhist", "buddhist", -25567, 47481, 1, 0},
    {"japanese", "japanese", -25567, 47481, 1, 0},
};

static UErrorCode status = U_ZERO_ERROR;
static int32_t dates[SAMPLE][FIELDS];
static int64_t sink;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static int32_t sample(const struct job *job, int32_t index) {
  return job->first + (int32_t)((int64_t)index * STEP % (job->last - job->first + 1));
}

static void to_dates(UCalendar *calendar, const struct job *job) {
  for (int32_t index = 0; index < SAMPLE; index++) {
    ucal_setMillis(calendar, sample(job, index) * 86400000.0, &status);
    for (int field = 0; field < FIELDS; field++) dates[index][field] = ucal_get(calendar, fields[field], &status);
  }
}

static void to_days(UCalendar *calendar, const struct job *job) {
  (void)job;
  for (int32_t index = 0; index < SAMPLE; index++) {
    ucal_clear(calendar);
    for (int field = 0; field < FIELDS; field++) ucal_set(calendar, fields[field], dates[index][field]);
    sink += (int64_t)(ucal_getMillis(calendar, &status) / 86400000.0);
  }
}

static void report(const struct job *job, const char *way, void (*work)(UCalendar *, const struct job *),
                   UCalendar *calendar) {
  int64_t least = INT64_MAX;
  for (int round = 0; round <= ROUNDS; round++) {
    int64_t start = now();
    work(calendar, job);
    int64_t taken = now() - start;
    if (round > 0 && taken < least) least = taken;
  }
  printf("{\"work\": \"%s, %s\", \"peer\": \"ICU " U_ICU_VERSION "\", \"nanoseconds\": %.1f}\n", job->name, way,
         (double)least / SAMPLE);
}

/* Month and day of every day, as month * 100 + day, 5,000 more in an inserted month. */
static void tell(const struct job *job, UCalendar *calendar) {
  if (job->told_first > job->told_last) return;
  printf("{\"calendar\": \"%s\", \"peer\": \"ICU " U_ICU_VERSION "\", \"first\": %d, \"dates\": [", job->keyword,
         job->told_first);
  for (int32_t day = job->told_first; day <= job->told_last; day++) {
    ucal_setMillis(calendar, day * 86400000.0, &status);
    int32_t month = ucal_get(calendar, UCAL_MONTH, &status) + 1;
    int32_t leap = ucal_get(calendar, UCAL_IS_LEAP_MONTH, &status);
    printf("%s%d", day > job->told_first ? "," : "", month * 100 + ucal_get(calendar, UCAL_DATE, &status) + leap * 5000);
  }
  printf("]}\n");
}

int main(void) {
  static const UChar utc[] = {'U', 'T', 'C', 0};
  for (size_t index = 0; index < sizeof jobs / sizeof jobs[0]; index++) {
    char locale[64];
    snprintf(locale, sizeof locale, "en_US@calendar=%s", jobs[index].keyword);
    UCalendar *calendar = ucal_open(utc, -1, locale, UCAL_DEFAULT, &status);
    if (U_FAILURE(status)) {
      fprintf(stderr, "bench: ICU: %s: %s\n", jobs[index].name, u_errorName(status));
      return 1;
    }
    ucal_setGregorianChange(calendar, -1e17, &status);
    status = U_ZERO_ERROR; /* only the Gregorian calendars know a change */
    report(&jobs[index], "day to date", to_dates, calendar);
    report(&jobs[index], "date to day", to_days, calendar);
    tell(&jobs[index], calendar);
    ucal_close(calendar);
  }
  return U_FAILURE(status) || sink == 0;
}
