import { Trans, useLingui } from '@lingui/react/macro';
import { giveBonusUp } from '@mekong/api-client/sdk/giveBonusUp';
import type { Bonus } from '@mekong/api-client/types';
import { isolateLtr } from '@mekong/i18n/bidi';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Progress } from '@mekong/ui/Progress';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BonusRules } from '../../parts/bonuses/BonusRules.tsx';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { unitsOf, wireOf } from '../../parts/payment-amount.ts';
import { bonusesQuery } from '../../queries/bonuses.ts';
import { walletQuery } from '../../queries/wallet.ts';

/** The bonus in play: how far it is bet, what is left of it and of its time, and the way to give it up. */
export function WalletBonus() {
  const { t } = useLingui();
  const { data } = useQuery(bonusesQuery());
  const bonus = data?.content.find(({ state }) => state === 'ACTIVE');
  if (!data || !bonus) return <JustConverted bonus={data?.content[0]} />;
  const { amount, balance, currency, expiresAt, orderNo, required, done, maxStake, maxWin } = bonus;
  return (
    <Section title={t`Your bonus`}>
      <Card>
        <Stack gap={4}>
          <Course bonus={bonus} />
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
          <BonusRules contributions={data.contributions} />
          <GiveUp bonus={bonus} />
        </Stack>
      </Card>
    </Section>
  );
}

const dayMs = 86_400_000;

/** Says for a day what a completed bonus has brought. */
function JustConverted({ bonus }: { readonly bonus: Bonus | undefined }) {
  const { t } = useLingui();
  const { state, endedAt, converted, maxWin, currency = '' } = bonus ?? {};
  if (state !== 'COMPLETED' || !endedAt || !converted || Date.now() - Date.parse(endedAt) > dayMs) return null;
  const isCapped = maxWin !== undefined && unitsOf(converted) >= unitsOf(maxWin);
  const money = <Money amount={converted} currency={currency} />;
  return (
    <Alert
      tone="positive"
      title={t`Your bonus is complete`}
      description={
        isCapped ? (
          <Trans>{money} became cash, the most this bonus can bring. The rest went back.</Trans>
        ) : (
          <Trans>{money} became cash.</Trans>
        )
      }
    />
  );
}

/** Bets so far, of those that turn the bonus into cash. */
function Course({ bonus: { done, required, currency } }: { readonly bonus: Bonus }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const [so, all] = [done, required].map((amount) => isolateLtr(formatMoney(amount, { language, currency })));
  return (
    <Progress
      label={t`Bets that count`}
      value={Number(done)}
      max={Number(required)}
      valueText={t({ message: `${so} of ${all}`, comment: 'Two amounts of money: bets so far, and bets in all' })}
    />
  );
}

/** Ends the bonus after a question that says in money what goes and what stays. */
function GiveUp({ bonus: { id, balance, currency } }: { readonly bonus: Bonus }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function giveUp(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await giveBonusUp({ path: { id } });
      setOpen(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
      // refused or done: it may have ended
      for (const { queryKey } of [bonusesQuery(), walletQuery()]) void queryClient.invalidateQueries({ queryKey });
    }
  }
  return (
    <div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Trans>Give up the bonus</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          setFailure(undefined);
        }}
        title={t`Give up the bonus?`}
        description={
          <Trans>
            <Money amount={balance} currency={currency} /> of bonus money goes back, and so does the bonus part of bets
            that are still open. Your cash stays. This cannot be undone.
          </Trans>
        }
        confirmLabel={t`Give up the bonus`}
        cancelLabel={t`Keep the bonus`}
        onConfirm={() => void giveUp()}
        tone="danger"
        isPending={isPending}
        error={failure ? <FailureAlert error={failure} /> : undefined}
      />
    </div>
  );
}
