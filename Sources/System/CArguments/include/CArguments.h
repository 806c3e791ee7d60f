#pragma once

// The words this process was started with, its own name the first of them, as the loader handed them over. The language
// looks for them in front of the environment, and does not find them where a preloaded library has moved that.
int fasti_argument_count(void);

// A word by its place, from 0 up to the count; it lives as long as the process.
const char *_Nonnull fasti_argument(int place);
