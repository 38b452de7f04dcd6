import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { DepositMethods as DepositOffer, DepositOrder } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { MoneyField } from '@mekong/ui/MoneyField';
import { DepositMethods } from '@mekong/ui/patterns/DepositMethods';
import { Stack } from '@mekong/ui/Stack';
import { Stepper } from '@mekong/ui/Stepper';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useMethodTiles } from '../../parts/deposit/use-method-tiles.tsx';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { UnansweredNotice } from '../../parts/form/UnansweredNotice.tsx';
import { decimalsOf, quickAmounts } from '../../parts/payment-amount.ts';
import { bonusOffersQuery } from '../../queries/bonuses.ts';
import { BonusChoice } from './BonusChoice.tsx';
import { DepositSum } from './DepositSum.tsx';
import type { DepositSearch } from './deposit-search.ts';
import { TwinNotice } from './TwinNotice.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import { useDepositSteps } from './use-deposit-steps.ts';

interface DepositFormProps {
  readonly search: DepositSearch;
  /** Ways to pay in; undefined until they are known. */
  readonly offer: DepositOffer | undefined;
  /** Orders that wait for their payment. */
  readonly open: readonly DepositOrder[];
  readonly onOrder: (orderNo: string) => void;
  readonly hrefOf: (orderNo: string) => string;
  /** The gateway refused what the methods allow: they have changed. */
  readonly onMethodsOld: () => void;
}

/** Method and amount of a new deposit, with what it costs and when it arrives. */
export function DepositForm({ search, offer, open, onOrder, hrefOf, onMethodsOld }: DepositFormProps) {
  const { t } = useLingui();
  const steps = useDepositSteps('method');
  const tiles = useMethodTiles(offer);
  // a deposit works without: when they cannot be read there is nothing to choose
  const { data: bonuses } = useQuery(bonusOffersQuery());
  const { form, submit, isPending, failure, resume, forgetUnanswered, twin, method } = useDepositForm({
    search,
    offer,
    bonuses: bonuses?.offers ?? [],
    open,
    onOrder,
    onRefused: onMethodsOld,
  });
  const { field: chosen, fieldState: choice } = useController({ name: 'method', control: form.control });
  const { field: amount, fieldState: sum } = useController({ name: 'amount', control: form.control });
  const { field: bonus, fieldState: bonusChoice } = useController({ name: 'offerId', control: form.control });
  const isAway = isApiError(failure) && failure.code === 'NETWORK';
  return (
    <Stack gap={5}>
      <Stepper {...steps} />
      <form onSubmit={submit} noValidate>
        <Grid column="panel" gap={5} isFilled>
          <DepositMethods
            label={t`How do you want to pay?`}
            methods={tiles}
            value={chosen.value || undefined}
            onValueChange={chosen.onChange}
            error={choice.error?.message}
            ref={chosen.ref}
          />
          {offer && (
            <Card>
              <Stack gap={4}>
                <MoneyField
                  label={t`Amount`}
                  currency={offer.currency}
                  decimals={decimalsOf(method?.step ?? '1')}
                  value={amount.value}
                  onValueChange={amount.onChange}
                  onBlur={amount.onBlur}
                  min={method?.min}
                  max={method?.max}
                  step={method?.step}
                  quickAmounts={method ? quickAmounts(method) : []}
                  error={sum.error?.message}
                  isRequired
                  enterKeyHint="go"
                  ref={amount.ref}
                />
                {method && <DepositSum {...{ method }} amount={amount.value} currency={offer.currency} />}
                {bonuses && bonuses.offers.length > 0 && (
                  <BonusChoice
                    offers={bonuses}
                    value={bonus.value}
                    onValueChange={bonus.onChange}
                    amount={amount.value}
                    decimals={decimalsOf(method?.step ?? '1')}
                    error={bonusChoice.error?.message}
                    ref={bonus.ref}
                  />
                )}
                <FailureAlert error={failure} />
                {twin && <TwinNotice order={twin} href={hrefOf(twin.orderNo)} />}
                {resume ? (
                  <UnansweredNotice
                    title={t`We don't know yet whether your deposit was started`}
                    onRetry={resume}
                    onDrop={forgetUnanswered}
                    isOffline={isAway}
                  />
                ) : (
                  <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
                    {twin ? <Trans>Start another deposit</Trans> : <Trans>Continue to payment</Trans>}
                  </Button>
                )}
              </Stack>
            </Card>
          )}
        </Grid>
      </form>
    </Stack>
  );
}
