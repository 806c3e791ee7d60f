#pragma once
#include <stddef.h>

// A P-256 key and a self-signed certificate for it, each as zero-terminated PEM. Free them with free. Returns 0, or
// the library's error.
int fasti_tls_make(char *_Nullable *_Nonnull key, char *_Nullable *_Nonnull certificate);

// The SHA-256 of the public key of a certificate, as clients compare it (RFC 7469, section 2.4).
// Returns 0, or the library's error.
int fasti_tls_key_hash(const char *_Nonnull certificate, unsigned char hash[_Nonnull 32]);

// The text of an error.
const char *_Nonnull fasti_tls_reason(int error);
