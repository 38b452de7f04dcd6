import { Trans, useLingui } from '@lingui/react/macro';
import { giveBonusUp } from '@mekong/api-client/sdk/giveBonusUp';
import type { Bonus } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { Money } from '@mekong/ui/Money';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshBonuses } from '../../queries/bonuses.ts';
import { walletQuery } from '../../queries/wallet.ts';
import { focusContent } from '../../state/content.ts';
import { FailureAlert } from '../FailureAlert.tsx';

/** Ends a bonus that is in play or waits, after a question that says in money what goes and what stays. */
export function GiveUpBonus({ bonus: { id, state, amount, balance, currency } }: { readonly bonus: Bonus }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function giveUp(): Promise<void> {
    let isDone = false;
    setPending(true);
    setFailure(undefined);
    try {
      await giveBonusUp({ path: { id } });
      setOpen(false);
      toast({ title: t({ message: 'The bonus has ended', comment: 'Its member has given it up' }) });
      isDone = true;
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
    void queryClient.invalidateQueries({ queryKey: walletQuery().queryKey });
    // refused or done: it may have ended
    await refreshBonuses(queryClient);
    // its button has gone with it
    if (isDone) focusContent();
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
          state === 'QUEUED' ? (
            <Trans>
              This bonus of <Money amount={amount} currency={currency} /> will not begin. Your cash stays. This cannot
              be undone.
            </Trans>
          ) : (
            <Trans>
              <Money amount={balance} currency={currency} /> of bonus money goes back, and so does the bonus part of
              bets that are still open. Your cash stays. This cannot be undone.
            </Trans>
          )
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
