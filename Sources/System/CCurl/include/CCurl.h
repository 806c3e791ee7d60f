#pragma once
#include <stddef.h>

// One request, without following redirects.
struct fasti_request {
  const char *_Nonnull address;
  // Headers such as `If-None-Match: "x"`, or null.
  const char *_Nullable tag;
  const char *_Nullable modified;
  // The User-Agent, or null for "fasti".
  const char *_Nullable agent;
  // The most bytes of body.
  size_t most;
  // The most milliseconds from the first look-up to the last byte.
  long milliseconds;
  // 1 lets any address be connected to and plain http be used; only tests say so.
  int allows_loopback;
};

// One question of a device to the server it syncs with, without following redirects.
struct fasti_question {
  const char *_Nonnull address;
  const char *_Nonnull method;
  // A header with the secret of the device, or null.
  const char *_Nullable authorization;
  // What is sent; null for nothing.
  const unsigned char *_Nullable body;
  size_t body_count;
  // "sha256//" and the hash of the server's public key in base64; null where the certificates of this machine hold.
  const char *_Nullable pin;
  // 1 for plain http, to addresses of this machine alone.
  int is_plain;
  // The most bytes of body of the answer.
  size_t most;
  // The most milliseconds until it is connected, and the most seconds in which nothing moves.
  long connect_milliseconds;
  long still_seconds;
};


// What came of it. Free with fasti_answer_free.
struct fasti_answer {
  // 0, or why there is none: 1 refused address, 2 too large, 3 too slow, 4 anything else (`code`), 5 another key, 6 a
  // certificate that no trusted authority has signed, 7 no host of that name, 8 the host refuses the connection, 9 no TLS,
  // 10 the connection ended too early, 11 no way to the host.
  int problem;
  // libcurl's number of it.
  int code;
  long status;
  unsigned char *_Nullable body;
  size_t count;
  // Values of headers, or null. Not arrays in place: Swift imports an array of 2,048 bytes as a tuple of 2,048 members, and
  // the optimiser needs 10 seconds for it.
  char *_Nullable tag;
  char *_Nullable modified;
  char *_Nullable location;
  char *_Nullable type;
  // The Unix time of Expires; 0 where there is none that can be read.
  long expires;
};

void fasti_fetch(const struct fasti_request *_Nonnull request, struct fasti_answer *_Nonnull answer);
void fasti_ask(const struct fasti_question *_Nonnull question, struct fasti_answer *_Nonnull answer);
void fasti_answer_free(struct fasti_answer *_Nonnull answer);

// Whether an address in network order (4 or 16 bytes) is one of the open internet: not private, not of this machine, not
// of its link, not reserved.
int fasti_is_public(const unsigned char *_Nonnull address, size_t count);

const char *_Nonnull fasti_curl_version(void);
