/**
 * Texts as the search compares them: no case, no diacritics, no punctuation, digits of any script as 0 to 9. Texts are
 * cut into words; scripts that write no spaces (Khmer, Thai, Lao, Burmese, Chinese, Japanese) give one run of letters
 * however they were spaced, because readers space them as they like.
 */

/** A part of a text that is searched for as one. */
export interface Token {
  /** `run`: letters of a script without spaces. */
  kind: 'word' | 'number' | 'run';
  text: string;
  /** Where each unit of `text` comes from: first unit in the original, and the one after it. */
  from: readonly (readonly [start: number, end: number])[];
}

const UNSPACED =
  /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;
/**
 * Direction marks, joiners, zero-width spaces, soft hyphens; the Arabic stretch; apostrophes inside words; tones of Thai and
 * Lao, which many leave out, and which change places with the vowel below when texts are normalised.
 */
const NOTHING = /[\p{Cf}\u0640'’‘ʼ`´\u0e48-\u0e4b\u0ec8-\u0ecb]/u;
/** Marks that belong to no script: accents of Latin, Greek and Cyrillic, vowel signs of Arabic, variation selectors. */
const ACCENT = /[\p{M}&&\p{Script=Inherited}]/v;
/** Letters that do not decompose, or that writers take for one another. */
const ALIKE: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ٱ: 'ا',
};

/** Digits of a script stand in a row of ten; the first of each row is a zero. */
function digitOf(letter: string): string {
  let zero = letter.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
    value += 1;
  }
  return String(value);
}

const isAscii = (letter: string) => letter.charCodeAt(0) < 128;

/** Letters that were folded before; texts of all readers together use a few thousand. */
const folds = new Map<string, string>();
const MOST_FOLDS = 8_000;

function foldLetter(letter: string): string {
  const known = folds.get(letter);
  if (known !== undefined) return known;
  if (folds.size >= MOST_FOLDS) folds.clear();
  const folded = foldAnew(letter);
  folds.set(letter, folded);
  return folded;
}

/** One letter of the original as it is compared; a space where words end. */
function foldAnew(letter: string): string {
  if (NOTHING.test(letter)) return '';
  let folded = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    if (ACCENT.test(part)) continue;
    if (DIGIT.test(part)) folded += isAscii(part) ? part : digitOf(part);
    else folded += LETTER.test(part) ? (ALIKE[part] ?? part) : ' ';
  }
  return folded;
}

/** What a token of this letter, or that begins with it, is. */
export function kindOf(letter: string): Token['kind'] {
  if (isAscii(letter)) return /^\d/.test(letter) ? 'number' : 'word';
  return UNSPACED.test(letter) ? 'run' : 'word';
}

/** Knows the words of every script without spaces, whatever language it is made for. */
const segmenter = new Intl.Segmenter('km', { granularity: 'word' });
const segments = new Map<string, string[]>();

/** Words of a run, as far as they are known. */
export function wordsIn(run: string): string[] {
  const known = segments.get(run);
  if (known) return known;
  if (segments.size >= MOST_FOLDS) segments.clear();
  const words = [...segmenter.segment(run)].map(({ segment }) => segment);
  segments.set(run, words);
  return words;
}

/** Cuts a text into what is searched for. Nothing comes of a text without letters and digits. */
export function tokensOf(text: string): Token[] {
  const tokens: { kind: Token['kind']; text: string; from: [number, number][] }[] = [];
  let open: (typeof tokens)[number] | undefined;
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    for (const part of foldLetter(letter)) {
      if (part === ' ') open = undefined;
      else {
        const kind = kindOf(part);
        if (open?.kind !== kind) {
          open = { kind, text: '', from: [] };
          tokens.push(open);
        }
        open.text += part;
        for (let unit = 0; unit < part.length; unit++) open.from.push([at, end]);
      }
    }
    at = end;
  }
  return tokens;
}

/** The same with neighbouring runs put together: a name as it is kept. */
export function joinRuns(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last?.kind === 'run' && token.kind === 'run')
      joined[joined.length - 1] = { kind: 'run', text: last.text + token.text, from: [...last.from, ...token.from] };
    else joined.push(token);
  }
  return joined;
}

/** Tokens as one line, to compare whole names. */
export const phraseOf = (tokens: readonly Token[]): string =>
  joinRuns(tokens)
    .map(({ text }) => text)
    .join(' ');
