#pragma once
#include <sqlite3.h>

// sqlite3_db_config and sqlite3_config are variadic, which Swift does not import.
static inline int fasti_sqlite_db_config(sqlite3 *_Nonnull database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}
static inline int fasti_sqlite_config(int option, int value) { return sqlite3_config(option, value); }
