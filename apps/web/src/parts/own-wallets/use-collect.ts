import { useLingui } from '@lingui/react/macro';
import { type Intent, intents } from '@mekong/api-client/idempotency';
import { collectVendorWalletsMutation } from '@mekong/api-client/queries/collectVendorWallets';
import { collectVendorWallets } from '@mekong/api-client/sdk/collectVendorWallets';
import type { CollectedVendorWallets } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { toast } from '@mekong/ui/Toast/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshOwnWallets } from '../../queries/vendor-wallets.ts';
import { useSessionValue } from '../../state/session.ts';

const operation = 'collectVendorWallets';

const unansweredOf = (account: string): Intent | undefined =>
  intents.pending(account).find((intent) => intent.operation === operation);

/**
 * Brings everything back from providers, once however often it is tried.
 *
 * @param onDone called when it is back
 */
export function useCollect(onDone?: () => void) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const account = useSessionValue('account') ?? '';
  const { mutateAsync } = useMutation(collectVendorWalletsMutation({ account }));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [unanswered, setUnanswered] = useState(() => unansweredOf(account));

  async function run(send: () => Promise<CollectedVendorWallets>): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      const { amount, currency } = await send();
      const money = moneyInSentence(amount, { language, currency });
      toast({
        tone: 'positive',
        title: t({ message: `${money} is back in your main wallet`, comment: '{money} is an amount of money' }),
      });
      onDone?.();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
      setUnanswered(unansweredOf(account));
      void refreshOwnWallets(queryClient);
    }
  }

  return {
    isPending,
    failure,
    collect: () => run(() => mutateAsync(undefined)),
    /** Sends what waits for a clear answer again, under its own key; undefined while nothing does. */
    resume: unanswered
      ? () => run(() => intents.resend(unanswered, (idempotencyKey) => collectVendorWallets({ idempotencyKey })))
      : undefined,
    forget: (): void => {
      if (unanswered) intents.forget(unanswered.key);
      setUnanswered(unansweredOf(account));
      setFailure(undefined);
    },
  };
}
