import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgentContract } from '@mekong/api-client/types';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { useGamesLabel } from '../../../parts/agents/contract-labels.ts';
import { termsOfContract } from './offer-state.ts';

interface OfferStartProps {
  /** Contracts with others whose terms can be taken over. */
  readonly sources: readonly AgentContract[];
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (source: string) => void;
}

/** What the terms begin with: the own ones, those of another contract, or an empty tier. */
export function OfferStart({ sources, value, error, onChange }: OfferStartProps) {
  const { t } = useLingui();
  const gamesOf = useGamesLabel();
  return (
    <RadioGroup
      label={t({ message: 'Start from', comment: 'What new terms of a contract begin with' })}
      value={value}
      error={error}
      onValueChange={onChange}
      options={[
        {
          value: 'own',
          label: t`Your own terms`,
          description: t`The tiers of your own contract. Lower the rates to keep a share.`,
        },
        ...sources.map((contract) => {
          const count = termsOfContract(contract)?.tiers.length ?? 0;
          const name = contract.partner ?? contract.contractId;
          return {
            value: contract.contractId,
            label: t({ message: `Contract with ${name}`, comment: '{name} is the user name of an agent' }),
            description: `${gamesOf(contract.gameType)} · ${t`${plural(count, { one: '# tier', other: '# tiers' })}`}`,
          };
        }),
        { value: 'empty', label: t`One empty tier`, description: t`Write the terms from nothing.` },
      ]}
    />
  );
}
