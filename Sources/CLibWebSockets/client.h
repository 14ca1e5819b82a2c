#ifndef SPLIT_PREVIEW_LIBWEBSOCKETS_CLIENT_H
#define SPLIT_PREVIEW_LIBWEBSOCKETS_CLIENT_H

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <libwebsockets.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

/* This header has what a client needs of libwebsockets, beside the functions of shim.h, which includes it. */

static inline int clws_has_tls(void) {
#if defined(LWS_WITH_TLS)
  return 1;
#else
  return 0;
#endif
}

/* Makes a context for a client, which does not listen and takes no proxy from the environment. With `is_secure`, it trusts
   the certificates that the system trusts. Libwebsockets would also trust those in the folder `../share`, wherever the
   program was started, unless it is given a file of certificates. An empty one adds none. */
static inline void clws_use_as_client(struct lws_context_creation_info *info, int is_secure) {
  info->port = CONTEXT_PORT_NO_LISTEN;
  info->http_proxy_address = "";
#if defined(LWS_WITH_SOCKS5)
  info->socks_proxy_address = "";
#endif
#if defined(LWS_WITH_TLS)
  if (is_secure) {
    info->options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    info->client_ssl_ca_filepath = "/dev/null";
  }
#else
  (void)is_secure;
#endif
}

/* Makes libwebsockets give up a connection that has not opened within so many seconds. Before version 4.1, the wait for the
   network counts as the wait for the answer. */
static inline void clws_open_within(struct lws_context_creation_info *info, unsigned int seconds) {
  info->timeout_secs = seconds;
#if CLWS_IS_AT_LEAST(4, 1)
  info->connect_timeout_secs = seconds;
#endif
}

/* Returns the flags of a connection that does not go where the server's answer sends it. */
static inline int clws_connection_flags(int is_secure) {
  return LCCSCF_HTTP_NO_FOLLOW_REDIRECT | (is_secure ? LCCSCF_USE_SSL : 0);
}

/* Returns why OpenSSL takes a certificate for invalid, or NULL if that is unknown. `store` is what libwebsockets passes with
   LWS_CALLBACK_OPENSSL_PERFORM_SERVER_CERT_VERIFICATION. The program does not link OpenSSL itself, so the functions are
   looked up in what libwebsockets has loaded. */
static inline const char *clws_certificate_fault(void *store) {
  void *loaded = dlopen(NULL, RTLD_NOW);
  int (*code)(void *);
  const char *(*words)(long);
  if (!loaded) return NULL;
  *(void **)&code = dlsym(loaded, "X509_STORE_CTX_get_error");
  *(void **)&words = dlsym(loaded, "X509_verify_cert_error_string");
  dlclose(loaded);
  return code && words ? words(code(store)) : NULL;
}

/* Passes what has come of a response's body to the callback, with LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ. Returns -1 if the
   callback has returned -1 or the connection has ended, and 0 if nothing has come. */
static inline int clws_read_body(struct lws *wsi) {
  char *bytes = NULL;
  int length = 0;
  return lws_http_client_read(wsi, &bytes, &length) < 0 ? -1 : 0;
}

/* Passes the beginning of a response's body to the callback. Waits for it at most for so many milliseconds, if it has not
   come with the head. */
static inline void clws_await_body(struct lws *wsi, int milliseconds) {
  struct pollfd awaited = {.fd = lws_get_socket_fd(wsi), .events = POLLIN};
  if (clws_read_body(wsi) == 0 && poll(&awaited, 1, milliseconds) > 0) clws_read_body(wsi);
}

/* Waits until a socket that is connecting is connected. Returns 0 or an errno. */
static inline int clws_connect_result(int fd, int milliseconds) {
  struct pollfd awaited = {.fd = fd, .events = POLLOUT};
  int code = 0;
  socklen_t size = sizeof code;
  if (poll(&awaited, 1, milliseconds) <= 0) return ETIMEDOUT;
  return getsockopt(fd, SOL_SOCKET, SO_ERROR, &code, &size) ? errno : code;
}

static inline int clws_try_address(const struct addrinfo *address, int milliseconds) {
  int fd = socket(address->ai_family, SOCK_STREAM, 0), code = 0;
  if (fd < 0) return errno;
  fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
  if (connect(fd, address->ai_addr, address->ai_addrlen))
    code = errno == EINPROGRESS ? clws_connect_result(fd, milliseconds) : errno;
  close(fd);
  return code;
}

/* Tries to connect to a host, because libwebsockets does not report the errno. Returns 0, the errno of the last address, or
   -1 if there is no such host. */
static inline int clws_try_connect(const char *host, const char *port, int milliseconds) {
  struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *addresses = NULL;
  if (getaddrinfo(host, port, &hints, &addresses)) return -1;
  int code = -1;
  for (const struct addrinfo *address = addresses; address && code; address = address->ai_next)
    code = clws_try_address(address, milliseconds);
  freeaddrinfo(addresses);
  return code;
}

#endif
