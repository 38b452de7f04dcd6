import { useLingui } from '@lingui/react/macro';
import { zTransferMoneyBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { transferMoneyMutation } from '@mekong/api-client/queries/transferMoney';
import { transferMoney } from '@mekong/api-client/sdk/transferMoney';
import type { Transfer, TransferRequest, VendorWallets } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshOwnWallets } from '../../queries/vendor-wallets.ts';
import { useSessionValue } from '../../state/session.ts';
import { useServerForm } from '../form/use-server-form.ts';
import { amountFault, decimalsOf, unitsOf, wireOf } from '../payment-amount.ts';
import { isOwnTransfer } from './is-own-transfer.ts';
import { MAIN, movable } from './own-amounts.ts';

export interface OwnTransferValues {
  /** Code of a provider, or the main wallet. */
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

interface OwnTransferOptions {
  /** The wallets as they are known; a refusal asks for them again. */
  readonly wallets: VendorWallets;
  /** Where the money lies and goes to at first. */
  readonly first: Pick<OwnTransferValues, 'from' | 'to'>;
  readonly onDone: (made: Transfer) => void;
}

/**
 * A transfer between two wallets of the member. One that was sent without an answer is sent again under its key, and never a
 * second time.
 */
export function useOwnTransfer({ wallets, first, onDone }: OwnTransferOptions) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const account = useSessionValue('account') ?? '';
  const { mutateAsync } = useMutation(transferMoneyMutation({ account }));
  const { currency, step, cash, content } = wallets;
  const decimals = decimalsOf(step);

  /** What can leave a wallet. */
  const mostOf = (key: string): string =>
    movable(key === MAIN ? cash : (content.find(({ vassalage }) => vassalage === key)?.balance ?? '0'), step);

  function amountText(amount: string, { from }: OwnTransferValues): string | true {
    const written = (value: string) => moneyInSentence(value, { language, currency, decimals });
    const max = mostOf(from);
    const [most, size] = [written(max), written(step)];
    switch (amountFault({ min: step, max, step }, amount)) {
      case 'required':
        return t`Enter an amount.`;
      case 'max':
        return t({ message: `You can move ${most} or less.`, comment: '{most} is an amount of money' });
      case 'min':
      case 'step':
        return t`Enter a multiple of ${size}.`;
      case undefined:
        return true;
    }
  }

  const kit = useServerForm(
    {
      validator: zTransferMoneyBody,
      body: ({ from, to, amount }: OwnTransferValues): TransferRequest => ({
        ...{ direction: 'OWN', amount: wireOf(unitsOf(amount)) },
        ...(from === MAIN ? {} : { fromVendor: from }),
        ...(to === MAIN ? {} : { toVendor: to }),
      }),
      send: (body) => mutateAsync({ body }),
      money: {
        operation: 'transferMoney',
        account,
        isMeant: isOwnTransfer,
        resend: (intent, idempotencyKey) =>
          transferMoney({ ...(intent.options as { body: TransferRequest }), idempotencyKey }),
      },
    },
    {
      first: { ...first, amount: '' } as OwnTransferValues,
      rules: {
        to: (to, { from }) => to !== from || t`Choose two different wallets.`,
        amount: amountText,
      },
      mode: 'onSubmit',
      onDone: (made) => {
        kit.form.setValue('amount', '');
        void refreshOwnWallets(queryClient);
        onDone(made);
      },
      refuse: (error) => {
        // what the page knows of the wallets is old
        if (isApiError(error) && error.code !== 'NETWORK') void refreshOwnWallets(queryClient);
        return undefined;
      },
    },
  );
  return { ...kit, decimals, mostOf };
}
