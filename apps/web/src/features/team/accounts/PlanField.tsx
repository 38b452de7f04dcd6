import { useLingui } from '@lingui/react/macro';
import { Select } from '@mekong/ui/Select';
import { usePlans } from '../../../parts/agents/use-plans.ts';
import { useHousePlans } from './use-house-plans.ts';

interface PlanFieldProps {
  readonly value: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Plans of the house can be chosen too; see `planOf`. */
  readonly hasHouse?: boolean;
}

/** Which terms a new agent is offered at once. */
export function PlanField({ value, error, onChange, hasHouse = false }: PlanFieldProps) {
  const { t } = useLingui();
  const plans = usePlans();
  const house = useHousePlans(hasHouse);
  return (
    <Select
      label={t({ message: 'Plan', comment: 'Field: terms that a new agent is offered at once' })}
      description={t`These terms are offered to the new agent, who still has to sign them.`}
      value={value ?? 'none'}
      onValueChange={(plan) => onChange(plan === 'none' ? undefined : plan)}
      options={[
        { value: 'none', label: t({ message: 'No offer', comment: 'Choice: offers no contract' }) },
        ...plans,
        ...house,
      ]}
      error={error}
    />
  );
}
