#pragma once
// The C library of Swift leaves this header out; what is needed of it has a name here.
#include <sys/timerfd.h>

// A timer by the clock of civil time that ends at a second of it, or when somebody sets that clock or the machine wakes
// from sleep; negative where none can be had.
static inline int fasti_timer(long long second) {
  int timer = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
  if (timer < 0) return timer;
  // All zeros would stop the timer; a nanosecond after the epoch is past as well.
  struct itimerspec end = {.it_value = {.tv_sec = second > 0 ? second : 0, .tv_nsec = second > 0 ? 0 : 1}};
  timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &end, 0);
  return timer;
}
