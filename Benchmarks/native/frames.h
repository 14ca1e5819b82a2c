// The frames of a WebSocket (RFC 6455, section 5), for the load generator and for the plain server.
#ifndef FRAMES_H
#define FRAMES_H

#include <stdbool.h>
#include <stddef.h>

enum opcode { OPCODE_TEXT = 1, OPCODE_CLOSE = 8, OPCODE_PING = 9, OPCODE_PONG = 10 };

// The length of the longest head of a frame.
enum { LONGEST_HEAD = 14 };

struct frame {
  enum opcode opcode;
  bool is_final;
  char *payload;
  size_t length;
  // The length of the frame with its head.
  size_t size;
};

// Reads the first frame of some bytes, and removes its mask in place. Returns false if it is not complete.
bool read_frame(char *bytes, size_t count, struct frame *frame);

// Writes the head of a final frame before a payload. Returns the length of the head. A masked head ends in its mask.
size_t write_head(char *head, enum opcode opcode, size_t length, bool is_masked);

// Masks a payload with the mask that `write_head` writes.
void mask(char *payload, size_t length);

#endif
