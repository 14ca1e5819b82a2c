// A client of a WebSocket server that opens a scene, and then sends requests and checks their answers.
#ifndef CLIENT_H
#define CLIENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "messages.h"

enum state { SHAKING_HANDS, OPENING, READY };

struct client {
  int socket;
  enum state state;
  // The bytes that have arrived and are not read yet.
  char *bytes;
  size_t count, capacity;
  // The id of the next request, and of the oldest one without an answer.
  uint32_t next_id, oldest_id;
  // The number of resizes that were sent.
  uint64_t resizes;
  // The time at which the newest request was sent, or should have been.
  uint64_t sent_at;
};

// The settings that all clients share.
struct server {
  int port;
  const char *path;
  const char *subprotocol;
  // The message that opens the scene, with `FIRST_ID`, or NULL to open none.
  const char *open;
  enum kind kind;
};

// Receives each text message, after the client has been updated. It acknowledges the requests from `first` up to
// `client->oldest_id`, and none if it is the greeting or the answer to `open`.
typedef void (*answer_handler)(struct client *client, uint32_t first, const char *text, size_t length);

// Connects, and sends the handshake.
void start_client(struct client *client, const struct server *server);

// Sends the next request.
void send_request(struct client *client, const struct server *server);

// Reads everything that has arrived. Ends the program with a sentence if an answer is wrong.
void read_client(struct client *client, const struct server *server, answer_handler on_answer);

// Ends the program with a sentence.
void fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

#endif
