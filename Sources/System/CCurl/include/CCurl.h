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
  // The greatest length of the body, in bytes.
  size_t most;
  // The greatest time from the first look-up to the last byte, in milliseconds.
  long milliseconds;
  // 1 allows any address and plain http; only tests set it.
  int allows_loopback;
};

// One question of a device to the server it syncs with, without following redirects.
struct fasti_question {
  const char *_Nonnull address;
  const char *_Nonnull method;
  // A header with the secret of the device, or null.
  const char *_Nullable authorization;
  // The body to send; null for none.
  const unsigned char *_Nullable body;
  size_t body_count;
  // "sha256//" and the hash of the server's public key in base64; null to use the certificates of this machine.
  const char *_Nullable pin;
  // 1 for plain http, to addresses of this machine only.
  int is_plain;
  // The greatest length of the body of the answer, in bytes.
  size_t most;
  // The greatest time to connect, in milliseconds, and the greatest time without transfer, in seconds.
  long connect_milliseconds;
  long still_seconds;
};


// The result. Free it with fasti_answer_free.
struct fasti_answer {
  // 0, or why there is no answer: 1 refused address, 2 too large, 3 too slow, 4 anything else (`code`), 5 another key, 6 a
  // certificate that no trusted authority has signed, 7 no host with that name, 8 the host refuses the connection, 9 no
  // TLS, 10 the connection ended too early, 11 no way to the host.
  int problem;
  // libcurl's error number.
  int code;
  long status;
  unsigned char *_Nullable body;
  size_t count;
  // Values of headers, or null. They are not arrays, because Swift imports an array of 2,048 bytes as a tuple of 2,048
  // members, and the optimiser needs 10 seconds for it.
  char *_Nullable tag;
  char *_Nullable modified;
  char *_Nullable location;
  char *_Nullable type;
  // The Unix time of Expires; 0 if it is missing or cannot be read.
  long expires;
};

void fasti_fetch(const struct fasti_request *_Nonnull request, struct fasti_answer *_Nonnull answer);

// A line keeps its connection for the next question; one thread uses it at a time. Null where there is no memory.
void *_Nullable fasti_line_open(void);
void fasti_line_close(void *_Nullable line);
void fasti_ask(void *_Nullable line, const struct fasti_question *_Nonnull question, struct fasti_answer *_Nonnull answer);
void fasti_answer_free(struct fasti_answer *_Nonnull answer);

// Whether an address in network order (4 or 16 bytes) is a public one: not private, loopback, link-local or reserved.
int fasti_is_public(const unsigned char *_Nonnull address, size_t count);

