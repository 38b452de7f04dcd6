import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '@mekong/ui/ComboBox';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { useGamesLabel } from '../../../parts/agents/contract-labels.ts';
import type { OfferSource } from './offer-state.ts';

/** Choices that are read one by one; where there are more they are searched. */
const mostRead = 8;

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
  const own = t`The tiers of your own contract. Lower the rates to keep a share.`;
  const options = [
    { value: 'own', label: t`Your own terms`, description: own },
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
  ];
  const field = {
    label: t({ message: 'Start from', comment: 'What new terms of a contract begin with' }),
    ...{ value, error, onValueChange: onChange },
  };
  if (options.length <= mostRead) return <RadioGroup {...field} options={options} />;
  return (
    <ComboBox
      {...field}
      description={options.find((one) => one.value === value)?.description}
      options={options.map(({ value: key, label, description }) => ({
        ...{ value: key, label },
        // what the choice is made by, where it has such: games and tiers of a contract or a plan
        hint: key === 'own' || key === 'empty' ? undefined : description,
      }))}
    />
  );
}
