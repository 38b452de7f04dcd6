import type { AgentTeamStep } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { startOfDate } from '../../../kernel/days.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { type PathRow, readPath, type TeamFilter } from './team.repository.ts';

/** Days of one query at most. */
const MOST_DAYS = 93;
export const DAY_MS = 86_400_000;

/** What is asked of a team, as the contract has it. */
export interface TeamQuery {
  from: string;
  to: string;
  parent?: string | undefined;
  find?: string | undefined;
  /** Steps below the reader. */
  level?: number | undefined;
  kind?: 'MEMBER' | 'AGENT' | undefined;
  state?: 'ACTIVE' | 'LOCKED' | 'CLOSED' | undefined;
  joinedDays?: number | undefined;
}

const statuses = { ACTIVE: 'active', LOCKED: 'locked', CLOSED: 'closed' } as const;

/**
 * The way down to those whose downlines are asked for.
 *
 * @throws Fault NOT_FOUND for whoever does not stand below the reader, as for a number that nobody has
 */
export async function pathTo(db: Executor, { memberId }: SignedIn, parent: string | undefined): Promise<PathRow[]> {
  const path = await readPath(db, memberId, parent ?? memberId);
  if (path.length === 0) throw new Fault('NOT_FOUND');
  return path.slice(1);
}

/** Whether a filter finds everybody directly below. */
export const isWhole = ({ find, depth = 1, isAgent, status, joinedDays }: TeamFilter): boolean =>
  depth === 1 && [find, isAgent, status, joinedDays].every((part) => part === undefined);

/**
 * A filter for a level that is counted from the reader.
 *
 * @param steps from the reader down to the parent of the filter
 * @throws Fault VALIDATION_FAILED for a level that is not below the parent
 */
export function atLevel(filter: TeamFilter, { level }: TeamQuery, steps: number): TeamFilter {
  if (level === undefined) return filter;
  if (level <= steps) throw invalid('level', 'min');
  return { ...filter, depth: level - steps };
}

/** A way down as the reader may see it. */
export const wirePath = (path: readonly PathRow[]): AgentTeamStep[] =>
  path.map(({ id, username }) => ({ memberId: id, name: maskName(username) }));

/** @throws Fault VALIDATION_FAILED for days that are none, or too many */
export function filterOf({ memberId, currency }: SignedIn, query: TeamQuery): TeamFilter {
  const { from, to, parent, find, kind, state, joinedDays } = query;
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(first)) throw invalid('from', 'format');
  if (Number.isNaN(last)) throw invalid('to', 'format');
  if (last < first) throw invalid('to', 'min');
  if (last - first >= MOST_DAYS * DAY_MS) throw invalid('from', 'min');
  return {
    ...{ readerId: memberId, parentId: parent ?? memberId, from, to, currency, find: find?.trim(), joinedDays },
    isAgent: kind === undefined ? undefined : kind === 'AGENT',
    status: state && statuses[state],
  };
}

/** First moment of the days of a filter, and the first one after them, by the clocks of the merchant. */
export const momentsOf = (
  { from, to }: Pick<TeamFilter, 'from' | 'to'>,
  zone: string,
): { starts: Date; ends: Date } => ({
  starts: startOfDate(new Date(from), zone),
  ends: startOfDate(new Date(Date.parse(to) + DAY_MS), zone),
});
