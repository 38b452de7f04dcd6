import { useLingui } from '@lingui/react/macro';
import { getAgentAccountRulesOptions } from '@mekong/api-client/queries/getAgentAccountRules';
import type { AgentAccountsRequest } from '@mekong/api-client/types';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { useQuery } from '@tanstack/react-query';

interface FirstPasswordProps {
  readonly value: AgentAccountsRequest['password'];
  readonly onChange: (value: AgentAccountsRequest['password']) => void;
}

/** Which password new accounts begin with; there is nothing to choose while the merchant has none of its own. */
export function FirstPassword({ value, onChange }: FirstPasswordProps) {
  const { t } = useLingui();
  const { data } = useQuery(getAgentAccountRulesOptions());
  if (!data?.hasDefaultPassword) return null;
  return (
    <RadioGroup
      label={t`First password`}
      value={value}
      onValueChange={onChange}
      options={[
        {
          value: 'RANDOM',
          label: t({ message: 'Random', comment: 'Choice: a random first password' }),
          description: t`You see it once, right after the account is made.`,
        },
        {
          value: 'DEFAULT',
          label: t`The usual one of this site`,
          description: t`You know it from the site. It is not shown here.`,
        },
      ]}
    />
  );
}
