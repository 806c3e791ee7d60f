#include "CArguments.h"

static int count;
static char **words;

// glibc gives initializers what it gives main.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int fasti_argument_count(void) { return count; }

const char *fasti_argument(int place) { return words[place]; }
