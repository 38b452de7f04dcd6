/** Parts of a text from which our own faces serve, by Unicode range. */
export const ranges = {
  /** No marks by themselves: from ê and one of them a browser would put ế together, whose marks Figtree lays over each other. */
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  latinExtended:
    'U+0100-0127, U+012A-0130, U+0132-0151, U+0154-0167, U+016A-017E, U+01CD-01CE, U+0218-021B, U+0237, U+02C7, U+02DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+2020, U+20B9',
  /** What Figtree lacks of Vietnamese, with the sign of its currency. */
  vietnamese: 'U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF1, U+1EF4-1EF9, U+20AB',
  cyrillic: 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  /** The riel sign alone: it stands beside every amount, and must not pull the whole Khmer face into other languages. */
  riel: 'U+17DB',
  khmer: 'U+1780-17DA, U+17DC-17FF, U+19E0-19FF',
  arabic: 'U+0600-06FF',
  thai: 'U+0E01-0E3A, U+0E3F-0E5B',
  /** Letters that a device's face may show in place of Figtree: in no other script, for which the device has a better one. */
  standIn: 'U+0000-02FF, U+1E00-1EFF, U+2000-22FF',
} as const;

/**
 * Faces that stand in until Figtree is there, fitted to it one by one. Arial or one of its width is on Windows, macOS, iOS
 * and most Linux desktops, Roboto on Android, Noto Sans and DejaVu Sans on the Linux machines that have neither.
 */
export const standIns = ['Figtree Arial', 'Figtree Roboto', 'Figtree Noto', 'Figtree DejaVu'] as const;

/** Faces for letters of Latin and Cyrillic that Figtree lacks: they stand inside words, so they come before the device's. */
const complements = ['Mekong Vietnamese', 'Mekong Cyrillic'];

/** Faces in the order in which a letter looks for one: ours for Latin, then the device's own for every other script. */
export const textStack = [
  'Figtree Variable',
  // one sign, which every amount has: before faces of devices, of which each draws it in another height
  'Mekong Riel',
  ...complements,
  ...standIns,
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
  'Mekong Khmer',
  'Mekong Arabic',
  'Mekong Thai',
];

/**
 * The same without our Latin face: for a brand that is set in the device's own. Still a face of ours comes first, that of one
 * sign: behind a device's face Chromium forgets to set a text anew when the face of its script arrives, and boxes stay.
 */
export const deviceStack = [
  'Mekong Riel',
  'system-ui',
  ...textStack
    .slice(textStack.indexOf('Mekong Vietnamese'))
    .filter((face) => face !== 'Mekong Riel' && !standIns.some((standIn) => standIn === face)),
];

/** The same with nothing of the device in it, so that pictures of the parts are alike on every machine. */
export const bundledStack = [
  'Figtree Bundled',
  ...complements,
  'Mekong Riel Bundled',
  'Mekong Khmer Bundled',
  'Mekong Arabic Bundled',
  'Mekong Thai Bundled',
];

/** Codes and hashes, whose letters must not be taken for one another. */
export const monoStack = ['Mekong Mono'];

/** A stack as CSS text. */
export const toFamily = (names: readonly string[], generic: string): string =>
  [...names.map((name) => (name === 'system-ui' ? name : `"${name}"`)), generic].join(', ');
