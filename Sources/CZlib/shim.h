#ifndef SPLIT_PREVIEW_ZLIB_SHIM_H
#define SPLIT_PREVIEW_ZLIB_SHIM_H

#include <limits.h>
#include <stddef.h>
#include <zlib.h>

/* This header wraps what Swift cannot import: zlib begins a compression with a macro. */

enum {
  /* The largest window, of 32 KiB, with the head and the tail of a gzip file around the compressed bytes. */
  cz_gzip_window = MAX_WBITS + 16,
  /* The memory that zlib itself uses by default. */
  cz_memory_level = 8,
};

/* Returns the greatest length of the gzip form of `length` bytes. The head and the tail take 18 bytes, which
   `compressBound` counts only in part. */
static inline size_t cz_gzip_bound(size_t length) { return compressBound((uLong)length) + 18; }

/* Writes the gzip form of `length` bytes. Returns its length, or 0 if `capacity` does not suffice, if there is no memory,
   or if there are more bytes than zlib counts. */
static inline size_t cz_gzip(const unsigned char *bytes, size_t length, unsigned char *to, size_t capacity) {
  z_stream stream = {0};
  if (length > UINT_MAX || capacity > UINT_MAX) return 0;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, cz_gzip_window, cz_memory_level, Z_DEFAULT_STRATEGY) != Z_OK)
    return 0;
  stream.next_in = (unsigned char *)bytes;
  stream.avail_in = (unsigned)length;
  stream.next_out = to;
  stream.avail_out = (unsigned)capacity;
  int result = deflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return result == Z_STREAM_END ? written : 0;
}

#endif
