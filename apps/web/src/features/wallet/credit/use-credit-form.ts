import { useLingui } from '@lingui/react/macro';
import { zRepayCreditBody, zTakeCreditAdvanceBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { intents } from '@mekong/api-client/idempotency';
import { repayCreditMutation } from '@mekong/api-client/queries/repayCredit';
import { takeCreditAdvanceMutation } from '@mekong/api-client/queries/takeCreditAdvance';
import { repayCredit } from '@mekong/api-client/sdk/repayCredit';
import { takeCreditAdvance } from '@mekong/api-client/sdk/takeCreditAdvance';
import type { CreditAmount, CreditReport } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { amountFault, decimalsOf, unitsOf, wireOf } from '../../../parts/payment-amount.ts';
import { creditQuery, useCreditRefresh } from '../../../queries/credit.ts';
import { useSessionValue } from '../../../state/session.ts';
import { useMoneyProof } from '../use-money-proof.ts';

/** What the money goes: to the agent, or back. */
export type CreditTask = 'advance' | 'repay';

export interface CreditFormOptions {
  readonly task: CreditTask;
  readonly currency: string;
  readonly step: string;
  /** The most that can be taken, or repaid: whole steps, or all that is used. */
  readonly most: string;
  readonly hasPassword: boolean;
  /** Whether the account has a passkey that this browser can use. */
  readonly hasPasskey: boolean;
  /** @param amount that was taken or repaid */
  readonly onDone: (amount: string) => void;
}

const operations = { advance: 'takeCreditAdvance', repay: 'repayCredit' } as const;

/** Whether money of a task was sent and no answer has come yet. */
export const isCreditUnanswered = (task: CreditTask, account: string): boolean =>
  intents.pending(account).some(({ operation }) => operation === operations[task]);

interface CreditValues {
  readonly amount: string;
  readonly paymentPassword: string;
}

/**
 * The amount of an advance or of a repayment. An advance is proved by its owner first; one that was sent without an answer is sent
 * again under its key.
 */
export function useCreditForm({ task, currency, step, most, hasPassword, hasPasskey, onDone }: CreditFormOptions) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const refresh = useCreditRefresh();
  const account = useSessionValue('account') ?? '';
  const isAdvance = task === 'advance';
  const take = useMutation(takeCreditAdvanceMutation({ account }));
  const repay = useMutation(repayCreditMutation({ account }));
  const proof = useMoneyProof({ hasPassword, hasPasskey });
  // what is sent again is the amount of then, whatever stands in the form
  const sent = useRef('0');

  /** What is wrong with an amount, in the reader's words. */
  function amountText(amount: string): string | true {
    const written = (value: string) => moneyInSentence(value, { language, currency, decimals: decimalsOf(value) });
    const [size, greatest] = [written(step), written(most)];
    // all that is used may be finer than a step
    if (unitsOf(amount) > 0n && unitsOf(amount) === unitsOf(most)) return true;
    switch (amountFault({ min: step, max: most, step }, amount)) {
      case 'required':
      case 'min':
        return t`Enter an amount.`;
      case 'max':
        return isAdvance
          ? t({ message: `You can take ${greatest} or less.`, comment: '{greatest} is an amount of money' })
          : t({ message: `You can repay ${greatest} or less.`, comment: '{greatest} is an amount of money' });
      case 'step':
        return t`Enter a multiple of ${size}.`;
      case undefined:
        return true;
    }
  }

  const kit = useServerForm(
    {
      validator: isAdvance ? zTakeCreditAdvanceBody : zRepayCreditBody,
      body: ({ amount }: CreditValues): CreditAmount => ({ amount: wireOf(unitsOf(amount)) }),
      send: async (body): Promise<CreditReport> => {
        sent.current = body.amount;
        if (!isAdvance) return repay.mutateAsync({ body });
        await proof.prove(kit.form.getValues('paymentPassword'));
        return take.mutateAsync({ body });
      },
      money: {
        operation: operations[task],
        account,
        resend: (intent, idempotencyKey) => {
          const options = intent.options as { body: CreditAmount };
          sent.current = options.body.amount;
          return (isAdvance ? takeCreditAdvance : repayCredit)({ ...options, idempotencyKey });
        },
      },
    },
    {
      first: { amount: '', paymentPassword: '' } as CreditValues,
      rules: {
        amount: amountText,
        paymentPassword: (typed) => (isAdvance ? proof.checkPassword(typed) : true),
      },
      mode: 'onSubmit',
      onDone: (report) => {
        queryClient.setQueryData(creditQuery().queryKey, report);
        refresh();
        onDone(sent.current);
      },
      refuse: (error) => {
        const text = isAdvance ? proof.passwordText(error) : undefined;
        if (text !== undefined) return [{ name: 'paymentPassword', text, isEmptied: true }];
        // what the page knows of the line is old
        if (isApiError(error) && error.code !== 'NETWORK') refresh();
        return undefined;
      },
    },
  );
  return {
    ...kit,
    proof: {
      isByPasskey: proof.isByPasskey,
      turn: () => {
        kit.dismiss();
        proof.turn();
      },
    },
  };
}
