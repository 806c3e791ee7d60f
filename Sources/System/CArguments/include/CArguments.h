#pragma once

// The arguments of this process, beginning with its own name, as the loader passed them. The Swift runtime looks for
// them in front of the environment, and does not find them if a preloaded library has moved that.
int fasti_argument_count(void);

// An argument by its index, from 0 to the count less one; it is valid until the process ends.
const char *_Nonnull fasti_argument(int place);
