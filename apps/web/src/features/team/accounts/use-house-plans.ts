import { useLingui } from '@lingui/react/macro';
import { getAgentAccountRulesOptions } from '@mekong/api-client/queries/getAgentAccountRules';
import { lookUp } from '@mekong/api-client/unlisted';
import { useQuery } from '@tanstack/react-query';
import { kindTitles, useGamesLabel } from '../../../parts/agents/contract-labels.ts';

/** Before the number of a plan of the house, where one is chosen beside contracts. */
const HOUSE = 'house:';

/** Plans of the house that the reader may offer to new agents. */
export function useHousePlans(isAsked: boolean): readonly { readonly value: string; readonly label: string }[] {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const { data } = useQuery({ ...getAgentAccountRulesOptions(), enabled: isAsked });
  const house = t({ message: 'Plan of the house', comment: 'Beside the name of terms that the house has published' });
  return (isAsked ? (data?.housePlans ?? []) : []).map(({ planId, name, kind, gameType }) => ({
    value: `${HOUSE}${planId}`,
    label: [i18n._(lookUp(kindTitles, kind, kindTitles.DAILY)), gamesOf(gameType), name, house].join(' · '),
  }));
}

/** What is sent for a choice of the plan field. */
export function planOf(choice: string | undefined): { plan?: string; housePlan?: string } {
  if (!choice) return {};
  return choice.startsWith(HOUSE) ? { housePlan: choice.slice(HOUSE.length) } : { plan: choice };
}
