#pragma once
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// Functions that need a cast macro of GObject.
static inline void fasti_unref(void *object) { g_object_unref(object); }

// A file in memory, closed on exec; glibc declares the call for its own extensions only.
static inline int fasti_memory_file(void) { return (int)syscall(SYS_memfd_create, "fasti-face", 1u); }

// The tables of a WOFF2 font, unpacked by FreeType, to be freed; null if it fails.
static inline unsigned char *fasti_unpacked(const unsigned char *font, long count, unsigned long *length) {
  FT_Library library;
  FT_Face face;
  unsigned char *bytes = NULL;
  if (FT_Init_FreeType(&library)) return NULL;
  if (!FT_New_Memory_Face(library, font, count, 0, &face)) {
    *length = 0;
    // Tag 0 means the whole file.
    if (!FT_Load_Sfnt_Table(face, 0, 0, NULL, length) && (bytes = malloc(*length)) &&
        FT_Load_Sfnt_Table(face, 0, 0, bytes, length)) {
      free(bytes);
      bytes = NULL;
    }
    FT_Done_Face(face);
  }
  FT_Done_FreeType(library);
  return bytes;
}
