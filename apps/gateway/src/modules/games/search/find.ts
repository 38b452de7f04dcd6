import type { Executor } from '../../../kernel/db/types.ts';
import type { IndexedGames } from '../game-index/game-index.service.ts';
import { type GameIndex, type GameSet, positionsOf, setOf } from '../game-index/game-index.ts';
import { type Condition, inTerms, NOTHING, type TermCondition } from './condition.ts';
import { findNodeIds } from './search.repository.ts';

/** Games that the database finds by their terms; those found by a letter or two are remembered. */
async function withTerms(
  db: Executor,
  { gameIndex, beginning }: IndexedGames,
  condition: TermCondition,
): Promise<Int32Array> {
  const find = async () => positionsOf(gameIndex, await findNodeIds(db, condition.sql));
  return condition.beginning === undefined ? find() : beginning(condition.beginning, find);
}

function ofVendors({ kinds, kindOf }: GameIndex, vendors: ReadonlySet<string>): GameSet {
  const isOne = kinds.map(({ vendorId }) => (vendors.has(vendorId) ? 1 : 0));
  const set: GameSet = new Uint8Array(kindOf.length);
  kindOf.forEach((kind, position) => {
    set[position] = isOne[kind] ?? 0;
  });
  return set;
}

/** Adds to the first set, or takes from it, by the second one. */
function combine(kind: 'all' | 'any', into: GameSet, other: GameSet): void {
  for (let at = 0; at < into.length; at++) {
    const [a = 0, b = 0] = [into[at], other[at]];
    into[at] = kind === 'all' ? a & b : a | b;
  }
}

/**
 * The games that a condition is true of. What it asks of terms is asked in one statement as far as that goes; what its
 * vendors decide already is not asked at all.
 */
export async function gamesWith(db: Executor, gameIndexes: IndexedGames, condition: Condition): Promise<GameSet> {
  const { gameIndex } = gameIndexes;
  if (condition === NOTHING) return setOf(gameIndex, []);
  if (condition.kind === 'vendors') return ofVendors(gameIndex, condition.vendors);
  const asked = inTerms(condition);
  if (asked) return setOf(gameIndex, await withTerms(db, gameIndexes, asked));
  if (condition.kind === 'terms') throw new Error('A condition of terms is one for the database.');
  const { kind, parts } = condition;
  const termParts = parts.filter((part) => inTerms(part) !== undefined);
  const others = parts.filter((part) => inTerms(part) === undefined);
  const rest: Condition[] = termParts.length > 1 ? [{ kind, parts: termParts }] : termParts;
  const decided = kind === 'any' ? 1 : 0;
  let found: GameSet | undefined;
  for (const part of [...others, ...rest]) {
    if (found?.every((one) => one === decided)) break;
    const set = await gamesWith(db, gameIndexes, part);
    if (found) combine(kind, found, set);
    else found = set;
  }
  return found ?? setOf(gameIndex, []);
}
