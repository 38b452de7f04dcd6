/** Parts of a text from which our own faces serve, by Unicode range. */
export const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  latinExtended:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  /** The riel sign alone: it stands beside every amount, and must not pull the whole Khmer face into other languages. */
  riel: 'U+17DB',
  khmer: 'U+1780-17DA, U+17DC-17FF, U+19E0-19FF',
  arabic: 'U+0600-06FF',
  thai: 'U+0E01-0E3A, U+0E3F-0E5B',
} as const;

/** Faces in the order in which a letter looks for one: ours for Latin, then the device's own for every other script. */
export const textStack = [
  'Figtree Variable',
  'Figtree Fallback',
  // the device's own faces that carry the script: Apple, Windows, Linux
  'Khmer Sangam MN',
  'Leelawadee UI',
  'Geeza Pro',
  'Thonburi',
  'Segoe UI',
  // Chinese: no face of ours, its characters are too many to send; every device that reads it has one
  'PingFang SC',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
  // where it has none, ours (see fonts.css.ts)
  'Mekong Riel',
  'Mekong Khmer',
  'Mekong Arabic',
  'Mekong Thai',
];

/** The same with nothing of the device in it, so that pictures of the parts are alike on every machine. */
export const bundledStack = [
  'Figtree Variable',
  'Mekong Riel',
  'Mekong Khmer Bundled',
  'Mekong Arabic Bundled',
  'Mekong Thai Bundled',
];

/** A stack as CSS text. */
export const toFamily = (names: readonly string[], generic: string): string =>
  [...names.map((name) => `"${name}"`), generic].join(', ');
