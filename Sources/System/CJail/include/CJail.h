#pragma once

// The limits of a process; 0 if this kernel does not support one.
struct fasti_jail {
  int limits;
  int no_new_privileges;
  // The version of Landlock.
  int landlock;
  int seccomp;
};

// The purpose of the process.
enum fasti_jail_purpose {
  // It reads standard input.
  FASTI_JAIL_READING,
  // It is about to exec a program, which may read libraries and fonts.
  FASTI_JAIL_PROGRAM,
  // It reads standard input and the files of one folder, with twice the memory and time.
  FASTI_JAIL_PLANNING,
};

// Gives up permanently: more memory than 512 MB, more than 5 seconds of processor time (for planning 1 GB and 10 seconds),
// files that grow, more than 32 open files, new privileges, every file except those of its purpose, which may be read, and
// every system call that its purpose does not need. It ends with the thread that started it. `folder` is the folder for
// planning, otherwise NULL.
//
// Returns 0, or the error number if a limit cannot be set. Limits that the kernel does not support are left out and
// reported in `jail`.
int fasti_jail_enter(enum fasti_jail_purpose purpose, const char *_Nullable folder, struct fasti_jail *_Nonnull jail);

// Only the part of Landlock of `FASTI_JAIL_READING`, so that a test can try it where seccomp would refuse the call first.
// Returns the version of Landlock, or 0 if this kernel has none.
int fasti_jail_confine(void);
