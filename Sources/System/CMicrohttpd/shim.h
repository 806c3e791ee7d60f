#pragma once
// Swift reads the nullability; gcc does not know it and does not need it.
#include <microhttpd.h>
#include <string.h>
#include <sys/types.h>

// Swift cannot call variadic C functions; each needed call has a function here.

static inline struct MHD_Daemon *_Nullable fasti_mhd_start(
    unsigned int flags, MHD_AccessHandlerCallback _Nonnull handler, void *_Nullable context,
    const struct MHD_OptionItem *_Nonnull options) {
  return MHD_start_daemon(flags, 0, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// The options whose values are functions, which an MHD_OptionItem stores as numbers.
static inline struct MHD_OptionItem fasti_mhd_completed(MHD_RequestCompletedCallback _Nonnull f, void *_Nullable c) {
  struct MHD_OptionItem item = {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)f, c};
  return item;
}
static inline struct MHD_OptionItem fasti_mhd_connection(MHD_NotifyConnectionCallback _Nonnull f, void *_Nullable c) {
  struct MHD_OptionItem item = {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)f, c};
  return item;
}
typedef void *_Nullable (*fasti_mhd_uri_callback)(
    void *_Nullable context, const char *_Nonnull uri, struct MHD_Connection *_Nonnull connection);
static inline struct MHD_OptionItem fasti_mhd_uri(fasti_mhd_uri_callback _Nonnull f, void *_Nullable c) {
  struct MHD_OptionItem item = {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)f, c};
  return item;
}

// The Linux call, which Swift does not import; unlike posix_fallocate it never writes the space block by block.
extern int fallocate(int descriptor, int mode, off_t start, off_t length);
static inline int fasti_allocate(int descriptor, off_t length) { return fallocate(descriptor, 0, 0, length); }

static inline int fasti_mhd_socket(struct MHD_Connection *_Nonnull connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}
static inline const struct sockaddr *_Nullable fasti_mhd_peer(struct MHD_Connection *_Nonnull connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}
static inline size_t fasti_mhd_header_size(struct MHD_Connection *_Nonnull connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}
static inline unsigned int fasti_mhd_connections(struct MHD_Daemon *_Nonnull daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
  return info ? info->num_connections : 0;
}
