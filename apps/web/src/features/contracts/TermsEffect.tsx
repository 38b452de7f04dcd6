import { Trans } from '@lingui/react/macro';
import { getAgentTermsEffectOptions } from '@mekong/api-client/queries/getAgentTermsEffect';
import type { AgentContract } from '@mekong/api-client/types';
import { Money } from '@mekong/ui/Money';
import { useQuery } from '@tanstack/react-query';
import { useWindowLabel } from '../../parts/agents/window-label.ts';

/**
 * What the terms that wait would have come to for the reader in the last finished cycle, in money. A sentence that is not known,
 * or not to be had, is left out: it helps to decide and is no condition.
 */
export function TermsEffect({ contractId }: Pick<AgentContract, 'contractId'>) {
  const { data } = useQuery({ ...getAgentTermsEffectOptions({ path: { contractId } }), staleTime: 5_000 });
  const windowOf = useWindowLabel();
  if (!data) return null;
  const money = (amount: string) => <Money amount={amount} currency={data.currency} />;
  const cycle = windowOf(data);
  const net = money(data.offered.net);
  const gross = money(data.offered.gross);
  const below = money(data.offered.below);
  const before = data.now && money(data.now.net);
  return (
    <span>
      {data.offered.row === undefined ? (
        <Trans comment="{cycle} is a day or a range of days">
          Last cycle ({cycle}): no tier of these terms would have been reached.
        </Trans>
      ) : (
        <Trans comment="{cycle} is a day or a range of days; amounts are sums of money">
          Last cycle ({cycle}): these terms would have paid you {net}: {gross}, minus {below} for your downlines.
        </Trans>
      )}{' '}
      {before && (
        <Trans comment="After a sentence on new terms of a contract: what the old ones came to">
          By your current terms it was {before}.
        </Trans>
      )}
    </span>
  );
}
