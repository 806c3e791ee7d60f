/* Counts the Swedish business days of each month of a year, and the due dates of invoices with 30 business days.
 *
 *   scripts/libfasti
 *   cc -std=c11 -Wall -Wextra -I .build/libfasti/include Examples/c/businessdays.c \
 *      -L .build/libfasti/lib -lfasti -Wl,-rpath,.build/libfasti/lib -o businessdays
 *   ./businessdays SE 2026
 */
#include <fasti.h>
#include <stdio.h>
#include <stdlib.h>

static void fail(const char *message) {
  fprintf(stderr, "businessdays: %s\n", message);
  exit(1);
}

int main(int count, char **words) {
  const char *region = count > 1 ? words[1] : "SE";
  int32_t year = count > 2 ? (int32_t)strtol(words[2], NULL, 10) : 2026;

  fasti_calendar *calendar = NULL;
  char message[256];
  int32_t status = fasti_open(region, fasti_day(year, 1, 1), fasti_day(year + 1, 12, 31), FASTI_UNION, &calendar,
                              message, sizeof message);
  if (status != FASTI_OK) fail(message);

  int32_t from[12], to[12], days[12], steps[12], due[12];
  for (int32_t month = 0; month < 12; month++) {
    from[month] = fasti_day(year, month + 1, 1);
    to[month] = month < 11 ? fasti_day(year, month + 2, 1) : fasti_day(year + 1, 1, 1);
    steps[month] = 30;
  }
  status = fasti_count(calendar, from, to, days, 12, FASTI_FROM);
  if (status != FASTI_OK) fail(fasti_message(status));
  status = fasti_add(calendar, from, steps, due, 12, FASTI_NEXT);
  if (status != FASTI_OK) fail(fasti_message(status));

  int32_t sum = 0;
  for (int month = 0; month < 12; month++) {
    printf("%d-%02d %2d business days; 30 of them end %d days later\n", (int)year, month + 1, (int)days[month],
           (int)(due[month] - from[month]));
    sum += days[month];
  }
  printf("%d %d business days\n", (int)year, (int)sum);
  fasti_close(calendar);
  return 0;
}
