// With _FORTIFY_SOURCE, the header of `recv` defines its own function.
#undef _FORTIFY_SOURCE

#include "CReceive.h"

#include <stdatomic.h>
#include <sys/socket.h>

static _Atomic(fasti_receiver) receiver;

void fasti_receive_with(fasti_receiver given) { atomic_store(&receiver, given); }

ssize_t fasti_receive(int socket, void *room, size_t size, int flags) {
  return recvfrom(socket, room, size, flags, NULL, NULL);
}

ssize_t fasti_receive_now(int socket, void *room, size_t size) {
  return fasti_receive(socket, room, size, MSG_DONTWAIT);
}

ssize_t fasti_send_now(int socket, const void *bytes, size_t size) {
  return send(socket, bytes, size, MSG_DONTWAIT | MSG_NOSIGNAL);
}

__attribute__((visibility("default"))) ssize_t recv(int socket, void *room, size_t size, int flags) {
  fasti_receiver given = atomic_load_explicit(&receiver, memory_order_acquire);
  return given && !(flags & MSG_PEEK) ? given(socket, room, size, flags) : fasti_receive(socket, room, size, flags);
}
