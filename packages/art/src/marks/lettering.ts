import { num } from '../kit/shape.ts';

/**
 * A monoline alphabet for word-marks: outlines on a cap height of 10, drawn as strokes. A word-mark is a logo, not a
 * text: it stays the same in every language, so it is drawn, never set in a font.
 */
const letters: Readonly<Record<string, readonly [width: number, outline: string]>> = {
  A: [8, 'M0 10L4 0L8 10M1.6 6.4H6.4'],
  B: [6.9, 'M0 0V10H4A2.75 2.75 0 0 0 4 4.5H0M4 4.5A2.25 2.25 0 0 0 4 0H0'],
  C: [9, 'M8.8 1.8A5 5 0 1 0 8.8 8.2'],
  D: [8, 'M0 0V10H3A5 5 0 0 0 3 0z'],
  E: [6, 'M6 0H0V10H6M0 5H5'],
  F: [6, 'M6 0H0V10M0 5H5'],
  G: [9.9, 'M8.8 1.8A5 5 0 1 0 9.9 5.4H5.8'],
  H: [7.4, 'M0 0V10M7.4 0V10M0 5H7.4'],
  I: [0, 'M0 0V10'],
  J: [4.8, 'M4.8 0V7.4A2.5 2.5 0 0 1 0 8.2'],
  K: [7.2, 'M0 0V10M6.8 0L0 6M2.5 3.9L7.2 10'],
  L: [5.6, 'M0 0V10H5.6'],
  M: [9.2, 'M0 10V0L4.6 6.4L9.2 0V10'],
  N: [7.6, 'M0 10V0L7.6 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0z'],
  P: [6.9, 'M0 10V0H4A2.9 2.9 0 0 1 4 5.8H0'],
  Q: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0zM6.4 7.2L9.8 10.6'],
  R: [7.1, 'M0 10V0H4A2.8 2.8 0 0 1 4 5.6H0M3.4 5.6L7.1 10'],
  S: [6.8, 'M6.4 1.7C5.7.5 4.6 0 3.5 0C1.5 0 .4 1.1.4 2.5C.4 5.9 6.8 4 6.8 7.4C6.8 9 5.4 10 3.6 10C1.9 10 .6 9.3 0 8'],
  T: [7.4, 'M0 0H7.4M3.7 0V10'],
  U: [7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 1.4L9 10L12 0'],
  X: [7.4, 'M0 0L7.4 10M7.4 0L0 10'],
  Y: [7.8, 'M0 0L3.9 5V10M7.8 0L3.9 5'],
  Z: [7.2, 'M0 0H7L0 10H7.2'],
  0: [7, 'M3.5 0C1 0 0 2.4 0 5C0 7.6 1 10 3.5 10C6 10 7 7.6 7 5C7 2.4 6 0 3.5 0z'],
  1: [2.6, 'M0 2L2.6 0V10'],
  2: [6.5, 'M.2 2.8C.2 1.1 1.6 0 3.3 0C5 0 6.3 1.1 6.3 2.8C6.3 5 2.6 6.8 0 10H6.5'],
  3: [6.2, 'M.2 0H6L2.8 3.9A3.05 3.05 0 1 1 0 8.3'],
  4: [6.8, 'M5 10V0L0 7H6.8'],
  5: [6.3, 'M5.8 0H1.2L.6 4.5A3.1 3.1 0 1 1 0 8.6'],
  6: [6.6, 'M5 0L.8 5A3.25 3.25 0 1 0 3.3 3.5'],
  7: [6.6, 'M0 0H6.6L2.4 10'],
  8: [6.4, 'M3.2 0A2.3 2.3 0 1 0 3.2 4.6A2.3 2.3 0 1 0 3.2 0zM3.2 4.6A2.7 2.7 0 1 0 3.2 10A2.7 2.7 0 1 0 3.2 4.6z'],
  9: [6.6, 'M1.6 10L5.8 5A3.25 3.25 0 1 0 3.3 6.5'],
};

const GAP = 2.6;
const SPACE = 7;

interface Lettered {
  readonly width: number;
  /** Strokes from (0, 0) to (width, 10); the caller gives the stroke. */
  readonly svg: string;
}

/** Draws a word. Signs outside A-Z and 0-9 are left out, so a name in another script has no word-mark. */
export function letter(word: string): Lettered {
  let x = 0;
  let svg = '';
  for (const sign of word.toUpperCase()) {
    const drawn = letters[sign];
    if (drawn === undefined) {
      if (sign === ' ' && x > 0) x += SPACE - GAP;
      continue;
    }
    svg += `<path d="${drawn[1]}"${x === 0 ? '' : ` transform="translate(${num(x)})"`}/>`;
    x += drawn[0] + GAP;
  }
  return { width: Math.max(0, x - GAP), svg };
}

/** Breaks a long name into two lines of about the same length. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length === 1 || name.length <= 8) return [name];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const longest = (pair: readonly [string, string]): number => Math.max(pair[0].length, pair[1].length);
  return breaks.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best));
}
