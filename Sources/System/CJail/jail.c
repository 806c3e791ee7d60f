#define _GNU_SOURCE
#include "CJail.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int limit(int resource, rlim_t value) {
  struct rlimit both = {value, value};
  return setrlimit(resource, &both) ? errno : 0;
}

static int set_limits(unsigned times) {
  const struct { int resource; rlim_t value; } limits[] = {
      {RLIMIT_AS, (512u << 20) * times}, {RLIMIT_CPU, 5 * times}, {RLIMIT_FSIZE, 0},
      {RLIMIT_NOFILE, 32},     {RLIMIT_CORE, 0}, {RLIMIT_STACK, 8u << 20},
  };
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    int error = limit(limits[i].resource, limits[i].value);
    if (error) return error;
  }
  return 0;
}

// Everything that the first version of Landlock can forbid.
static const unsigned long long handled =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE |
    LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
    LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
    LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
    LANDLOCK_ACCESS_FS_MAKE_SYM;

// Since version 6 Landlock also confines signals and abstract sockets. The headers of Debian 12 do not have it yet.
struct rules_of_landlock {
  unsigned long long files, net, scoped;
};
static const unsigned long long scopes = 1 << 0 | 1 << 1;

static int allow(int rules, const char *path, unsigned long long access) {
  struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = open(path, O_PATH | O_CLOEXEC)};
  if (rule.parent_fd < 0) return 0;
  int failed = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0;
  close(rule.parent_fd);
  return failed ? -1 : 0;
}

static int forbid_files(int for_program, const char *folder) {
  int version = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return 0;
  struct rules_of_landlock attributes = {.files = handled, .scoped = version < 6 ? 0 : scopes};
  size_t size = version < 6 ? sizeof attributes.files : sizeof attributes;
  int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0);
  if (rules < 0) return 0;
  int failed = 0;
  const unsigned long long read = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
  if (folder) failed |= allow(rules, folder, read);
  if (for_program) {
    const char *folders[] = {"/usr", "/lib", "/lib64"};
    for (size_t i = 0; i < 3; i++) failed |= allow(rules, folders[i], read | LANDLOCK_ACCESS_FS_EXECUTE);
    failed |= allow(rules, "/etc/fonts", read);
    failed |= allow(rules, "/etc/ld.so.cache", LANDLOCK_ACCESS_FS_READ_FILE);
  }
  if (!failed) failed = syscall(SYS_landlock_restrict_self, rules, 0) != 0;
  close(rules);
  return failed ? 0 : version;
}

static const int calls[] = {
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(writev), SCMP_SYS(close),
    SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(statx), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(lseek),
    SCMP_SYS(mmap), SCMP_SYS(mprotect), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(brk), SCMP_SYS(madvise),
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(futex),
    SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(getrandom), SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday),
    SCMP_SYS(time), SCMP_SYS(getpid), SCMP_SYS(gettid), SCMP_SYS(poll), SCMP_SYS(ppoll),
};

// The other calls that the dynamic loader and a C++ program need.
static const int program_calls[] = {
    SCMP_SYS(execve), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(readlink),
    SCMP_SYS(readlinkat), SCMP_SYS(getcwd), SCMP_SYS(fcntl), SCMP_SYS(ioctl), SCMP_SYS(getdents64), SCMP_SYS(uname),
    SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(arch_prctl),
    SCMP_SYS(set_tid_address), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(sysinfo),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(sched_yield), SCMP_SYS(dup), SCMP_SYS(fadvise64), SCMP_SYS(statfs),
    SCMP_SYS(clock_getres), SCMP_SYS(getrusage),
};

// Opening is allowed only for reading, not for writing or creating.
static int allow_reading(scmp_filter_ctx filter) {
  const unsigned flags = O_ACCMODE | O_CREAT | O_TRUNC;
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, flags, O_RDONLY)) ||
         seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, flags, O_RDONLY));
}

// Signals can be sent only to this process (abort, raise), not to others of the user.
static int allow_own_signals(scmp_filter_ctx filter) {
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                          SCMP_A0(SCMP_CMP_MASKED_EQ, 0xFFFFFFFFu, (unsigned)getpid()));
}

// Only the limits of this process (0) can be read, and none can be set: the third argument is the new limit.
static int allow_reading_limits(scmp_filter_ctx filter) {
  return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, SCMP_A0(SCMP_CMP_MASKED_EQ, 0xFFFFFFFFu, 0),
                          SCMP_A2(SCMP_CMP_EQ, 0));
}

static int forbid_calls(int for_program, int may_open) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return 0;
  int failed = 0;
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    if (calls[i] >= 0) failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0) != 0;
  failed |= allow_own_signals(filter) != 0;
  if (for_program) {
    for (size_t i = 0; i < sizeof program_calls / sizeof *program_calls; i++)
      if (program_calls[i] >= 0) failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, program_calls[i], 0) != 0;
    failed |= allow_reading_limits(filter) != 0;
  }
  if (may_open) failed |= allow_reading(filter) != 0;
  if (!failed) failed = seccomp_load(filter) != 0;
  seccomp_release(filter);
  return failed ? 0 : 1;
}

int fasti_jail_enter(enum fasti_jail_purpose purpose, const char *folder, struct fasti_jail *jail) {
  int for_program = purpose == FASTI_JAIL_PROGRAM;
  *jail = (struct fasti_jail){0};
  // When the thread that started this process ends, its answer is no longer needed.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)) return errno;
  int error = set_limits(purpose == FASTI_JAIL_PLANNING ? 2 : 1);
  if (error) return error;
  jail->limits = 1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
  jail->no_new_privileges = 1;
  jail->landlock = forbid_files(for_program, folder);
  jail->seccomp = forbid_calls(for_program, for_program || folder != NULL);
  return 0;
}

int fasti_jail_confine(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ? 0 : forbid_files(0, NULL); }
