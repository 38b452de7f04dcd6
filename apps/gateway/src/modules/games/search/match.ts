import type { TextRange } from '@mekong/api-client/contract/types';
import { distance, typosIn } from './distance.ts';
import { joinRuns, phraseOf, type Token, tokensOf } from './fold.ts';

/** What somebody searches for. */
export interface SearchQuery {
  tokens: readonly Token[];
  /** The whole of it, to compare whole names. */
  phrase: string;
}

/** @returns undefined for a text with nothing in it that could be searched for */
export function queryOf(text: string): SearchQuery | undefined {
  const tokens = tokensOf(text).slice(0, 10);
  return tokens.length === 0 ? undefined : { tokens, phrase: phraseOf(tokens) };
}

/** A name as the search sees it. */
export interface FoldedName {
  tokens: readonly Token[];
  phrase: string;
}

export function foldName(name: string): FoldedName {
  const tokens = joinRuns(tokensOf(name));
  return { tokens, phrase: phraseOf(tokens) };
}

/** How well something fits, best first; typos count from TYPO on. */
export const RANK = { EXACT: 0, PREFIX: 1, WORDS: 2, INSIDE: 3, TYPO: 4, NONE: 99 } as const;

/** What a token costs in a word of a name: nothing at its beginning, a little inside, more by typos. */
function costIn(token: Token, word: Token): number {
  if (token.kind === 'run' || word.kind === 'run') {
    if (token.kind !== word.kind) return RANK.NONE;
    if (word.text.includes(token.text)) return RANK.WORDS;
    const most = typosIn(token.text.length);
    const typos = distance(token.text, word.text, 'inside', most);
    return typos <= most ? RANK.INSIDE + typos : RANK.NONE;
  }
  if (word.text.startsWith(token.text)) return RANK.WORDS;
  if (token.kind === 'number' || word.kind === 'number') return RANK.NONE;
  if (token.text.length >= 2 && word.text.includes(token.text)) return RANK.INSIDE;
  const most = typosIn(token.text.length);
  const typos = distance(token.text, word.text, 'prefix', most);
  return typos <= most ? RANK.INSIDE + typos : RANK.NONE;
}

/** How well one name fits the whole query. */
export function rankName({ tokens, phrase }: SearchQuery, name: FoldedName): number {
  if (name.phrase === phrase) return RANK.EXACT;
  if (name.phrase.startsWith(phrase)) return RANK.PREFIX;
  const costs = tokens.map((token) => Math.min(RANK.NONE, ...name.tokens.map((word) => costIn(token, word))));
  return costs.includes(RANK.NONE) ? RANK.NONE : Math.max(...costs);
}

/** The places of a name that fit the query, in order and apart. */
export function rangesIn({ tokens }: SearchQuery, name: FoldedName): TextRange[] {
  const ranges: TextRange[] = [];
  const add = (word: Token, start: number, length: number) => {
    const [first, last] = [word.from[start], word.from[start + length - 1]];
    if (first && last) ranges.push({ start: first[0], end: last[1] });
  };
  for (const token of tokens) {
    const best = Math.min(RANK.NONE, ...name.tokens.map((word) => costIn(token, word)));
    if (best === RANK.NONE) continue;
    for (const word of name.tokens) {
      if (costIn(token, word) !== best) continue;
      const start = word.text.indexOf(token.text);
      if (start >= 0) add(word, start, token.text.length);
      else add(word, 0, word.text.length);
    }
  }
  ranges.sort((a, b) => a.start - b.start || a.end - b.end);
  const apart: TextRange[] = [];
  for (const range of ranges) {
    const last = apart.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else apart.push({ ...range });
  }
  return apart;
}

/** Which of several names fits best, and where. */
export interface NameMatch {
  rank: number;
  matches: TextRange[];
  /** The name, where it is not the one that is shown. */
  matchedName?: string;
}

/**
 * The best of the names of one thing.
 *
 * @param shown the name that the reader sees; it wins against equals
 */
export function bestName(query: SearchQuery, shown: string, others: readonly string[]): NameMatch {
  const own = foldName(shown);
  let rank = rankName(query, own);
  let best: { name: string; folded: FoldedName } | undefined;
  for (const name of others) {
    if (name === shown) continue;
    const folded = foldName(name);
    const other = rankName(query, folded);
    if (other < rank) {
      rank = other;
      best = { name, folded };
    }
  }
  if (!best) return { rank, matches: rangesIn(query, own) };
  return { rank, matches: rangesIn(query, best.folded), matchedName: best.name };
}
