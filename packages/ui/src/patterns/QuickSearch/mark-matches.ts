/** A part of a text, and whether it is what was looked for. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters as a reader sees them: a vowel sign of Khmer or Thai, or the parts of an emoji, never stand alone. */
const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Case and Latin accents make no difference. Other marks do: without its vowel signs a Khmer word is another one. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

/** A part of a text in UTF-16 code units, as the gateway names what it found. */
export interface TextRange {
  readonly start: number;
  /** The first unit after the part. */
  readonly end: number;
}

/**
 * A text with some of its places marked. A letter that a range touches is marked as a whole.
 *
 * @returns parts that give the text when they are put together again
 */
export function markRanges(text: string, ranges: readonly TextRange[]): MarkedPart[] {
  const letters = lettersOf(text);
  const parts: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  for (const letter of letters) {
    const next = at + letter.length;
    const isMatch = ranges.some(({ start, end }) => start < next && end > at);
    at = next;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

/**
 * A text with the words marked that were looked for. A word that is not in it, because of a typing error, marks what it
 * has in common with the beginning of a word there, from two letters on.
 */
export function markMatches(text: string, looked: string): MarkedPart[] {
  const letters = lettersOf(text);
  const folded = letters.map(fold);
  const line = folded.join('');
  const ranges = fold(looked)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => placesOf(word, line));
  // places in the folded line, where a letter may have become longer, back to places in the text
  const starts = startsOf(letters);
  const foldedStarts = startsOf(folded);
  return markRanges(
    text,
    ranges.flatMap(({ start, end }) =>
      letters.flatMap((letter, place) => {
        const from = foldedStarts[place] ?? 0;
        const isTouched = from < end && from + (folded[place]?.length ?? 0) > start;
        const at = starts[place] ?? 0;
        return isTouched ? [{ start: at, end: at + letter.length }] : [];
      }),
    ),
  );
}

/** Each place of a word, else of the longest beginning of it that a word of the line begins with. */
function placesOf(word: string, line: string): TextRange[] {
  const places: TextRange[] = [];
  for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + word.length))
    places.push({ start: at, end: at + word.length });
  for (let length = word.length - 1; places.length === 0 && length >= 2; length -= 1) {
    const at = ` ${line}`.indexOf(` ${word.slice(0, length)}`);
    if (at !== -1) places.push({ start: at, end: at + length });
  }
  return places;
}

/** Where each letter begins in the line of all of them. */
function startsOf(letters: readonly string[]): number[] {
  let next = 0;
  return letters.map((letter) => {
    const start = next;
    next += letter.length;
    return start;
  });
}
