#define _GNU_SOURCE
#include "messages.h"

#include <stdio.h>
#include <string.h>

// The widths stay within one size class, so no resize flips the layout.
enum { NARROWEST = 1200, HEIGHT = 820 };

static int width_at(uint64_t index) {
  int step = (int)(index % CYCLE);
  return NARROWEST + (step < CYCLE / 2 ? step : CYCLE - step);
}

size_t write_request(char *text, enum kind kind, uint32_t id, uint64_t index) {
  if (kind == PING) return (size_t)snprintf(text, LONGEST_REQUEST, "{\"type\":\"ping\",\"id\":%u}", id);
  return (size_t)snprintf(
    text, LONGEST_REQUEST, "{\"type\":\"resize\",\"id\":%u,\"width\":%d,\"height\":%d}", id, width_at(index), HEIGHT);
}

static bool contains(const char *text, size_t length, const char *words) {
  return memmem(text, length, words, strlen(words)) != NULL;
}

char *find_digits(const char *text, size_t length, const char *name) {
  char *found = memmem(text, length, name, strlen(name));
  if (!found) return NULL;
  found += strlen(name);
  return found + ID_DIGITS < text + length ? found : NULL;
}

bool is_hello(const char *text, size_t length) { return contains(text, length, "\"type\":\"hello\""); }

int64_t acknowledged_id(const char *text, size_t length, enum kind kind) {
  if (length < 2 || text[0] != '{' || text[length - 1] != '}') return -1;
  if (!contains(text, length, kind == PING ? "\"type\":\"pong\"" : "\"type\":\"scene\"")) return -1;
  const char *digits = find_digits(text, length, "\"ack\":");
  if (!digits) return -1;
  int64_t id = 0;
  for (int i = 0; i < ID_DIGITS; i++) {
    if (digits[i] < '0' || digits[i] > '9') return -1;
    id = id * 10 + (digits[i] - '0');
  }
  return digits[ID_DIGITS] == ',' || digits[ID_DIGITS] == '}' ? id : -1;
}
