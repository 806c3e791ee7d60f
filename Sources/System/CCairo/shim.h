#pragma once
#include <cairo-pdf.h>
#include <cairo.h>
#include <pango/pangocairo.h>

// What needs a cast macro of GObject.
static inline void fasti_unref(void *object) { g_object_unref(object); }
