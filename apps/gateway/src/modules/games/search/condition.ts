import { type RawBuilder, sql } from 'kysely';
import { beginningTerm, pairsOf } from './terms.ts';

/** What is asked of `game_search s`. */
export interface TermCondition {
  kind: 'terms';
  sql: RawBuilder<unknown>;
  /** The term, where it is all that is asked for, and a beginning. */
  beginning?: string;
}

/** What is asked of games: of their terms in the database, and of their vendors on the game index. */
export type Condition =
  | TermCondition
  | { kind: 'vendors'; vendors: ReadonlySet<string> }
  | { kind: 'all' | 'any'; parts: readonly Condition[] };

const terms = (condition: RawBuilder<unknown>): TermCondition => ({ kind: 'terms', sql: condition });

/** True of no game. */
export const NOTHING: Condition = terms(sql`false`);

export const hasAny = (texts: readonly string[]): Condition =>
  texts.length === 0 ? NOTHING : terms(sql`s.terms && ${texts}::text[]`);

export const hasAll = (texts: readonly string[]): Condition => terms(sql`s.terms @> ${texts}::text[]`);

export const isOf = (vendors: readonly string[]): Condition => ({ kind: 'vendors', vendors: new Set(vendors) });

/** A word begins with the text; undefined for a text that is too long to be a term. */
export function begins(text: string): Condition | undefined {
  const beginning = beginningTerm(text);
  return beginning === undefined ? undefined : { ...terms(sql`s.terms @> ${[beginning]}::text[]`), beginning };
}

/** The letters are in a run one after the other; of two letters their term says so already. */
export const holds = (run: string): Condition => {
  const pairs = pairsOf(run);
  return pairs.length === 1 ? hasAll(pairs) : terms(sql`(s.terms @> ${pairs}::text[] and strpos(s.text, ${run}) > 0)`);
};

const joined = (kind: 'all' | 'any', parts: readonly Condition[]): Condition => {
  const [first] = parts;
  return first && parts.length === 1 ? first : { kind, parts };
};

/** @param parts one at least */
export const all = (parts: readonly Condition[]): Condition =>
  parts.includes(NOTHING) ? NOTHING : joined('all', parts);

export function any(parts: readonly Condition[]): Condition {
  const promising = parts.filter((part) => part !== NOTHING);
  return promising.length === 0 ? NOTHING : joined('any', promising);
}

/** Makes one condition for the database of one that asks for no vendors; undefined for any other. */
export function inTerms(condition: Condition): TermCondition | undefined {
  if (condition.kind === 'terms') return condition;
  if (condition.kind === 'vendors') return undefined;
  const parts = condition.parts.map(inTerms).filter((part) => part !== undefined);
  if (parts.length < condition.parts.length) return undefined;
  const word = condition.kind === 'all' ? sql` and ` : sql` or `;
  return terms(
    sql`(${sql.join(
      parts.map((part) => part.sql),
      word,
    )})`,
  );
}
