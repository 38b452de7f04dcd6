import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { useGamesLabel } from '../../../parts/agents/contract-labels.ts';
import type { OfferSource } from './offer-state.ts';

interface OfferStartProps {
  /** Contracts with others and plans of the house whose terms can be taken over. */
  readonly sources: readonly OfferSource[];
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (source: string) => void;
}

/** What the terms begin with: the own ones, those of another contract or of a plan of the house, or an empty tier. */
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
        ...sources.map(({ key, gameType, terms, partner: name, plan }) => {
          const count = terms.tiers.length;
          return {
            value: key,
            label:
              plan === undefined
                ? t({ message: `Contract with ${name}`, comment: '{name} is the user name of an agent' })
                : t({ message: `Plan of the house: ${plan}`, comment: '{plan} is the name of published terms' }),
            description: `${gamesOf(gameType)} · ${t`${plural(count, { one: '# tier', other: '# tiers' })}`}`,
          };
        }),
        { value: 'empty', label: t`One empty tier`, description: t`Write the terms from nothing.` },
      ]}
    />
  );
}
