#pragma once

// What a process gave up; 0 where this kernel does not have it.
struct fasti_jail {
  int limits;
  int no_new_privileges;
  // The version of Landlock.
  int landlock;
  int seccomp;
};

// What a process does inside.
enum fasti_jail_purpose {
  // It reads standard input.
  FASTI_JAIL_READING,
  // It is about to exec a program, which may read libraries and fonts.
  FASTI_JAIL_PROGRAM,
  // It reads standard input and the files of one folder, with twice the memory and time.
  FASTI_JAIL_PLANNING,
};

// Gives up, for good: more memory than 512 MB, more than 5 seconds of processor time (for planning 1 GB and 10 seconds), files
// that grow, more than 32 open files, new privileges, every file but those of its purpose, which may be read, and every system
// call that its purpose does not need. It ends with the thread that started it. `folder` is the folder for planning, else NULL.
//
// Returns 0, or the number of the error that kept a limit from being set. What the kernel does not have is left out and
// said in `jail`.
int fasti_jail_enter(enum fasti_jail_purpose purpose, const char *_Nullable folder, struct fasti_jail *_Nonnull jail);
