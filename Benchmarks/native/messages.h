// The messages of the conversation that every server is measured with: a client opens a scene, and drags the edge of its
// window to and fro.
#ifndef MESSAGES_H
#define MESSAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Ids have nine digits, so each message of a kind has the same length.
enum { FIRST_ID = 100000000, ID_DIGITS = 9 };

// The number of resizes after which the widths repeat.
enum { CYCLE = 160 };

// The length of the longest request other than `open`.
enum { LONGEST_REQUEST = 120 };

enum kind { RESIZE, PING };

// Writes a request. `index` counts the resizes of a connection. Returns its length.
size_t write_request(char *text, enum kind kind, uint32_t id, uint64_t index);

// The id that an answer acknowledges, or -1. An answer to a `resize` or an `open` must be a scene, and that to a `ping` a
// pong.
int64_t acknowledged_id(const char *text, size_t length, enum kind kind);

bool is_hello(const char *text, size_t length);

// The place of the digits of a message's id, or NULL. `name` is the quoted name of the member with its colon.
char *find_digits(const char *text, size_t length, const char *name);

#endif
