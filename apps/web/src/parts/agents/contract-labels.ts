import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgentContract } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { categoryLabels } from '../records/category-labels.ts';

/** A kind of contract that this page knows by name. */
export type KnownKind = Exclude<AgentContract['kind'], object>;

/** Kinds of contracts, in the order they are listed. */
export const contractKinds = [
  'DIVIDEND',
  'DAILY',
  'DAILY_MR',
  'HOURLY',
  'REALTIME',
] as const satisfies readonly KnownKind[];

/** Names of the kinds of contracts. */
export const kindTitles: Readonly<Record<KnownKind, MessageDescriptor>> = {
  DIVIDEND: msg`Dividend`,
  DAILY: msg`Daily wage`,
  DAILY_MR: msg({ message: 'Daily wage (multi-rate)', comment: 'Kind of contract: a rate for each game type' }),
  HOURLY: msg`Hourly salary`,
  REALTIME: msg`Real-time salary`,
};

/** Name of the games that a contract is for. */
export function useGamesLabel(): (games: AgentContract['gameType']) => string {
  const { t, i18n } = useLingui();
  return (games) =>
    games === 'ALL'
      ? t({ message: 'All games', context: 'contract', comment: 'A contract that is for games of every category' })
      : i18n._(lookUp(categoryLabels, games, categoryLabels.CONS));
}
