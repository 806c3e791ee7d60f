#include "CBuild.h"

const char *fasti_build_version(void) { return FASTI_VERSION; }

const char *fasti_build_commit(void) {
#ifdef FASTI_COMMIT
  return FASTI_COMMIT;
#else
  return 0;
#endif
}
