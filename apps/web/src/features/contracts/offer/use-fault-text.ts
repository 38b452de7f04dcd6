import { useLingui } from '@lingui/react/macro';
import type { AgentContractPreview } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';

type Fault = AgentContractPreview['faults'][number];

/** What is wrong with a field of terms, and what to do. */
export function useFaultText(): (fault: Pick<Fault, 'reason' | 'field'>) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<Exclude<Fault['reason'], object>, string>> = {
    PERIOD: t`Settle as often as your own contract does.`,
    ROWS: t`This kind of contract cannot have these tiers.`,
    ORDER: t`Ask for at least as much as the tier before, in every column.`,
    SAME: t`This tier asks for the same as the one before. Ask for more in one column.`,
    RATE: t`Enter a rate above 0% and up to 100%, or an amount in whole cents.`,
    VALUE: t`This is not possible for this kind of contract.`,
    ABOVE_OWN: t`Your own contract pays less here. Offer no more than you get.`,
    NO_OWN: t`You have no contract of this kind for these games, so you cannot offer one.`,
  };
  const above: Readonly<Record<string, string>> = {
    activeFrom: t`Your own contract counts members as active from a higher amount. Enter at least that amount.`,
    carry: t`Your own contract carries this over for longer. Carry it over as long here.`,
    deductions: t`Your own contract deducts this first. Deduct it here too.`,
  };
  return ({ reason, field }) =>
    (reason === 'ABOVE_OWN' ? above[field.split('.')[0] ?? ''] : undefined) ?? lookUp(texts, reason, texts.VALUE);
}
