#pragma once
// Swift's module of the C library does not include these headers; the needed functions are here.
#include <malloc.h>
#include <sys/timerfd.h>

// Limits how many heaps threads have: each takes 64 MiB of address space, however little it holds.
static inline void fasti_heaps(int most) { mallopt(M_ARENA_MAX, most); }

// A timer on the civil clock that expires at a second, or when the clock is set or the machine wakes from sleep;
// negative if it cannot be created.
static inline int fasti_timer(long long second) {
  int timer = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
  if (timer < 0) return timer;
  // All zeros would stop the timer; a nanosecond after the epoch is in the past too.
  struct itimerspec end = {.it_value = {.tv_sec = second > 0 ? second : 0, .tv_nsec = second > 0 ? 0 : 1}};
  timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &end, 0);
  return timer;
}

// The C library declares these only if _GNU_SOURCE is defined. A child that another thread starts at the same moment
// does not inherit what they open.
int pipe2(int ends[2], int flags);
int mkostemp(char *name, int flags);
