#pragma once
#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>

// xmlFree is a variable that contains a function, which Swift 6 cannot call.
static inline void fasti_xml_free(void *_Nullable pointer) {
  if (pointer) xmlFree(pointer);
}

// The version of the library that is loaded.
static inline const char *_Nonnull fasti_xml_version(void) { return xmlParserVersion; }
