// The words for the sources of a rule. Pure.

/** The words for the tags of docs/sources.md, which has more about each. */
const tags = {
  'measurements in the simulator': 'M26 T26 R26', 'headers of the SDK': 'H11 H14 HDR', 'Apple’s documentation': 'AD AP', 'WWDC sessions': 'W14',
  'published articles': 'S0 S1 S2 S3 S4 CS SAM UYL-W HK12 HK13 HK16', 'published code': 'R-IG R-SOF R-UYL RIV', 'published tables': 'GIST',
  'public reports': 'TABS ZAPP', 'a standard': 'RFC',
};

/** The words for a tag, which stays as it is without any. */
export const sourceWords = tag => Object.entries(tags).find(([, all]) => all.split(' ').includes(tag))?.[0] ?? tag;
