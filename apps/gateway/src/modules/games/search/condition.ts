import { sql } from 'kysely';
import type { GameSearchCondition } from '../game-list.repository.ts';

/** `%` and `_` of a search are letters, not wildcards. */
const containing = (word: string): string => `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Games whose names and vendor hold every word. */
export function conditionOf(text: string): GameSearchCondition {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const where = sql.join([sql`true`, ...words.map((word) => sql`g.search_text like ${containing(word)}`)], sql` and `);
  return { where, rank: sql`(0)::int4` };
}
