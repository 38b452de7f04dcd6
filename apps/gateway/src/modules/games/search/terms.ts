import type { LocalizedText } from '../../../contract/values.ts';
import { type FoldedName, foldName } from './match.ts';

/** What is kept of a game for the search. */
export interface SearchFields {
  /** Its names as lines, each between two line ends. */
  text: string;
  /** Words and their first letters, and of runs the pairs of letters and what is found by one letter. */
  terms: string[];
  /** Those of the terms that are words, and numbers. */
  words: string[];
}

/** Pairs of neighbouring letters; a single letter stands for itself. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

const HAN = /\p{Script=Han}/u;

/** Letters that a run is found by alone: where a letter is a word, and the first of any. */
const singlesOf = (run: string): string[] => [...run].filter((letter, at) => at === 0 || HAN.test(letter));

/** Names of one thing, each once. */
export const foldNames = (names: Iterable<string | undefined>): FoldedName[] => {
  const folded = [...new Set(names)].map((name) => foldName(name ?? ''));
  return folded.filter(({ phrase }) => phrase !== '');
};

/** Up to so many letters the beginning of a word is a term itself: too many words have it to name them all. */
const BEGINNING = 2;

/** The term of a short beginning of words; undefined for a longer one. No word looks like it. */
export function beginningTerm(text: string): string | undefined {
  return [...text].length <= BEGINNING ? `^${text}` : undefined;
}

const beginningsOf = (word: string): string[] => {
  const letters = [...word].slice(0, BEGINNING);
  return letters.map((_, at) => `^${letters.slice(0, at + 1).join('')}`);
};

export function searchFields(names: LocalizedText): SearchFields {
  const folded = foldNames(Object.values(names));
  const words = new Set<string>();
  const pairs = new Set<string>();
  for (const { tokens } of folded)
    for (const { kind, text } of tokens)
      if (kind !== 'run') words.add(text);
      else for (const part of [...singlesOf(text), ...pairsOf(text)]) pairs.add(part);
  return {
    text: `\n${folded.map(({ phrase }) => phrase).join('\n')}\n`,
    terms: [...new Set([...words, ...[...words].flatMap(beginningsOf), ...pairs])],
    words: [...words],
  };
}

/** Beginnings that typos are looked for in: one typo shows in five letters, two in seven (SymSpell's prefix filter). */
const ONE_TYPO_PREFIX = 5;
const TWO_TYPOS_PREFIX = 7;
/** A word of fewer letters is never taken for one with two typos. */
const TWO_TYPOS_LEAST = 6;

const beginning = (text: string, length: number): string[] => [...text].slice(0, length);
const shortened = (letters: readonly string[]): string[][] => letters.map((_, at) => letters.toSpliced(at, 1));

/**
 * The beginning of a text, and what is left of it with letters taken out. Two texts that differ by so many typos, or of
 * which one begins so, have one of these in common.
 *
 * @param typos 1 or 2
 */
export function deletesOf(text: string, typos: number): string[] {
  const short = beginning(text, ONE_TYPO_PREFIX);
  const found = [short, ...shortened(short)];
  if (typos === 2) {
    const long = beginning(text, TWO_TYPOS_PREFIX);
    const once = shortened(long);
    found.push(long, ...once, ...once.flatMap(shortened));
  }
  return [...new Set(found.map((letters) => letters.join('')))].filter(Boolean);
}

/** What a word of the vocabulary is found by. Numbers have no typos: another number is another game. */
export const deletesOfWord = (word: string): string[] =>
  /^\d/.test(word) ? [] : deletesOf(word, word.length >= TWO_TYPOS_LEAST ? 2 : 1);
