/** Words that a reader may have typed without a space are this long at least. */
const LEAST = 2;
/** More words than this are not typed as one. */
const MOST_PIECES = 4;
const MOST_CUTS = 3;

/** A text as a row of known words. */
export interface Split {
  text: string;
  /** Every part of it that could be a word. */
  pieces: string[];
  /** The ways to cut it into known words, fewest words first; a single letter may be left over. */
  into(known: ReadonlySet<string>): string[][];
}

export function splitInto(text: string): Split {
  const letters = [...text];
  const part = (start: number, end: number) => letters.slice(start, end).join('');
  const pieces = new Set<string>();
  for (let start = 0; start < letters.length; start++)
    for (let end = start + LEAST; end <= letters.length; end++)
      if (end - start < letters.length) pieces.add(part(start, end));
  return {
    text,
    pieces: [...pieces],
    into(known) {
      const cuts: string[][] = [];
      const walk = (at: number, words: string[], isWhole: boolean): void => {
        if (at === letters.length) {
          if (words.length > 1) cuts.push(words);
          return;
        }
        if (words.length === MOST_PIECES || cuts.length > 50) return;
        for (let end = letters.length; end >= at + LEAST; end--) {
          const word = part(at, end);
          if (known.has(word)) walk(end, [...words, word], isWhole);
        }
        if (isWhole) walk(at + 1, words, false);
      };
      walk(0, [], true);
      return cuts.sort((a, b) => a.length - b.length).slice(0, MOST_CUTS);
    },
  };
}
