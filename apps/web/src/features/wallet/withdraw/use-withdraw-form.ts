import { useLingui } from '@lingui/react/macro';
import { zCreateWithdrawalBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { createWithdrawalMutation } from '@mekong/api-client/queries/createWithdrawal';
import { createWithdrawal } from '@mekong/api-client/sdk/createWithdrawal';
import type { PayoutAccount, PayoutMethod, PayoutMethods, Withdrawable } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { decimalsOf, unitsOf, wireOf } from '../../../parts/payment-amount.ts';
import { walletQuery } from '../../../queries/wallet.ts';
import { payoutAccountsQuery, payoutMethodsQuery, withdrawalsQuery } from '../../../queries/withdrawals.ts';
import { useSessionValue } from '../../../state/session.ts';
import { useOwnDraft } from '../../../state/use-draft.ts';
import { useMoneyProof } from '../use-money-proof.ts';
import { withdrawFault } from './withdraw-amount.ts';

interface WithdrawValues {
  readonly accountId: string;
  readonly amount: string;
  readonly paymentPassword: string;
}

export interface WithdrawFormOptions {
  readonly wallet: Withdrawable;
  readonly offer: PayoutMethods;
  /** Accounts that can be used, the one that is offered first at the head. */
  readonly accounts: readonly PayoutAccount[];
  readonly hasPassword: boolean;
  /** Whether the account has a passkey that this browser can use. */
  readonly hasPasskey: boolean;
  readonly onOrder: (orderNo: string) => void;
}

/**
 * The form of a new withdrawal: the owner proves who is there, then the request is sent. One that was sent without an answer
 * is sent again under its key, and never a second time.
 */
export function useWithdrawForm({ wallet, offer, accounts, hasPassword, hasPasskey, onOrder }: WithdrawFormOptions) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const account = useSessionValue('account') ?? '';
  const { mutateAsync } = useMutation(createWithdrawalMutation({ account }));
  const draft = useOwnDraft('withdraw');
  const proof = useMoneyProof({ hasPassword, hasPasskey });
  const refresh = () => {
    for (const { queryKey } of [walletQuery(), payoutMethodsQuery(), payoutAccountsQuery(), withdrawalsQuery()])
      void queryClient.invalidateQueries({ queryKey });
  };
  const methodOf = (id: string): PayoutMethod | undefined => {
    const chosen = accounts.find((one) => one.id === id);
    return offer.methods.find(({ method }) => method === chosen?.method);
  };

  /** What is wrong with an amount, in the reader's words. */
  function amountText(method: PayoutMethod, amount: string): string | true {
    const { currency } = offer;
    const written = (value: string) =>
      moneyInSentence(value, { language, currency, decimals: decimalsOf(method.step) });
    const [least, size] = [written(method.min), written(method.step)];
    const [free, left] = [wallet.withdrawable, wallet.amountLeft].map((value) =>
      moneyInSentence(value, { language, currency }),
    );
    switch (withdrawFault(method, wallet, amount)) {
      case 'required':
        return t`Enter an amount.`;
      case 'free':
        return t({ message: `You can withdraw ${free} or less.`, comment: '{free} is an amount of money' });
      case 'day':
        return t({ message: `You can withdraw ${left} or less today.`, comment: '{left} is an amount of money' });
      case 'step':
        return t`Enter a multiple of ${size}.`;
      case 'min':
        return t({
          message: `At least ${least} has to arrive after the fee.`,
          comment: '{least} is an amount of money',
        });
      case undefined:
        return true;
    }
  }

  const kit = useServerForm(
    {
      validator: zCreateWithdrawalBody,
      body: ({ accountId, amount }: WithdrawValues) => ({ accountId, amount: wireOf(unitsOf(amount)) }),
      send: async (body) => {
        await proof.prove(kit.form.getValues('paymentPassword'));
        return mutateAsync({ body });
      },
      money: {
        operation: 'createWithdrawal',
        account,
        resend: (intent, idempotencyKey) =>
          createWithdrawal({
            ...(intent.options as { body: Pick<WithdrawValues, 'accountId' | 'amount'> }),
            idempotencyKey,
          }),
      },
    },
    {
      first: { accountId: accounts[0]?.id ?? '', amount: '', paymentPassword: '' } as WithdrawValues,
      rules: {
        accountId: (id) => methodOf(id)?.isOpen || t`This account can't be paid right now. Choose another one.`,
        amount: (amount, { accountId }) => {
          const method = methodOf(accountId);
          return method ? amountText(method, amount) : true;
        },
        paymentPassword: proof.checkPassword,
      },
      mode: 'onSubmit',
      draft,
      restore: ({ accountId, amount }) => ({
        ...(accounts.some(({ id }) => id === accountId) ? { accountId } : {}),
        ...(amount ? { amount } : {}),
      }),
      onDone: ({ orderNo }) => {
        refresh();
        onOrder(orderNo);
      },
      refuse: (error) => {
        const text = proof.passwordText(error);
        if (text !== undefined) return [{ name: 'paymentPassword', text, isEmptied: true }];
        // what the page knows of limits, methods and accounts is old
        if (isApiError(error) && error.code !== 'NETWORK') refresh();
        return undefined;
      },
    },
  );
  return {
    ...kit,
    method: methodOf(kit.form.watch('accountId')),
    isByPasskey: proof.isByPasskey,
    /** Changes between the password and the passkey. */
    turnProof: () => {
      kit.dismiss();
      proof.turn();
    },
  };
}
