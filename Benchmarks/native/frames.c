#include "frames.h"

#include <stdint.h>
#include <string.h>

// A client must mask what it sends. Each run uses the same mask, so that each run sends the same bytes.
static const unsigned char MASK[4] = {0x37, 0xfa, 0x21, 0x3d};

static void apply_mask(char *payload, size_t length, const unsigned char *with) {
  for (size_t i = 0; i < length; i++) payload[i] ^= (char)with[i & 3];
}

static uint64_t read_number(const unsigned char *bytes, size_t count) {
  uint64_t number = 0;
  for (size_t i = 0; i < count; i++) number = number << 8 | bytes[i];
  return number;
}

bool read_frame(char *bytes, size_t count, struct frame *frame) {
  const unsigned char *head = (const unsigned char *)bytes;
  if (count < 2) return false;
  size_t width = (head[1] & 0x7f) == 126 ? 2 : (head[1] & 0x7f) == 127 ? 8 : 0;
  bool is_masked = head[1] & 0x80;
  size_t size = 2 + width + (is_masked ? 4 : 0);
  if (count < size) return false;
  uint64_t length = width ? read_number(head + 2, width) : head[1] & 0x7f;
  if (length > count - size) return false;
  frame->opcode = head[0] & 0x0f;
  frame->is_final = head[0] & 0x80;
  frame->payload = bytes + size;
  frame->length = length;
  frame->size = size + length;
  if (is_masked) apply_mask(frame->payload, length, head + size - 4);
  return true;
}

size_t write_head(char *head, enum opcode opcode, size_t length, bool is_masked) {
  unsigned char *bytes = (unsigned char *)head;
  size_t width = length < 126 ? 0 : length < 65536 ? 2 : 8;
  bytes[0] = (unsigned char)(0x80 | opcode);
  bytes[1] = (unsigned char)((is_masked ? 0x80 : 0) | (width == 0 ? length : width == 2 ? 126 : 127));
  for (size_t i = 0; i < width; i++) bytes[2 + i] = (unsigned char)(length >> 8 * (width - 1 - i));
  if (!is_masked) return 2 + width;
  memcpy(bytes + 2 + width, MASK, sizeof MASK);
  return 2 + width + sizeof MASK;
}

void mask(char *payload, size_t length) { apply_mask(payload, length, MASK); }
