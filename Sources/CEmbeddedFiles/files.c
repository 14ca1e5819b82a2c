#include "embedded_files.h"

/* `#embed` is new in C23, and clang takes it in every version of C since 19. */
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE(name) \
  struct embedded_file embedded_##name(void) { \
    struct embedded_file file = {name, sizeof name}; \
    return file; \
  }

static const unsigned char devices[] = {
#embed "../PreviewProtocol/Devices/devices.json"
};
FILE(devices)

static const unsigned char statements[] = {
#embed "../PreviewProtocol/Explanation/statements.json"
};
FILE(statements)

static const unsigned char symbols[] = {
#embed "../../Public/app/symbols/library.js"
};
FILE(symbols)

static const unsigned char scenario_template[] = {
#embed "../Scenarios/Template/template.yaml"
};
FILE(scenario_template)

static const unsigned char scenario_guide[] = {
#embed "../../docs/scenarios.md"
};
FILE(scenario_guide)

static const unsigned char check_guide[] = {
#embed "../../docs/checks.md"
};
FILE(check_guide)
