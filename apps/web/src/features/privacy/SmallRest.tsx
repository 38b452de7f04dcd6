import { Trans, useLingui } from '@lingui/react/macro';
import { giveUpRest } from '@mekong/api-client/sdk/giveUpRest';
import type { AccountClosing } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { unitsOf } from '../../parts/payment-amount.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { useClosed } from './use-closed.ts';

interface SmallRestProps {
  readonly closing: AccountClosing;
  readonly onChange: (state: AccountClosing) => void;
}

/** What becomes of a rest that is too small to be paid out: nothing where there is none, or any amount can be paid out. */
export function SmallRest({ closing, onChange }: SmallRestProps) {
  const { t } = useLingui();
  const leave = useClosed();
  const { act, pending, dialog, alert } = useAction();
  const [isAsked, ask] = useState(false);
  const { cash, leastPayout, currency, isRestGivenUp } = closing;
  const [left, least] = [unitsOf(cash), unitsOf(leastPayout)];
  if (least === 0n || left >= least || left < 0n) return null;
  if (isRestGivenUp)
    return (
      <Text tone="muted">
        <Trans>
          You give up what is less than <Money amount={leastPayout} currency={currency} /> when the account closes.
        </Trans>
      </Text>
    );
  if (left === 0n) return null;
  async function giveUp(): Promise<void> {
    const isDone = await act('give-up', async (run) => {
      const state = await run(() => giveUpRest());
      if (state.state === 'CLOSED') leave();
      else onChange(state);
    });
    if (isDone) ask(false);
  }
  return (
    <Stack gap={3}>
      <Text>
        <Trans>
          Less than <Money amount={leastPayout} currency={currency} /> can't be paid out, so what is left keeps the
          account open. You can pass it on by a transfer, or give it up.
        </Trans>
      </Text>
      <Inline gap={3}>
        <Button onClick={() => ask(true)}>
          <Trans>Give up the rest</Trans>
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => isOpen || ask(false)}
        title={t`Give up the rest?`}
        description={t`The site keeps the money that is left, and the account closes as soon as nothing else is open. You can't take this back.`}
        confirmLabel={t`Give up the rest`}
        onConfirm={() => void giveUp()}
        isPending={pending !== undefined}
        error={alert}
      />
      {dialog}
    </Stack>
  );
}
