// A server of recorded answers directly on epoll, without a library. It shows what the load generator can reach.
//
//     plain-server ANSWERS
//
// It prints the port that it listens on.
#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "answers.h"
#include "frames.h"

enum { EVENTS = 256, READ_AT_ONCE = 65536 };

struct peer {
  int socket;
  bool is_open;
  uint64_t resizes;
};

static struct answers answers;
static char *answer;

// The load generator always has the key of RFC 6455, section 1.3.
static const char HANDSHAKE[] =
  "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
  "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\nSec-WebSocket-Protocol: preview.v1\r\n\r\n";

static bool send_all(struct peer *peer, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t sent = send(peer->socket, bytes, length, MSG_NOSIGNAL);
    if (sent < 0) return false;
    bytes += sent, length -= (size_t)sent;
  }
  return true;
}

// The answer lies in the buffer behind room for the longest head.
static bool send_answer(struct peer *peer, size_t length) {
  char head[LONGEST_HEAD];
  size_t size = write_head(head, OPCODE_TEXT, length, false);
  memcpy(answer + LONGEST_HEAD - size, head, size);
  return send_all(peer, answer + LONGEST_HEAD - size, size + length);
}

static bool greet(struct peer *peer) {
  peer->is_open = true;
  memcpy(answer + LONGEST_HEAD, answers.hello.bytes, answers.hello.length);
  return send_all(peer, HANDSHAKE, sizeof HANDSHAKE - 1) && send_answer(peer, answers.hello.length);
}

// The load generator sends small requests one by one, so each arrives whole.
static bool serve(struct peer *peer) {
  static char bytes[READ_AT_ONCE];
  ssize_t count = recv(peer->socket, bytes, sizeof bytes, 0);
  if (count <= 0) return false;
  if (!peer->is_open) return greet(peer);
  struct frame frame;
  for (size_t start = 0; read_frame(bytes + start, (size_t)count - start, &frame); start += frame.size) {
    if (frame.opcode != OPCODE_TEXT) continue;
    size_t length = write_answer(answer + LONGEST_HEAD, &answers, frame.payload, frame.length, &peer->resizes);
    if (!send_answer(peer, length)) return false;
  }
  return true;
}

static int listen_on_free_port(void) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t length = sizeof address;
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  if (bind(listener, (struct sockaddr *)&address, length) || listen(listener, 1024)) {
    perror("plain-server cannot listen");
    exit(1);
  }
  getsockname(listener, (struct sockaddr *)&address, &length);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return listener;
}

static void add(int poller, int listener) {
  int on = 1, socket = accept(listener, NULL, NULL);
  if (socket < 0) return;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  struct peer *peer = calloc(1, sizeof *peer);
  peer->socket = socket;
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = peer};
  epoll_ctl(poller, EPOLL_CTL_ADD, socket, &event);
}

int main(int count, char **arguments) {
  if (count != 2) {
    fputs("usage: plain-server ANSWERS\n", stderr);
    return 2;
  }
  answers = read_answers(arguments[1]);
  answer = malloc(LONGEST_HEAD + answers.longest + 64);
  int listener = listen_on_free_port(), poller = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
  epoll_ctl(poller, EPOLL_CTL_ADD, listener, &event);
  while (true) {
    struct epoll_event events[EVENTS];
    int ready = epoll_wait(poller, events, EVENTS, -1);
    for (int i = 0; i < ready; i++) {
      struct peer *peer = events[i].data.ptr;
      if (!peer) add(poller, listener);
      else if (!serve(peer)) close(peer->socket), free(peer);
    }
  }
}
