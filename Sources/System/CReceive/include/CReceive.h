#pragma once
#include <sys/types.h>

// libmicrohttpd judges some of what it reads by itself, and answers that before anything of ours is asked. It has no hook for
// what it reads; the dynamic loader has one: the first `recv` that it finds is the one that every library calls, and that is
// the program's own.

typedef ssize_t (*fasti_receiver)(int socket, void *_Nullable room, size_t size, int flags);

// From now on every `recv` of this process is the function's, but those that only look ahead.
void fasti_receive_with(fasti_receiver _Nonnull receiver);

// What `recv` does elsewhere.
ssize_t fasti_receive(int socket, void *_Nullable room, size_t size, int flags);

// The same, and sending, for what is possible at once.
ssize_t fasti_receive_now(int socket, void *_Nullable room, size_t size);
ssize_t fasti_send_now(int socket, const void *_Nullable bytes, size_t size);
