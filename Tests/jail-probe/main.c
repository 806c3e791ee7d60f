#define _GNU_SOURCE
#include "CJail.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// Goes into the jail and tries from inside what a document that took over its reader would try: `jail-probe page|program|planning PID`.
// Says of each try whether it worked, and the number of its error otherwise.

static void tell(const char *name, long result) {
  char line[100];
  int count = snprintf(line, sizeof line, "%s %d\n", name, result < 0 ? errno : 0);
  if (write(1, line, (size_t)count) < 0) _exit(1);
}

int main(int count, char **words) {
  if (count != 3) return 2;
  enum fasti_jail_purpose purpose = !strcmp(words[1], "program")    ? FASTI_JAIL_PROGRAM
                                    : !strcmp(words[1], "planning") ? FASTI_JAIL_PLANNING
                                                                    : FASTI_JAIL_READING;
  pid_t victim = (pid_t)atoi(words[2]);
  struct fasti_jail jail;
  if (fasti_jail_enter(purpose, purpose == FASTI_JAIL_PLANNING ? "/usr/share/zoneinfo" : NULL, &jail)) return 3;
  struct rlimit none = {0, 0}, told;

  tell("landlock", jail.landlock < 6 ? (errno = ENOSYS, -1) : 0);
  tell("seccomp", jail.seccomp ? 0 : (errno = ENOSYS, -1));
  tell("tgkill-other", syscall(SYS_tgkill, victim, victim, SIGKILL));
  tell("tgkill-other-0", syscall(SYS_tgkill, victim, victim, 0));
  // The kernel looks at the low half of a register only.
  tell("tgkill-other-high", syscall(SYS_tgkill, (1UL << 32) | (unsigned)victim, victim, SIGKILL));
  tell("kill-other", syscall(SYS_kill, victim, SIGKILL));
  tell("tkill-other", syscall(SYS_tkill, victim, SIGKILL));
  tell("sigqueue-other", syscall(SYS_rt_tgsigqueueinfo, victim, victim, SIGKILL, NULL));
  tell("limit-other", syscall(SYS_prlimit64, victim, RLIMIT_FSIZE, &none, NULL));
  tell("limit-read-other", syscall(SYS_prlimit64, victim, RLIMIT_FSIZE, NULL, &told));
  tell("limit-own", syscall(SYS_prlimit64, 0, RLIMIT_NOFILE, &none, NULL));
  tell("limit-read-own", syscall(SYS_prlimit64, 0, RLIMIT_NOFILE, NULL, &told));
  tell("read-zone", open("/usr/share/zoneinfo/UTC", O_RDONLY));
  tell("read-passwords", open("/etc/passwd", O_RDONLY));
  tell("tgkill-own", syscall(SYS_tgkill, getpid(), getpid(), 0));
  return 0;
}
