import { useLingui } from '@lingui/react/macro';
import type { AgentContract } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { useInfiniteQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../queries/contracts.ts';
import { kindTitles, useGamesLabel } from './contract-labels.ts';

/** Contracts whose terms can be offered to somebody new: those with downlines first, then the own ones. */
export function usePlans(): readonly { readonly value: string; readonly label: string }[] {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const below = useInfiniteQuery(contractsQuery('UPLINE'));
  const own = useInfiniteQuery(contractsQuery('DOWNLINE'));
  const labelOf = ({ kind, gameType, side, partner }: AgentContract) =>
    [
      i18n._(lookUp(kindTitles, kind, kindTitles.DAILY)),
      gamesOf(gameType),
      side === 'UPLINE' ? partner : t`Your own terms`,
    ].join(' · ');
  return [below, own]
    .flatMap(({ data }) => data?.pages.flatMap(({ content }) => content) ?? [])
    .filter(({ inForce, signed }) => (inForce ?? signed) !== undefined)
    .map((contract) => ({ value: contract.contractId, label: labelOf(contract) }));
}
