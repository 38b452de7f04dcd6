/**
 * The 24 input patterns that a merchant's configuration names by index. Form and gateway test with the
 * same functions, so a form never accepts what the gateway refuses. The texts are in `@mekong/i18n/patterns`.
 *
 * Indexes 0 to 19 follow the specification; 20 to 23 have no text there and are ours.
 */

/** Least and greatest number of characters. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

interface Pattern {
  readonly name: string;
  /** What the characters must be. The length is checked apart, so no pattern backtracks. */
  readonly characters: RegExp | ((value: string) => boolean);
  /** What the bounds count. Default: characters; `digits` leaves signs out, `none` has a length of its own. */
  readonly counts?: 'digits' | 'none';
}

/** A real calendar date. */
function isDate(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // a day beyond the month's end would roll into the next month
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

function isYearFirstDate(value: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year !== '' && isDate(year, month, day);
}

function isMonthFirstDate(value: string): boolean {
  const [, month = '', day = '', year = ''] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value) ?? [];
  return year !== '' && isDate(year, month, day);
}

// grammar of <input type="email"> in the HTML standard
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const patterns = [
  { name: 'any', characters: /^.*$/u },
  { name: 'letterFirst', characters: /^[A-Za-z][A-Za-z0-9]*$/ },
  { name: 'chineseDigits', characters: /^[\p{Script=Han}0-9]+$/u },
  { name: 'email', characters: email },
  { name: 'lettersOrDigits', characters: /^[A-Za-z0-9]+$/ },
  { name: 'lettersAndDigits', characters: /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/ },
  { name: 'digits', characters: /^[0-9]+$/ },
  { name: 'alphanumericUppercase', characters: /^(?=.*[A-Z])[A-Za-z0-9]+$/ },
  { name: 'englishSpaces', characters: /^[A-Za-z ]+$/ },
  { name: 'noSpaces', characters: /^\S+$/u },
  { name: 'chinesePunctuation', characters: /^[\p{Script=Han}·•・．。，、；：？！“”‘’「」『』（）《》〈〉【】…—]+$/u },
  { name: 'dateYearFirst', characters: isYearFirstDate, counts: 'none' },
  { name: 'dateMonthFirst', characters: isMonthFirstDate, counts: 'none' },
  { name: 'korean', characters: /^\p{Script=Hangul}+$/u },
  { name: 'thai', characters: /^\p{Script=Thai}+$/u },
  { name: 'thaiEnglishSpaces', characters: /^[\p{Script=Thai}A-Za-z ]+$/u },
  { name: 'uppercase', characters: /^[A-Z]+$/ },
  { name: 'strong', characters: /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])\S+$/u },
  // each part holds a letter: signs alone are no name
  {
    name: 'fullName',
    characters: /^['’.-]*\p{L}[\p{L}\p{M}'’.-]*(?: ['’.-]*\p{L}[\p{L}\p{M}'’.-]*)+$/u,
  },
  // kana, Han and full-width forms; half-width katakana is what this pattern is there to refuse
  { name: 'fullWidthJapanese', characters: /^[\p{Script=Han}\u3000-\u30ff\uff01-\uff60\uffe0-\uffe6]+$/u },
  // keyboards put a zero-width space (200B) between Khmer words
  { name: 'khmerSpaces', characters: /^(?=.*\p{L})[\u1780-\u17d3\u17d7\u17dc\u17dd\u200b ]+$/u },
  { name: 'vietnameseSpaces', characters: /^[A-Za-zÀ-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯưẠ-ỹ ]+$/u },
  { name: 'lettersSpaces', characters: /^(?=.*\p{L})[\p{L}\p{M}\u200b ]+$/u },
  { name: 'mobile', characters: /^\+?[1-9][0-9]{0,14}$/, counts: 'digits' },
] as const satisfies readonly Pattern[];

/** Name of a pattern in code; its position is its index on the wire. */
export type PatternName = (typeof patterns)[number]['name'];

/** Names of the patterns in the order of their indexes, 0 to 23. */
export const patternNames: readonly PatternName[] = patterns.map(({ name }) => name);

/**
 * The pattern that a configuration names: an index from 0 to 23, or `*` for any characters.
 *
 * @returns `undefined` for anything else; the caller decides whether that is an error of the configuration.
 */
export function toPatternName(accepted: string): PatternName | undefined {
  if (accepted === '*') return 'any';
  return /^\d+$/.test(accepted) ? patternNames[Number(accepted)] : undefined;
}

function lengthOf(value: string, counts: Pattern['counts']): number {
  // code points: an emoji or a rare Han character is one character to its writer
  return counts === 'digits' ? value.replace(/\D/g, '').length : [...value].length;
}

/** What is wrong with the length of a value; nothing for dates, which have a length of their own. */
export function lengthFault(name: PatternName, value: string, { min, max }: Bounds): 'short' | 'long' | undefined {
  const pattern: Pattern | undefined = patterns[patternNames.indexOf(name)];
  if (!pattern || pattern.counts === 'none') return undefined;
  const length = lengthOf(value.normalize('NFC'), pattern.counts);
  if (length < min) return 'short';
  return length > max ? 'long' : undefined;
}

/**
 * Whether a value follows a pattern and its bounds. Text is compared in Unicode form NFC, so it does not matter how a
 * keyboard composes accents.
 *
 * @param bounds Counted in characters; digits for `mobile`; ignored for dates.
 */
export function matchesPattern(name: PatternName, value: string, bounds: Bounds): boolean {
  const pattern: Pattern | undefined = patterns[patternNames.indexOf(name)];
  if (!pattern) return false;
  const text = value.normalize('NFC');
  if (lengthFault(name, text, bounds)) return false;
  return pattern.characters instanceof RegExp ? pattern.characters.test(text) : pattern.characters(text);
}
