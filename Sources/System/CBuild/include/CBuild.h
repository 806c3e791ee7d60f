#pragma once

// The version of everything in this package: programs, packages, the C library. Scripts read it here too.
// Semantic Versioning 2.0.0.
#define FASTI_VERSION "0.1.0"

// FASTI_VERSION; it is valid until the process ends.
const char *_Nonnull fasti_build_version(void);

// The commit that was compiled, 40 hexadecimal digits, followed by `-dirty` if files were changed since; null if the build
// did not set it (FASTI_COMMIT).
const char *_Nullable fasti_build_commit(void);
