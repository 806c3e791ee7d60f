#pragma once
#include <png.h>
#include <stdlib.h>
#include <string.h>

// libpng reports errors with longjmp, which Swift cannot cross, so a complete picture is written here.

typedef struct {
  unsigned char *bytes;
  size_t count, room;
} fasti_png_file;

static inline void fasti_png_put(png_structp png, png_bytep bytes, size_t count) {
  fasti_png_file *file = (fasti_png_file *)png_get_io_ptr(png);
  if (count > file->room - file->count) {
    size_t room = (file->count + count) * 2;
    unsigned char *larger = (unsigned char *)realloc(file->bytes, room);
    if (!larger) png_error(png, "memory");
    file->bytes = larger;
    file->room = room;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static inline void fasti_png_flush(png_structp png) { (void)png; }

// Writes rows of `stride` bytes as a picture without a time or any other text. Returns 0 if there is not enough
// memory.
static inline int fasti_png_write(fasti_png_file *file, const unsigned char *rows, int width, int height, int stride,
                                  int depth, int color) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, file, fasti_png_put, fasti_png_flush);
  png_set_compression_level(png, 6);
  png_set_filter(png, 0, PNG_FILTER_NONE);
  png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, depth, color, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (int row = 0; row < height; row++) png_write_row(png, rows + (size_t)row * (size_t)stride);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
}
