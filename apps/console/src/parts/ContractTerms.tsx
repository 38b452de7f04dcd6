import { useLingui } from '@lingui/react/macro';
import type { HouseContract } from '@mekong/api-client/admin/types';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { PlanTerms } from './PlanTerms.tsx';

/** Terms of a contract of the house: those in force, and what is signed or waits to follow them. */
export function ContractTerms({ contract }: { readonly contract: HouseContract }) {
  const { t } = useLingui();
  const { inForce, signed, open, last, kind, currency } = contract;
  const steps = [
    {
      key: 'in force',
      terms: inForce,
      label: t({
        message: 'In force',
        context: 'contract',
        comment: 'A step of a contract: its terms have started',
      }),
    },
    {
      key: 'signed',
      terms: signed,
      label: t({ message: 'Signed', context: 'contract', comment: 'A step of a contract' }),
    },
    {
      key: 'offered',
      terms: open,
      label: t({ message: 'Offered', context: 'contract', comment: 'State of a contract with an agent' }),
    },
  ].flatMap(({ terms, ...step }) => (terms ? [{ ...step, terms }] : []));
  if (steps.length === 0) return last ? <PlanTerms {...{ kind, currency }} terms={last} /> : '–';
  return (
    <Stack gap={3}>
      {steps.map(({ key, label, terms }) => (
        <Stack key={key} gap={1}>
          <Text size="small" weight="semibold" align="start">
            {label}
          </Text>
          <PlanTerms {...{ kind, currency, terms }} />
        </Stack>
      ))}
    </Stack>
  );
}
