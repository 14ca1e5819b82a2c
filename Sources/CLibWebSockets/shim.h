#ifndef SPLIT_PREVIEW_LIBWEBSOCKETS_SHIM_H
#define SPLIT_PREVIEW_LIBWEBSOCKETS_SHIM_H

#include <arpa/inet.h>
#include <errno.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "libev.h"

/* This header wraps what Swift cannot import: macros of more than one token, and flags that are combined. It also hides
   the differences between the versions of libwebsockets, from 4.0 on. */

#if LWS_LIBRARY_VERSION_MAJOR < 4
#error "Split Preview needs libwebsockets 4.0 or newer."
#endif

#define CLWS_IS_AT_LEAST(major, minor) \
  (LWS_LIBRARY_VERSION_MAJOR > (major) || \
   (LWS_LIBRARY_VERSION_MAJOR == (major) && LWS_LIBRARY_VERSION_MINOR >= (minor)))

enum {
  /* The number of bytes in front of a payload that lws_write may overwrite. */
  clws_headroom = LWS_PRE,
};

/* Returns the options of the only vhost. If the port cannot be bound, the creation of the vhost fails at once, and
   libwebsockets does not try again. The vhost listens to one address family: with `is_ipv6` to AF_INET6 alone, so that
   `::1` never shadows `127.0.0.1`.

   LWS_SERVER_OPTION_VALIDATE_UTF8 is not set. Up to 4.3.5 at least, libwebsockets would check the payload of a pong as a
   part of the text around it, and close the connection after a legal pong. It would also take a text that an empty frame
   ends inside a sequence. */
static inline uint64_t clws_options(int is_ipv6) {
  uint64_t options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
  if (is_ipv6)
    return options | LWS_SERVER_OPTION_IPV6_V6ONLY_MODIFY | LWS_SERVER_OPTION_IPV6_V6ONLY_VALUE;
  return options | LWS_SERVER_OPTION_DISABLE_IPV6;
}

/* Makes libwebsockets keep the user and the group of the process. The members are `int` up to version 4.1, and `uid_t` and
   `gid_t` later. */
static inline void clws_keep_user(struct lws_context_creation_info *info) {
  info->uid = -1;
  info->gid = -1;
}

/* Turns the log off. Libwebsockets logs every odd client to standard error, and reports all that this server needs to know
   with return values. */
static inline void clws_silence(void) { lws_set_log_level(0, NULL); }

/* Writes one whole message or, with LWS_WRITE_HTTP, the bytes of a response as they are. `message` begins with
   `clws_headroom` unused bytes, which the call overwrites. */
static inline int clws_write(struct lws *wsi, unsigned char *message, size_t payload, enum lws_write_protocol kind) {
  return lws_write(wsi, message + LWS_PRE, payload, kind);
}

static inline void clws_close_reason(struct lws *wsi, int code, unsigned char *text, size_t length) {
  lws_close_reason(wsi, (enum lws_close_status)code, text, length);
}

/* Drops the connection after so many seconds, if it is still open. */
static inline void clws_drop_after(struct lws *wsi, int seconds) {
  lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, seconds);
}

/* Drops the connection at the beginning of the service loop's next pass. */
static inline void clws_drop_soon(struct lws *wsi) {
  lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

/* An alarm that ends one wait of the service loop. Libwebsockets also runs due alarms just before it begins to wait.
   An alarm that rings then must cancel the wait, because nothing else would end it. */
struct clws_alarm {
  lws_sorted_usec_list_t when;
  struct lws_context *context;
};

static inline void clws_ring(lws_sorted_usec_list_t *when) {
  lws_cancel_service(lws_container_of(when, struct clws_alarm, when)->context);
}

/* Sets the alarm to ring after so many microseconds, in place of any earlier setting. The alarm must outlive the
   context. */
static inline void clws_set_alarm(struct clws_alarm *alarm, struct lws_context *context, lws_usec_t microseconds) {
  alarm->context = context;
  lws_sul_schedule(context, 0, &alarm->when, clws_ring, microseconds);
}

/* Whether the alarm is set and has not rung yet. */
static inline int clws_has_alarm(const struct clws_alarm *alarm) { return alarm->when.list.owner != NULL; }

/* Whether `clws_each_unknown_name` reports names: it does from version 4.3 on, unless libwebsockets was built without
   custom headers. */
static inline int clws_tells_unknown_names(void) {
#if defined(LWS_WITH_CUSTOM_HEADERS) && CLWS_IS_AT_LEAST(4, 3)
  return 1;
#else
  return 0;
#endif
}

/* Calls `each` with the name of every header for which libwebsockets has no token. A name is in lower case, ends in a
   colon and is not terminated. */
static inline void clws_each_unknown_name(
    struct lws *wsi, void (*each)(const char *name, int length, void *context), void *context) {
#if defined(LWS_WITH_CUSTOM_HEADERS) && CLWS_IS_AT_LEAST(4, 3)
  lws_hdr_custom_name_foreach(wsi, each, context);
#else
  (void)wsi, (void)each, (void)context;
#endif
}

/* Returns the length in bytes of the value of the first header with the given name, or -1 if there is none. The header has
   no token in libwebsockets. */
static inline int clws_unknown_length(struct lws *wsi, const char *name, int length) {
#if defined(LWS_WITH_CUSTOM_HEADERS)
  return lws_hdr_custom_length(wsi, name, length);
#else
  (void)wsi, (void)name, (void)length;
  return -1;
#endif
}

/* Copies the value of a header that has no token in libwebsockets. Returns its length, or -1 if there is no such header.
   `name` is in lower case and ends in a colon. */
static inline int clws_custom_header(struct lws *wsi, char *to, int size, const char *name) {
#if defined(LWS_WITH_CUSTOM_HEADERS)
  return lws_hdr_custom_copy(wsi, to, size, name, (int)strlen(name));
#else
  (void)wsi, (void)to, (void)size, (void)name;
  return -1;
#endif
}

/* Whether a message would have to wait for the kernel. On Linux, a message that exceeds the limit of `clws_limit_unsent` is
   taken only in part, and libwebsockets keeps the rest, so there is no need to ask the kernel before each message. Other
   systems apply that limit only to the answer. */
static inline int clws_is_full(struct lws *wsi) {
#if defined(__linux__)
  return lws_partial_buffered(wsi);
#else
  return lws_partial_buffered(wsi) || lws_send_pipe_choked(wsi);
#endif
}

/* Makes the socket count as full once the kernel holds `bytes` of unsent data, so that no stale scenes wait there. */
static inline void clws_limit_unsent(struct lws *wsi, int bytes) {
  setsockopt(lws_get_socket_fd(wsi), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &bytes, sizeof bytes);
}

/* Acknowledges the received data at once, on systems that would wait for outgoing data to carry the acknowledgement. */
static inline void clws_acknowledge(struct lws *wsi) {
#if defined(TCP_QUICKACK)
  int yes = 1;
  setsockopt(lws_get_socket_fd(wsi), IPPROTO_TCP, TCP_QUICKACK, &yes, sizeof yes);
#else
  (void)wsi;
#endif
}

/* Tries to bind the address that libwebsockets is about to bind, because libwebsockets does not report the errno.
   Returns 0, the errno, or -1 if `address` is not numeric. The usual errors are EADDRINUSE, EADDRNOTAVAIL, EACCES, and
   EINVAL for an address that needs more to be listened to, such as an interface. */
static inline int clws_try_bind(const char *address, int is_ipv6, int port) {
  struct sockaddr_in v4 = {0};
  struct sockaddr_in6 v6 = {0};
  v4.sin_family = AF_INET;
  v4.sin_port = htons((uint16_t)port);
  v6.sin6_family = AF_INET6;
  v6.sin6_port = htons((uint16_t)port);
  if (inet_pton(is_ipv6 ? AF_INET6 : AF_INET, address, is_ipv6 ? (void *)&v6.sin6_addr : (void *)&v4.sin_addr) != 1)
    return -1;
  int fd = socket(is_ipv6 ? AF_INET6 : AF_INET, SOCK_STREAM, 0), yes = 1;
  if (fd < 0) return errno;
  setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (is_ipv6) setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof yes);
  int failed = bind(fd, is_ipv6 ? (struct sockaddr *)&v6 : (struct sockaddr *)&v4, is_ipv6 ? sizeof v6 : sizeof v4);
  int code = failed ? errno : 0;
  close(fd);
  return code;
}

#include "client.h"

#endif
