// The words for the sources of a rule. Pure.

/**
 * The words for the tags of docs/sources.md, which has more about each.
 *
 * @type {Record<string, string>}
 */
const words = {
  M26: 'measurements in the simulator', T26: 'transcripts of the simulator', R26: 'figures from the simulator',
  H11: 'header of the SDK', H14: 'header of the SDK', HDR: 'comments of headers',
  AD: 'Apple’s documentation', W14: 'WWDC sessions', AP: 'Apple’s sample AdaptivePhotos',
  S0: 'article on the Instagram prototype', S2: 'article on the Instagram prototype', S1: 'article on adaptive containers',
  S3: 'article on adaptability', S4: 'article on a sliding master',
  'R-IG': 'code of the Instagram prototype', 'R-SOF': 'code of split-or-flip', 'R-UYL': 'code of Use Your Loaf',
  'UYL-W': 'Use Your Loaf', CS: 'article of Command Shift', SAM: 'samwize.com', ZAPP: 'notes on an inspector column',
  GIST: 'published tables of size classes', HK12: 'articles of G. Hackworth', HK13: 'articles of G. Hackworth', HK16: 'articles of G. Hackworth',
  TABS: 'public reports on the tab bar', RIV: 'a copy of the form sheet', RFC: 'a standard of the Internet',
};

/** The words for a tag, which stays as it is without any. */
export const sourceWords = tag => words[tag] ?? tag;
