import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositDetail } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { decimalsOf, unitsOf, wireOf } from '../../parts/payment-amount.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import type { DepositSearch } from './deposit-search.ts';
import { orderFacts } from './order-facts.ts';
import { useOutcomeText } from './use-outcome-text.tsx';

interface OrderOutcomeProps {
  readonly detail: DepositDetail;
  readonly startHref: (again: Pick<DepositSearch, 'method' | 'amount'>) => string;
}

/** How an order ended, what came of its money, and the way on. */
export function OrderOutcome({ detail, startHref }: OrderOutcomeProps) {
  const { t } = useLingui();
  const { order } = detail;
  const facts = orderFacts(detail);
  const { tone, title, description } = useOutcomeText(detail);
  const { method, currency, state } = order;
  const money = (units: bigint) => <Money amount={wireOf(units)} currency={currency} />;
  const isDone = state === 'COMPLETED';
  const hasEnded = useDepositsEnded();
  // nothing is begun again while deposits are closed
  const isOver = state === 'REVERSED' || order.cancelReason === 'CLOSED' || (hasEnded && !isDone);
  const again = startHref({ method, amount: shortAmount(order.amount) });
  return (
    <Stack gap={4}>
      <Alert tone={tone} title={title} description={description} />
      {facts.isChecked && (
        <Alert
          title={t`We are checking one of your payments`}
          description={t`It does not fit this order. Our team looks at it within 3 days; the money is not lost.`}
        />
      )}
      {facts.paid > 0n && (
        <Card>
          <DescriptionList
            label={t`What you paid and what arrived`}
            items={[
              { key: 'asked', label: t`Amount of the order`, value: money(unitsOf(order.amount)) },
              { key: 'paid', label: t`You paid`, value: money(facts.paid) },
              {
                key: 'fee',
                label: t({ message: 'Fee', comment: 'What is taken off a payment' }),
                value: money(facts.fee),
              },
              ...(facts.takenBack === 0n
                ? []
                : [
                    {
                      key: 'back',
                      label: t({
                        message: 'Taken back by your bank',
                        comment: 'Before an amount of money: part of a payment',
                      }),
                      value: money(facts.takenBack),
                    },
                  ]),
              {
                key: 'credited',
                label: facts.takenBack === 0n ? t`Arrived in your wallet` : t`Left in your wallet`,
                value: <strong>{money(unitsOf(order.credited))}</strong>,
              },
              ...(order.bonus === undefined || !isDone
                ? []
                : [{ key: 'bonus', label: t`Bonus of this deposit`, value: money(unitsOf(order.bonus)) }]),
            ]}
          />
        </Card>
      )}
      <Inline gap={3}>
        {isDone ? (
          !hasEnded && (
            <ButtonLink href={startHref({})}>
              <Trans>Make another deposit</Trans>
            </ButtonLink>
          )
        ) : (
          <ButtonLink variant="primary" href={isOver ? '/help/contact' : again}>
            {isOver ? <Trans>Contact us</Trans> : <Trans>Start again</Trans>}
          </ButtonLink>
        )}
        {!isOver && order.slipReason !== undefined && (
          <ButtonLink href="/help/contact">
            <Trans>Contact us</Trans>
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  );
}

/** An amount as an address and a field have it. */
const shortAmount = (amount: string): string => {
  const decimals = decimalsOf(amount);
  const [whole = '', fraction = ''] = amount.split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
};
