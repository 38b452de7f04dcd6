import type { TextRange } from '@mekong/api-client/contract/types';
import { distance } from './distance.ts';
import { joinRuns, phraseOf, type Token, tokensOf, wordsIn } from './fold.ts';

/** What somebody searches for. */
export interface SearchQuery {
  tokens: readonly Token[];
  /** The whole of it, to compare whole names. */
  phrase: string;
}

/** Tokens of a search that count; nobody types more. */
const MOST_TOKENS = 10;

/** @returns undefined for a text with nothing in it that could be searched for */
export function queryOf(text: string): SearchQuery | undefined {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  return tokens.length === 0 ? undefined : { tokens, phrase: phraseOf(tokens) };
}

/** A name as the search sees it. */
export interface FoldedName {
  tokens: readonly Pick<Token, 'kind' | 'text' | 'from'>[];
  phrase: string;
}

/** Names that were folded before: vendors are compared at each key that is typed, and so are the games that it shows. */
const foldedNames = new Map<string, FoldedName>();
const MOST_NAMES = 4_000;

export function foldName(name: string): FoldedName {
  const known = foldedNames.get(name);
  if (known) return known;
  if (foldedNames.size >= MOST_NAMES) foldedNames.clear();
  const tokens = joinRuns(tokensOf(name));
  const folded = { tokens, phrase: phraseOf(tokens) };
  foldedNames.set(name, folded);
  return folded;
}

/** How well something fits, best first; typos count from INSIDE on. */
export const RANK = { EXACT: 0, PREFIX: 1, WORDS: 2, INSIDE: 3, NONE: 99 } as const;

/** How many typos a text of so many letters may have. */
export type Patience = (length: number) => number;

/** One in four letters or more, two in eight. */
export const usual: Patience = (length) => (length < 4 ? 0 : length < 8 ? 1 : 2);
/** Also one in two letters, where nothing else was found; and a single letter may be a slip. */
export const patient: Patience = (length) => (length < 2 ? 0 : length < 8 ? 1 : 2);

/** What a token costs in a word of a name: nothing at its beginning, a little inside, more by typos. */
function costIn(token: Token, word: FoldedName['tokens'][number], patience: Patience): number {
  if ((token.kind === 'run') !== (word.kind === 'run')) return RANK.NONE;
  const isRun = token.kind === 'run';
  if (isRun ? word.text.includes(token.text) : word.text.startsWith(token.text)) return RANK.WORDS;
  if (token.kind === 'number' || word.kind === 'number') return RANK.NONE;
  if (token.text.length >= 2 && word.text.includes(token.text)) return RANK.INSIDE;
  if (isRun && wordsIn(token.text).every((part) => word.text.includes(part))) return RANK.INSIDE;
  const most = patience(token.text.length);
  if (most === 0) return RANK.NONE;
  const typos = distance(token.text, word.text, isRun ? 'inside' : 'prefix', most);
  return typos <= most ? RANK.INSIDE + typos : RANK.NONE;
}

const squeezed = (phrase: string): string => phrase.replaceAll(' ', '');

/** The whole query as one piece of the whole name: spaces that are missing or too many make no difference. */
function squeezedCost(phrase: string, name: string, patience: Patience): number {
  const [typed, whole] = [squeezed(phrase), squeezed(name)];
  if (typed.length < 4) return RANK.NONE;
  if (whole.includes(typed)) return RANK.INSIDE;
  const most = patience(typed.length);
  const typos = distance(typed, whole, 'inside', most);
  return typos <= most ? RANK.INSIDE + typos : RANK.NONE;
}

const isOneRun = ({ tokens }: Pick<FoldedName, 'tokens'>): boolean => tokens.length === 1 && tokens[0]?.kind === 'run';

/** How well a thing fits. */
export type Ranker = (own: readonly FoldedName[], others?: readonly FoldedName[]) => number;

/**
 * Makes a judge of how well things with several names fit the query; each word may be in another of the names. `own` are
 * names of the thing itself, `others` count for single words only: its vendor's. It remembers words, so that a thousand
 * games with words in common are judged quickly.
 */
export function rankerOf({ tokens, phrase }: SearchQuery, patience: Patience = usual): Ranker {
  const known = tokens.map(() => new Map<string, number>());
  // one run in another is what it costs as a token already
  const isRun = isOneRun({ tokens });
  const isSlip = (token: Token) => patience === patient && token.text.length === 1 && tokens.length > 1;
  const costOf = (token: Token, at: number, word: FoldedName['tokens'][number]): number => {
    const remembered = known[at]?.get(word.text);
    if (remembered !== undefined) return remembered;
    const cost = costIn(token, word, patience);
    known[at]?.set(word.text, cost);
    return cost;
  };
  return (own, others = []) => {
    if (own.some((name) => name.phrase === phrase)) return RANK.EXACT;
    if (own.some((name) => name.phrase.startsWith(phrase))) return RANK.PREFIX;
    const names = [...own, ...others];
    const costs = tokens.map((token, at) => {
      let least: number = isSlip(token) ? RANK.INSIDE + 1 : RANK.NONE;
      for (const name of names) for (const word of name.tokens) least = Math.min(least, costOf(token, at, word));
      return least;
    });
    if (costs.includes(RANK.NONE)) {
      let least: number = RANK.NONE;
      for (const name of own)
        if (!(isRun && isOneRun(name))) least = Math.min(least, squeezedCost(phrase, name.phrase, patience));
      return least;
    }
    // of equals the one with fewer typos in all
    return Math.max(...costs) + costs.reduce((sum, cost) => sum + cost - RANK.WORDS, 0) / 100;
  };
}

/** How well one thing fits the query. */
export const rankNames = (query: SearchQuery, own: readonly FoldedName[]): number => rankerOf(query)(own);

/** The places of a name that fit the query, in order and apart. */
export function rangesIn({ tokens }: SearchQuery, name: FoldedName): TextRange[] {
  const ranges: TextRange[] = [];
  for (const token of tokens) {
    const costs = name.tokens.map((word) => costIn(token, word, patient));
    const best = Math.min(...costs);
    if (best >= RANK.NONE) continue;
    for (const [at, word] of name.tokens.entries()) {
      if (costs[at] !== best) continue;
      const start = Math.max(0, word.text.indexOf(token.text));
      const length = word.text.includes(token.text) ? token.text.length : word.text.length;
      const [first, last] = [word.from[start], word.from[start + length - 1]];
      if (first && last) ranges.push({ start: first[0], end: last[1] });
    }
  }
  ranges.sort((a, b) => a.start - b.start || a.end - b.end);
  const apart: TextRange[] = [];
  for (const range of ranges) {
    const last = apart.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else apart.push(range);
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
  let best = { name: shown, folded: own, rank: rankNames(query, [own]) };
  for (const name of others) {
    const folded = foldName(name);
    const rank = rankNames(query, [folded]);
    if (rank < best.rank) best = { name, folded, rank };
  }
  const matches = rangesIn(query, best.folded);
  return { rank: best.rank, matches, ...(best.name === shown ? {} : { matchedName: best.name }) };
}
