import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BonusOffer, BonusOffers } from '@mekong/api-client/types';
import { isolateLtr } from '@mekong/i18n/bidi';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { Ref } from 'react';
import { BonusRules } from '../../parts/bonuses/BonusRules.tsx';
import { bonusOf, wageringOf } from '../../parts/bonuses/bonus-amounts.ts';
import { unitsOf, wireOf } from '../../parts/payment-amount.ts';

interface BonusChoiceProps {
  readonly offers: BonusOffers;
  /** Number of the chosen offer; empty for none. */
  readonly value: string;
  readonly onValueChange: (offerId: string) => void;
  /** What stands in the field of the amount. */
  readonly amount: string;
  /** Decimals of amounts of the method. */
  readonly decimals: number;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const dayMs = 86_400_000;

/** Bonuses that the deposit can bring, each with what it asks for in money. Nothing is chosen for anybody. */
export function BonusChoice({ offers: { offers, contributions, currency, isBusy }, ...props }: BonusChoiceProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { value, onValueChange, amount, decimals, error, ref } = props;
  return (
    <Stack gap={3}>
      <RadioGroup
        label={t`Bonus with this deposit`}
        value={value}
        onValueChange={onValueChange}
        error={error}
        ref={ref}
        options={[
          { value: '', label: t({ message: 'No bonus', comment: 'Choice: a deposit without a bonus' }) },
          ...offers.map((offer) => {
            const share = isolateLtr(formatPercent(offer.percent / 100, language));
            const most = moneyInSentence(offer.most, { language, currency, decimals });
            return {
              value: offer.id,
              label: t`Bonus of ${share}, up to ${most}`,
              description: <Terms {...{ offer, amount, currency, decimals, isBusy }} />,
            };
          }),
        ]}
      />
      {isBusy && (
        <Text size="small" tone="muted">
          <Trans>You have a bonus already. Another one waits until it has ended.</Trans>
        </Text>
      )}
      <BonusRules contributions={contributions} />
    </Stack>
  );
}

interface TermsProps extends Pick<BonusChoiceProps, 'amount' | 'decimals'> {
  readonly offer: BonusOffer;
  readonly currency: string;
  /** It begins when another one has ended: nobody knows the day. */
  readonly isBusy: boolean;
}

/** The offer in money: for what is typed, or for the least that it takes; and its limits, where it has any. */
function Terms({ offer, amount, currency, decimals, isBusy }: TermsProps) {
  const { maxStake, maxWin } = offer;
  const [typed, least] = [unitsOf(amount), unitsOf(offer.least)];
  const paid = typed < least ? least : typed;
  const money = (units: bigint) => <Money amount={wireOf(units)} currency={currency} decimals={decimals} />;
  return (
    <>
      {isBusy ? (
        <Trans comment="A bonus in money that begins later: what is paid in, what it brings, how much has to be bet">
          Deposit {money(paid)}, get a bonus of {money(bonusOf(offer, paid))}, bet {money(wageringOf(offer, paid))}{' '}
          <Plural value={offer.days} one="within # day of its start" other="within # days of its start" />.
        </Trans>
      ) : (
        <Trans comment="A bonus in money: what is paid in, what it brings, how much has to be bet, and by which day">
          Deposit {money(paid)}, get a bonus of {money(bonusOf(offer, paid))}, bet {money(wageringOf(offer, paid))}{' '}
          before <DateTime value={Date.now() + offer.days * dayMs} show="date" />.
        </Trans>
      )}
      {maxStake !== undefined && (
        <>
          {' '}
          <Trans comment="An amount of money: no single bet may be higher while a bonus is in play">
            Bet {money(unitsOf(maxStake))} at most each time.
          </Trans>
        </>
      )}
      {maxWin !== undefined && (
        <>
          {' '}
          <Trans comment="An amount of money: what is left of a bonus above it goes back">
            At most {money(unitsOf(maxWin))} of bonus money becomes cash.
          </Trans>
        </>
      )}
    </>
  );
}
