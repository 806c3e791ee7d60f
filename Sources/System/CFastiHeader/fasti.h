/*
 * libfasti: business days for programs in any language.
 *
 * A calendar is opened for some regions and a range of days, and then answers for whole arrays. Days are numbers: days
 * since 1970-01-01, negative before. These are the values of Apache Arrow's date32, of Unix time in days, and of numpy's
 * datetime64[D] cast to int32.
 *
 *     fasti_calendar *calendar;
 *     char message[256];
 *     if (fasti_open("SE", fasti_day(2000, 1, 1), fasti_day(2049, 12, 31), FASTI_UNION, &calendar,
 *                    message, sizeof message) != FASTI_OK) { fprintf(stderr, "%s\n", message); exit(1); }
 *     fasti_count(calendar, from, to, out, n, FASTI_EXCLUSIVE);
 *     fasti_close(calendar);
 *
 * Days off are the region's weekend, unless a day is worked in exchange for another, and its public holidays of the
 * whole day. The rules are those built into the library, or your own text. No file or clock is read, and no
 * memory is kept between calls except in calendars. Rules that depend on a place's clock (equinoxes, solar terms) are
 * computed in UTC; no region of the library has such a public holiday.
 *
 * Threads: every function may be called from any thread at any time. A calendar never changes after it was opened, so
 * any number of threads may use the same one; only fasti_close must be called last, once.
 *
 * Invalid arguments: no function crashes on any number. A null pointer instead of an array or calendar gives
 * FASTI_NO_POINTER, unless n is 0. Arrays may be the same: out may be from, to or days.
 */
#ifndef FASTI_H
#define FASTI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface: a program built for one runs with a library of the same number or a later one. */
#define FASTI_INTERFACE 1

/* The results of functions that can fail. */
enum {
  FASTI_OK = 0,             /* Every element has its answer. */
  FASTI_SOME_OUTSIDE = 1,   /* Some elements have none: FASTI_NONE stands there. The others are right. */
  FASTI_UNKNOWN_REGION = 2, /* No such region; the message names it. */
  FASTI_BAD_RANGE = 3,      /* The first day is after the last, or a day is outside the years 1583 to 2999. */
  FASTI_BAD_CHOICE = 4,     /* bounds, start or combine is none of the numbers below. */
  FASTI_BAD_RULES = 5,      /* The text of rules reads wrongly; the message says where. */
  FASTI_NO_POINTER = 6      /* A pointer that is needed is null. */
};

/* "No answer" in arrays of int32_t: the day or the answer is outside the calendar, or counting was to
   begin on a day off and that was refused. */
#define FASTI_NONE INT32_MIN
/* The same in the array of fasti_is. */
#define FASTI_NEITHER 255

/* Which ends of a span are counted. Counting backwards, from a later day to an earlier one, gives negative numbers. */
enum {
  FASTI_EXCLUSIVE = 0, /* Neither end. */
  FASTI_FROM = 1,      /* The first day, but not the second: as numpy.busday_count does. */
  FASTI_TO = 2,        /* The second day, but not the first. */
  FASTI_INCLUSIVE = 3  /* Both. */
};

/* Where adding begins when the first day is a day off. */
enum {
  FASTI_NEXT = 0,     /* On the next business day. */
  FASTI_PREVIOUS = 1, /* On the business day before. */
  FASTI_REFUSE = 2    /* Nowhere: FASTI_NONE. */
};

/* How several regions are combined into one calendar. */
enum {
  FASTI_UNION = 0,       /* Off if off in any of them. */
  FASTI_INTERSECTION = 1 /* Off if off in all of them. */
};

/* The business days of some regions and a range of days. */
typedef struct fasti_calendar fasti_calendar;

/* Opens the calendar of regions built into the library.
 *
 * regions: codes separated by spaces or commas, "SE" or "US VN"; "" has weekends of Saturday and Sunday and no holidays.
 * first, last: the range of days, both included, within the years 1583 to 2999.
 * calendar: receives the calendar, or NULL on failure. Close it with fasti_close.
 * message, capacity: receives a sentence on failure, terminated by NUL and truncated to fit; may be NULL and 0.
 * Cost: about 1 ms for 50 years. A calendar takes 8 bytes for each day. */
int32_t fasti_open(const char *regions, int32_t first, int32_t last, int32_t combine, fasti_calendar **calendar,
                   char *message, size_t capacity);

/* As fasti_open, with regions read from a text of rules (see Documentation/Rules.md) beside those of the library; a region
 * of the text replaces one with the same code.
 *
 * rules, length: UTF-8, not necessarily terminated by NUL. */
int32_t fasti_open_rules(const char *rules, size_t length, const char *regions, int32_t first, int32_t last,
                         int32_t combine, fasti_calendar **calendar, char *message, size_t capacity);

/* Frees a calendar. NULL is allowed. */
void fasti_close(fasti_calendar *calendar);

/* out[i] = the business days between from[i] and to[i]; bounds says which ends are counted. */
int32_t fasti_count(const fasti_calendar *calendar, const int32_t *from, const int32_t *to, int32_t *out, size_t n,
                    int32_t bounds);

/* out[i] = the day steps[i] business days after days[i], before it if negative; 0 steps give the day itself, or the
 * business day that start names when it is a day off. */
int32_t fasti_add(const fasti_calendar *calendar, const int32_t *days, const int32_t *steps, int32_t *out, size_t n,
                  int32_t start);

/* out[i] = 1 for a business day, 0 for a day off, FASTI_NEITHER outside the calendar. */
int32_t fasti_is(const fasti_calendar *calendar, const int32_t *days, uint8_t *out, size_t n);

/* The number of a day of the Gregorian calendar, or FASTI_NONE when there is no such day in the years 1583 to 2999. */
int32_t fasti_day(int32_t year, int32_t month, int32_t day);

/* The sentence for an answer of these functions: constant, never NULL. */
const char *fasti_message(int32_t status);

/* The version of the library, "1.0.0": constant. */
const char *fasti_version(void);

/* FASTI_INTERFACE of the library. */
int32_t fasti_interface(void);

#ifdef __cplusplus
}
#endif

#endif
