import { useLingui } from '@lingui/react/macro';
import { zTransferMoneyBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { transferMoneyMutation } from '@mekong/api-client/queries/transferMoney';
import { transferMoney } from '@mekong/api-client/sdk/transferMoney';
import type { Transfer, TransferOptions, TransferRequest } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { isOwnTransfer } from '../../../parts/own-wallets/is-own-transfer.ts';
import { amountFault, decimalsOf, unitsOf, wireOf } from '../../../parts/payment-amount.ts';
import { downlineQuery, transferOptionsQuery, transfersQuery } from '../../../queries/transfers.ts';
import { walletQuery } from '../../../queries/wallet.ts';
import { draftOf } from '../../../state/drafts.ts';
import { useSessionValue } from '../../../state/session.ts';
import { useOwnDraft } from '../../../state/use-draft.ts';
import { useMoneyProof } from '../use-money-proof.ts';

interface TransferValues {
  readonly direction: TransferRequest['direction'];
  readonly downline: string;
  readonly amount: string;
  readonly note: string;
  readonly paymentPassword: string;
}

export interface TransferFormOptions {
  readonly options: TransferOptions;
  /** What may leave the wallet. */
  readonly withdrawable: string;
  readonly hasPassword: boolean;
  /** Whether the account has a passkey that this browser can use. */
  readonly hasPasskey: boolean;
  /** Number of the downline that it goes to, when one was chosen. */
  readonly to: string | undefined;
  readonly onDone: (transferNo: string) => void;
}

const smaller = (one: string, other: string): string => (unitsOf(one) < unitsOf(other) ? one : other);

/**
 * The form of a new transfer: the owner proves who is there, then the money is sent. One that was sent without an answer is
 * sent again under its key, and never a second time.
 */
export function useTransferForm({ options, withdrawable, hasPassword, hasPasskey, to, onDone }: TransferFormOptions) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const account = useSessionValue('account') ?? '';
  const { mutateAsync } = useMutation(transferMoneyMutation({ account }));
  const proof = useMoneyProof({ hasPassword, hasPasskey });
  const draft = useOwnDraft('transfer');
  const [kept] = useState(() => (draft ? (draftOf(draft.name) as Partial<TransferValues>) : {}));
  const [looked, setLooked] = useState(to ?? kept.downline ?? '');
  const { data: downline } = useQuery({ ...downlineQuery(looked), enabled: looked !== '' });
  const { currency, least, step, upline, amountLeft } = options;
  const most = smaller(withdrawable, amountLeft);
  const refresh = () => {
    for (const { queryKey } of [walletQuery(), transferOptionsQuery(), transfersQuery()])
      void queryClient.invalidateQueries({ queryKey });
  };

  /** What is wrong with an amount, in the reader's words. */
  function amountText(amount: string): string | true {
    const written = (value: string) => moneyInSentence(value, { language, currency, decimals: decimalsOf(step) });
    const [smallest, greatest, size] = [written(least), written(most), written(step)];
    switch (amountFault({ min: least, max: most, step }, amount)) {
      case 'required':
        return t`Enter an amount.`;
      case 'min':
        return t({ message: `Send ${smallest} or more.`, comment: '{smallest} is an amount of money' });
      case 'max':
        return t({ message: `You can send ${greatest} or less.`, comment: '{greatest} is an amount of money' });
      case 'step':
        return t`Enter a multiple of ${size}.`;
      case undefined:
        return true;
    }
  }

  const kit = useServerForm(
    {
      validator: zTransferMoneyBody,
      body: ({ direction, amount, note }: TransferValues): TransferRequest => ({
        direction,
        amount: wireOf(unitsOf(amount)),
        ...(note.trim() && { note: note.trim() }),
      }),
      send: async (body): Promise<Transfer | undefined> => {
        const { direction, downline: typed, paymentPassword } = kit.form.getValues();
        const receiver = direction === 'DOWN' ? await queryClient.fetchQuery(downlineQuery(typed.trim())) : undefined;
        const [found] = receiver?.content ?? [];
        if (direction === 'DOWN' && !found) {
          kit.form.setError('downline', { message: t`You have no direct downline with this name or number.` });
          kit.form.setFocus('downline');
          return undefined;
        }
        await proof.prove(paymentPassword);
        return mutateAsync({ body: { ...body, ...(found && { memberId: found.memberId }) } });
      },
      money: {
        operation: 'transferMoney',
        account,
        isMeant: (intent) => !isOwnTransfer(intent),
        resend: (intent, idempotencyKey) =>
          transferMoney({ ...(intent.options as { body: TransferRequest }), idempotencyKey }),
      },
    },
    {
      first: {
        direction: upline === undefined || (to !== undefined && options.hasDownlines) ? 'DOWN' : 'UP',
        downline: to ?? '',
        amount: '',
        note: '',
        paymentPassword: '',
      } as TransferValues,
      rules: {
        downline: (typed, { direction }) =>
          direction === 'UP' || typed.trim() !== '' || t`Enter a user name or number.`,
        amount: amountText,
        paymentPassword: proof.checkPassword,
      },
      mode: 'onSubmit',
      draft,
      restore: ({ direction, ...typed }) => {
        // the address names somebody else
        if (to !== undefined && typed.downline !== to) return {};
        const isOffered = direction === 'UP' ? upline !== undefined : direction === 'DOWN' && options.hasDownlines;
        return { ...typed, ...(isOffered && { direction }) };
      },
      onDone: ({ transferNo }) => {
        refresh();
        onDone(transferNo);
      },
      refuse: (error) => {
        const text = proof.passwordText(error);
        if (text !== undefined) return [{ name: 'paymentPassword', text, isEmptied: true }];
        // what the page knows of limits and partners is old
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
    /** The most that can be sent now. */
    most,
    /** The downline that was typed; null when there is none. */
    downline: looked === '' ? undefined : downline,
    /** Looks up the downline that was typed. */
    look: () => setLooked(kit.form.getValues('downline').trim()),
  };
}
