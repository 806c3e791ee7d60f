#pragma once
#include <sqlite3.h>

// sqlite3_db_config and sqlite3_config are variadic, which Swift does not import.
static inline int fasti_sqlite_db_config(sqlite3 *_Nonnull database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}
static inline int fasti_sqlite_config(int option, int value) { return sqlite3_config(option, value); }

// Keeps -wal and -shm when the last connection closes.
static inline int fasti_sqlite_persist_wal(sqlite3 *_Nonnull database) {
  int on = 1;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &on);
}

// The file's first bytes, read through SQLite's own descriptor, before any lock is taken or a log replayed. A second
// descriptor must not be used: closing it would drop every POSIX lock this process holds on the file.
static inline int fasti_sqlite_header(sqlite3 *_Nonnull database, unsigned char *_Nonnull bytes, int count) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, bytes, count, 0);
}
