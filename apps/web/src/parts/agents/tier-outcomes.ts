import { useLingui } from '@lingui/react/macro';
import type { AgentContractTerms } from '@mekong/api-client/types';

type Outcome = Exclude<AgentContractTerms['tiers'][number]['outcome'], object | undefined>;

/** Whose result of a cycle a tier is for, in words. */
export function useOutcomeLabels(): Readonly<Record<Outcome, string>> {
  const { t } = useLingui();
  return {
    ANY: t({ message: 'Always', context: 'tier', comment: 'Whose result a tier is for: it does not matter' }),
    PROFIT: t({ message: 'The house has won', context: 'tier', comment: 'Whose result a tier is for' }),
    LOSS: t({ message: 'The team has won', context: 'tier', comment: 'Whose result a tier is for' }),
  };
}
