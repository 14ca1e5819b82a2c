#define _GNU_SOURCE
#include "client.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "frames.h"

// The example of RFC 6455, section 1.3: a key, and the answer to it.
#define KEY "dGhlIHNhbXBsZSBub25jZQ=="
#define ACCEPT "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  exit(1);
}

// The kernel of a server on the same machine takes a request whole, unless the server has stopped reading.
static void send_all(struct client *client, const char *bytes, size_t length) {
  if (send(client->socket, bytes, length, MSG_NOSIGNAL) != (ssize_t)length) {
    fail("The server takes no more requests: %s.", strerror(errno));
  }
}

static void send_frame(struct client *client, enum opcode opcode, const char *payload, size_t length) {
  char frame[LONGEST_HEAD + 4096];
  if (length > sizeof frame - LONGEST_HEAD) fail("A message of %zu bytes is too long.", length);
  size_t head = write_head(frame, opcode, length, true);
  memcpy(frame + head, payload, length);
  mask(frame + head, length);
  send_all(client, frame, head + length);
}

void start_client(struct client *client, const struct server *server) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)server->port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  *client = (struct client){.socket = socket(AF_INET, SOCK_STREAM, 0), .next_id = FIRST_ID + 1, .oldest_id = FIRST_ID + 1};
  if (client->socket < 0) fail("There is no socket left: %s. `ulimit -n` raises the limit.", strerror(errno));
  if (connect(client->socket, (struct sockaddr *)&address, sizeof address)) {
    fail("Nothing listens on port %d: %s.", server->port, strerror(errno));
  }
  int on = 1;
  setsockopt(client->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  // The socket is reset when it is closed, so that no port has to wait for late packets.
  struct linger reset = {1, 0};
  setsockopt(client->socket, SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
  char text[1024];
  int length = snprintf(
    text, sizeof text,
    "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " KEY "\r\n%s%s%s\r\n",
    server->path, server->port, server->subprotocol ? "Sec-WebSocket-Protocol: " : "",
    server->subprotocol ? server->subprotocol : "", server->subprotocol ? "\r\n" : "");
  send_all(client, text, (size_t)length);
}

void send_request(struct client *client, const struct server *server) {
  char text[LONGEST_REQUEST];
  size_t length = write_request(text, server->kind, client->next_id++, client->resizes);
  if (server->kind == RESIZE) client->resizes++;
  send_frame(client, OPCODE_TEXT, text, length);
}

static size_t finish_handshake(struct client *client, const struct server *server) {
  char *end = memmem(client->bytes, client->count, "\r\n\r\n", 4);
  if (!end) return 0;
  size_t length = (size_t)(end + 4 - client->bytes);
  if (strncmp(client->bytes, "HTTP/1.1 101 ", 13) || !memmem(client->bytes, length, ACCEPT, strlen(ACCEPT))) {
    fail("The server refuses the WebSocket: %.*s", (int)strcspn(client->bytes, "\r\n"), client->bytes);
  }
  client->state = server->open ? OPENING : READY;
  if (server->open) send_frame(client, OPCODE_TEXT, server->open, strlen(server->open));
  return length;
}

static void refuse(const char *text, size_t length, const struct client *client) {
  fail(
    "The server's answer is wrong. Requests %u to %u wait for a scene or a pong, and the answer is %.*s", client->oldest_id,
    client->next_id - 1, (int)(length < 300 ? length : 300), text);
}

static void read_message(
  struct client *client, const struct server *server, const char *text, size_t length, answer_handler on_answer) {
  uint32_t first = client->oldest_id;
  if (!is_hello(text, length)) {
    int64_t id = acknowledged_id(text, length, client->state == OPENING ? RESIZE : server->kind);
    if (client->state == OPENING) {
      if (id != FIRST_ID) refuse(text, length, client);
      client->state = READY;
    } else {
      if (id < first || id >= client->next_id) refuse(text, length, client);
      client->oldest_id = (uint32_t)id + 1;
    }
  }
  on_answer(client, first, text, length);
}

static void handle(
  struct client *client, const struct server *server, const struct frame *frame, answer_handler on_answer) {
  switch (frame->opcode) {
    case OPCODE_TEXT:
      if (!frame->is_final) fail("The server sends a message in pieces, which this client does not join.");
      return read_message(client, server, frame->payload, frame->length, on_answer);
    case OPCODE_PING: return send_frame(client, OPCODE_PONG, frame->payload, frame->length);
    case OPCODE_PONG: return;
    case OPCODE_CLOSE: break;
  }
  fail("The server closes the WebSocket, or sends a frame of kind %d.", frame->opcode);
}

static void make_room(struct client *client) {
  if (client->capacity - client->count >= 4096) return;
  client->capacity = client->capacity ? 2 * client->capacity : 16384;
  client->bytes = realloc(client->bytes, client->capacity);
  if (!client->bytes) fail("There is no memory left.");
}

static void read_frames(struct client *client, const struct server *server, answer_handler on_answer) {
  size_t start = client->state == SHAKING_HANDS ? finish_handshake(client, server) : 0;
  struct frame frame;
  while (client->state != SHAKING_HANDS && read_frame(client->bytes + start, client->count - start, &frame)) {
    start += frame.size;
    handle(client, server, &frame, on_answer);
  }
  client->count -= start;
  memmove(client->bytes, client->bytes + start, client->count);
}

void read_client(struct client *client, const struct server *server, answer_handler on_answer) {
  make_room(client);
  size_t room = client->capacity - client->count;
  ssize_t length = recv(client->socket, client->bytes + client->count, room, MSG_DONTWAIT);
  if (length < 0 && errno == EAGAIN) return;
  if (length <= 0) fail("The server has ended the connection%s%s.", length ? ": " : "", length ? strerror(errno) : "");
  client->count += (size_t)length;
  read_frames(client, server, on_answer);
}
