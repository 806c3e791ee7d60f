#pragma once
#include <sys/types.h>

// libmicrohttpd answers some invalid input itself, before it calls any function of Fasti, and it has no hook for the bytes it
// reads. But the dynamic loader binds the `recv` of every library to the first one that it finds, which is the program's own.

typedef ssize_t (*fasti_receiver)(int socket, void *_Nullable room, size_t size, int flags);

// From now on every `recv` of this process calls the function, except those that only peek.
void fasti_receive_with(fasti_receiver _Nonnull receiver);

// The ordinary `recv`.
ssize_t fasti_receive(int socket, void *_Nullable room, size_t size, int flags);

// The same, and sending, without blocking.
ssize_t fasti_receive_now(int socket, void *_Nullable room, size_t size);
ssize_t fasti_send_now(int socket, const void *_Nullable bytes, size_t size);
