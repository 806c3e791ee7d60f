#include "CArguments.h"

static int count;
static char **words;

// glibc passes the arguments of main to initializers too.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int fasti_argument_count(void) { return count; }

const char *fasti_argument(int place) { return words[place]; }
