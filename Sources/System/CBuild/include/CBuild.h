#pragma once

// The version of everything in this package: programs, packages, the C library. Scripts read it here too.
// Semantic Versioning 2.0.0.
#define FASTI_VERSION "0.1.0"

// FASTI_VERSION; it lives as long as the process.
const char *_Nonnull fasti_build_version(void);

// The commit that was compiled, 40 hexadecimal digits, and `-dirty` behind them if files were changed since; null where the
// build was not told (FASTI_COMMIT).
const char *_Nullable fasti_build_commit(void);
