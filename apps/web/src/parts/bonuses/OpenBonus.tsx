import { useLingui } from '@lingui/react/macro';
import type { Bonus, BonusContribution } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { unitsOf, wireOf } from '../payment-amount.ts';
import { BonusCourse } from './BonusCourse.tsx';
import { BonusRules } from './BonusRules.tsx';
import { GiveUpBonus } from './GiveUpBonus.tsx';

interface OpenBonusProps {
  readonly bonus: Bonus;
  readonly contributions: readonly BonusContribution[];
}

/** The bonus in play: how far it is bet, what is left of it and of its time, and the way to give it up. */
export function OpenBonus({ bonus, contributions }: OpenBonusProps) {
  const { t } = useLingui();
  const { amount, balance, currency, expiresAt, orderNo, required, done, maxStake, maxWin } = bonus;
  return (
    <Card>
      <Stack gap={4}>
        <BonusCourse bonus={bonus} />
        <DescriptionList
          label={t`Your bonus`}
          items={[
            {
              key: 'left',
              label: t({ message: 'Still to bet', comment: 'Money that has to be bet before a bonus becomes cash' }),
              value: <Money amount={wireOf(unitsOf(required) - unitsOf(done))} currency={currency} />,
            },
            {
              key: 'until',
              label: t({ message: 'Time until', comment: 'Until when a bonus has to be bet' }),
              value: <DateTime value={expiresAt} />,
            },
            {
              key: 'balance',
              label: t`Bonus money now`,
              value: <Money amount={balance} currency={currency} />,
            },
            {
              key: 'amount',
              label: t`Bonus at the start`,
              value: <Money amount={amount} currency={currency} />,
            },
            ...(maxStake === undefined
              ? []
              : [
                  {
                    key: 'stake',
                    label: t({
                      message: 'Largest bet',
                      comment: 'No single bet may be higher while a bonus is in play',
                    }),
                    value: <Money amount={maxStake} currency={currency} />,
                  },
                ]),
            ...(maxWin === undefined
              ? []
              : [
                  {
                    key: 'win',
                    label: t({
                      message: 'Becomes cash at most',
                      comment: 'What is left of a bonus above it goes back',
                    }),
                    value: <Money amount={maxWin} currency={currency} />,
                  },
                ]),
            {
              key: 'order',
              label: t({ message: 'Deposit', context: 'noun', comment: 'The deposit that brought a bonus' }),
              value: <Link href={`/member?page=depositv2&order=${orderNo}`}>{orderNo}</Link>,
            },
          ]}
        />
        <BonusRules contributions={contributions} />
        <GiveUpBonus bonus={bonus} />
      </Stack>
    </Card>
  );
}
