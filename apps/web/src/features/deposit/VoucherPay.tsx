import { useLingui } from '@lingui/react/macro';
import { zRedeemVoucherBody } from '@mekong/api-client/contract/validators';
import { isAllowedHost } from '@mekong/api-client/hosts';
import { getDepositQueryKey } from '@mekong/api-client/queries/getDeposit';
import { redeemVoucher } from '@mekong/api-client/sdk/redeemVoucher';
import type { DepositDetail, VoucherAnswer } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLinkExternal } from '@mekong/ui/ButtonLinkExternal';
import { Card } from '@mekong/ui/Card';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { depositMethodsQuery } from '../../queries/deposits.ts';
import { PaySum } from './PaySum.tsx';

/** Signs of a code, without the spaces and dashes that it is printed with. */
const codeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
const isCode = (code: string): boolean => /^[A-Z0-9]{6,32}$/.test(code);

/** Takes the code of a voucher that pays the order. */
export function VoucherPay({ detail: { order, instructions = {} } }: { readonly detail: DepositDetail }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: offer } = useQuery(depositMethodsQuery());
  const [waiting, setWaiting] = useState<VoucherAnswer['outcome']>();
  const { orderNo, method, amount, currency } = order;
  const { payUrl } = instructions;
  const refusals: Record<Exclude<VoucherAnswer['outcome'], object | 'TAKEN' | 'CHECKING'>, string> = {
    UNKNOWN: t`There is no voucher with this code. Check the code.`,
    USED: t`This voucher has been used up. Use another one.`,
    OTHER_CURRENCY: t`This voucher is for another currency. Use another one.`,
    TOO_LITTLE: t`This voucher holds less than the order. Use another one, or start again with a smaller amount.`,
    CLOSED: t`This order takes no further code. Cancel it and start again.`,
  };

  const refresh = () => queryClient.invalidateQueries({ queryKey: getDepositQueryKey({ path: { orderNo } }) });

  const { submit, isPending, failure, field, refuseAt } = useServerForm(
    {
      validator: zRedeemVoucherBody,
      body: ({ code }) => ({ code: codeOf(code) }),
      send: (body) => {
        setWaiting(undefined);
        return redeemVoucher({ path: { orderNo }, body });
      },
    },
    {
      first: { code: '' },
      rules: { code: (code) => isCode(codeOf(code)) || t`Enter the code of your voucher.` },
      onDone: async ({ outcome }): Promise<void> => {
        const refreshed = refresh();
        if (outcome === 'TAKEN' || outcome === 'CHECKING') {
          // most are paid by now: what is said of waiting is for the others
          await refreshed;
          setWaiting(outcome);
        } else refuseAt({ name: 'code', text: lookUp(refusals, outcome, refusals.UNKNOWN) });
      },
      refuse: () => {
        void refresh();
        return undefined;
      },
    },
  );

  if (waiting === 'TAKEN')
    return (
      <Alert title={t`Your voucher was accepted`} description={t`This takes a few seconds. Don't pay a second time.`} />
    );
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <PaySum method={offer?.methods.find((one) => one.method === method)} {...{ amount, currency }} />
          <TextField
            {...field('code')}
            label={t`Voucher code`}
            description={t`What is left on the voucher stays on it.`}
            autoComplete="off"
            maxLength={48}
            dir="ltr"
            enterKeyHint="go"
            isRequired
          />
          <FailureAlert error={failure} />
          {waiting === 'CHECKING' && (
            <Alert
              title={t`We are checking your voucher`}
              description={t`No answer has come yet. Wait, or send the same code again: it pays this order only once.`}
            />
          )}
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {t`Use the voucher`}
          </Button>
          {payUrl !== undefined && isAllowedHost(payUrl) && (
            <ButtonLinkExternal href={payUrl} isFullWidth>
              {t`Get a voucher`}
            </ButtonLinkExternal>
          )}
        </Stack>
      </form>
    </Card>
  );
}
