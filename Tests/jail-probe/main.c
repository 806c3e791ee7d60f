#define _GNU_SOURCE
#include "CJail.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

// Goes into the jail and tries from inside what a document that took over its reader would try: `jail-probe page|program|planning PID`.
// Says of each try whether it worked, and the number of its error otherwise. `jail-probe scopes` tries Landlock without seccomp.

static void tell(const char *name, long result) {
  char line[100];
  int count = snprintf(line, sizeof line, "%s %d\n", name, result < 0 ? errno : 0);
  if (write(1, line, (size_t)count) < 0) _exit(1);
}

static int reach(const struct sockaddr_un *name, socklen_t size) {
  int line = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  int result = connect(line, (const struct sockaddr *)name, size), error = errno;
  close(line);
  errno = error;
  return result;
}

// Another process listens at an abstract socket; it ends with this one.
static int try_scopes(void) {
  struct sockaddr_un name = {.sun_family = AF_UNIX};
  int length = snprintf(name.sun_path + 1, sizeof name.sun_path - 1, "fasti-jail-%d", (int)getpid());
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)length);
  int ready[2];
  char byte = 0;
  if (pipe(ready)) return 3;
  pid_t other = fork();
  if (other < 0) return 3;
  if (other == 0) {
    int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) || bind(server, (struct sockaddr *)&name, size) ||
        listen(server, 8) || write(ready[1], &byte, 1) != 1)
      _exit(3);
    for (;;) pause();
  }
  close(ready[1]);
  if (read(ready[0], &byte, 1) != 1) return 3;
  tell("signal-before", kill(other, 0));
  tell("socket-before", reach(&name, size));
  tell("landlock", fasti_jail_confine() < 6 ? (errno = ENOSYS, -1) : 0);
  tell("signal-other", kill(other, 0));
  tell("socket-other", reach(&name, size));
  return 0;
}

int main(int count, char **words) {
  if (count == 2 && !strcmp(words[1], "scopes")) return try_scopes();
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
