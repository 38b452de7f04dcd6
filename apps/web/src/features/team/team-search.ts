import type { AgentTeamSort } from '@mekong/api-client/types';
import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, type SearchValues, searchOf, shaped, text } from '../../entry/search.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Spans of time that an account was made in, in days. */
export const joinedSpans = ['1', '7', '30'] as const;

/** Orders of the team. */
export const teamSorts = [
  ...(['joined', '-joined', 'name', '-name', 'login', '-login'] as const),
  ...(['validBet', '-validBet', 'ggr', '-ggr'] as const),
] satisfies readonly AgentTeamSort[];

/** What the address of the team says. */
export const teamSearch = searchOf({
  /** @default week */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  /** Number of the member whose downlines are shown. */
  parent: shaped(/^[1-9]\d{0,17}$/),
  /** A whole user name, or the number of an account. */
  find: text(64),
  /** Steps below the reader. */
  level: shaped(/^[1-8]$/),
  kind: oneOf(['MEMBER', 'AGENT']),
  state: oneOf(['ACTIVE', 'LOCKED', 'CLOSED']),
  /** Days since which accounts were made. */
  joined: shaped(/^(1|7|30)$/),
  /** @default -joined */
  sort: oneOf(teamSorts),
});

export type TeamSearch = SearchValues<typeof teamSearch>;
