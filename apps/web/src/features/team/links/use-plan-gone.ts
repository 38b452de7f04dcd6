import { useLingui } from '@lingui/react/macro';
import type { AgentLink } from '@mekong/api-client/types';

/** Says why new agents are not offered the plan of a link now, and what they get in its place; undefined where they are. */
export function usePlanGone(): (link: AgentLink) => string | undefined {
  const { t } = useLingui();
  return ({ planState }) => {
    if (planState === 'WITHDRAWN')
      return t`The house no longer offers this plan. New agents join your team without a contract: offer them one yourself.`;
    if (planState === 'BARRED')
      return t`You can't offer this plan now. New agents join your team without a contract: offer them one yourself.`;
    return undefined;
  };
}
