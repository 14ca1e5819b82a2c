// A server of recorded answers on libwebsockets alone: the limit for a server that uses the library.
//
//     bare-server ANSWERS poll|libev
//
// It prints the port that it listens on. Its sizes are those of this project's server. It writes at once when nothing of an
// earlier answer waits. Otherwise the answer to the newest request waits.
#include <libwebsockets.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "answers.h"

enum { READ_AT_ONCE = 4096, WRITTEN_AT_ONCE = 262144 };

struct peer {
  uint64_t resizes;
  // The request whose answer waits, or one of length 0.
  char request[128];
  size_t length;
  bool is_greeted;
};

static struct answers answers;
static unsigned char *buffer;

static int send_text(struct lws *socket, size_t length) {
  return lws_write(socket, buffer + LWS_PRE, length, LWS_WRITE_TEXT) < (int)length ? -1 : 0;
}

static int send_answer(struct lws *socket, struct peer *peer, const char *request, size_t length) {
  return send_text(socket, write_answer((char *)buffer + LWS_PRE, &answers, request, length, &peer->resizes));
}

static int receive(struct lws *socket, struct peer *peer, const char *request, size_t length) {
  if (!lws_is_final_fragment(socket) || lws_remaining_packet_payload(socket) > 0) return -1;
  if (!lws_partial_buffered(socket) && peer->length == 0) return send_answer(socket, peer, request, length);
  if (length > sizeof peer->request) return -1;
  memcpy(peer->request, request, length);
  peer->length = length;
  lws_callback_on_writable(socket);
  return 0;
}

static int write_waiting(struct lws *socket, struct peer *peer) {
  if (!peer->is_greeted) {
    peer->is_greeted = true;
    memcpy(buffer + LWS_PRE, answers.hello.bytes, answers.hello.length);
    return send_text(socket, answers.hello.length);
  }
  size_t length = peer->length;
  peer->length = 0;
  return length > 0 ? send_answer(socket, peer, peer->request, length) : 0;
}

static int callback(struct lws *socket, enum lws_callback_reasons reason, void *slot, void *input, size_t length) {
  switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
      lws_callback_on_writable(socket);
      return 0;
    case LWS_CALLBACK_RECEIVE: return receive(socket, slot, input, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return write_waiting(socket, slot);
    default: return 0;
  }
}

static const struct lws_protocols PROTOCOLS[] = {
  {"preview.v1", callback, sizeof(struct peer), READ_AT_ONCE, 0, NULL, WRITTEN_AT_ONCE},
  {NULL, NULL, 0, 0, 0, NULL, 0},
};

static struct lws_context *make_context(bool uses_libev) {
  struct lws_context_creation_info info = {
    .port = 0, .iface = "127.0.0.1", .protocols = PROTOCOLS, .pt_serv_buf_size = READ_AT_ONCE,
    .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DISABLE_IPV6 | (uses_libev ? LWS_SERVER_OPTION_LIBEV : 0),
  };
  struct lws_context *context = lws_create_context(&info);
  struct lws_vhost *host = context ? lws_create_vhost(context, &info) : NULL;
  if (!host) return NULL;
  printf("%d\n", lws_get_vhost_listen_port(host));
  fflush(stdout);
  return context;
}

int main(int count, char **arguments) {
  if (count != 3 || (strcmp(arguments[2], "poll") && strcmp(arguments[2], "libev"))) {
    fputs("usage: bare-server ANSWERS poll|libev\n", stderr);
    return 2;
  }
  lws_set_log_level(LLL_ERR, NULL);
  answers = read_answers(arguments[1]);
  buffer = malloc(LWS_PRE + answers.longest + 64);
  struct lws_context *context = make_context(!strcmp(arguments[2], "libev"));
  if (!context) {
    fputs("bare-server: libwebsockets cannot listen, or has no libev here.\n", stderr);
    return 1;
  }
  while (lws_service(context, 0) >= 0) continue;
  lws_context_destroy(context);
  return 1;
}
