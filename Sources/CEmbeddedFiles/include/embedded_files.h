#ifndef SPLIT_PREVIEW_EMBEDDED_FILES_H
#define SPLIT_PREVIEW_EMBEDDED_FILES_H

#include <stddef.h>

/* Files that are parts of the program. The resources of a Swift package can be embedded too (`.embedInCode`), as a literal with an
   element for each byte. The optimizer needs half a minute for a hundred kilobytes of such literals, and C needs none. */

/* The bytes of a file, which live as long as the program. */
struct embedded_file {
  const unsigned char *bytes;
  size_t length;
};

struct embedded_file embedded_devices(void);
struct embedded_file embedded_statements(void);
struct embedded_file embedded_symbols(void);
struct embedded_file embedded_scenario_template(void);
struct embedded_file embedded_scenario_guide(void);
struct embedded_file embedded_check_guide(void);

#endif
