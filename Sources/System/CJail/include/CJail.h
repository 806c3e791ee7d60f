#pragma once

// What a process gave up; 0 where this kernel does not have it.
struct fasti_jail {
  int limits;
  int no_new_privileges;
  // The version of Landlock.
  int landlock;
  int seccomp;
};

// Gives up, for good: more memory than 512 MB, more than 5 seconds of processor time, files that grow, more than 32 open
// files, new privileges, every file (for a program to be started: every file but libraries and fonts, for reading), and
// every system call that reading standard input and writing standard output does not need. `for_program` is 1 when the
// process will exec a program.
//
// Returns 0, or the number of the error that kept a limit from being set. What the kernel does not have is left out and
// said in `jail`.
int fasti_jail_enter(int for_program, struct fasti_jail *_Nonnull jail);
