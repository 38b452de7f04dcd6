import { Trans, useLingui } from '@lingui/react/macro';
import { zCloseAccountBody } from '@mekong/api-client/contract/validators';
import { closeAccount } from '@mekong/api-client/sdk/closeAccount';
import type { AccountClosing } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../parts/step-up/repeat-after-proof.ts';
import { useStepUp } from '../../parts/step-up/use-step-up.tsx';
import { useSessionValue } from '../../state/session.ts';
import { AccountRest } from './AccountRest.tsx';
import { useClosed } from './use-closed.ts';

interface CloseDialogProps {
  readonly closing: AccountClosing;
  readonly onChange: (state: AccountClosing) => void;
  readonly onClose: () => void;
}

/** What closing means, what is left, and the own user name as a yes that nobody gives by accident; then a proof. */
export function CloseDialog({ closing, onChange, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const leave = useClosed();
  const username = useSessionValue('username') ?? '';
  const { run, dialog } = useStepUp();
  const [isGivenUp, setGivenUp] = useState(false);
  const { submit, isPending, failure, field } = useServerForm(
    {
      validator: zCloseAccountBody,
      body: ({ confirmation }: { confirmation: string }) => ({ confirmation, giveUpRest: isGivenUp }),
      send: (body) => run(() => closeAccount({ body })),
    },
    {
      first: { confirmation: '' },
      rules: {
        confirmation: (typed) =>
          typed.trim().toLowerCase() === username.toLowerCase() || t`Type your username to confirm.`,
      },
      mode: 'onSubmit',
      refuse: (error) => (error instanceof NotProvedError ? 'said' : undefined),
      onDone: (state) => {
        if (state.state === 'CLOSED') leave();
        else {
          onChange(state);
          onClose();
        }
      },
    },
  );
  const { currency, leastPayout, openDeposits, agency } = closing;
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title={t`Close your account?`}
        size="sm"
        initialFocus="field"
      >
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <Stack as="ul" gap={2}>
              <li>
                <Trans>Games and deposits end at once. Open bets are settled and paid.</Trans>
              </li>
              <li>
                <Trans>You can withdraw all your money, also money that had to be played first.</Trans>
              </li>
              {openDeposits > 0 && (
                <li>
                  <Trans>Deposits that you have not paid are cancelled.</Trans>
                </li>
              )}
              {agency && (
                <li>
                  <Trans>
                    Your links stop, your contracts end with their running cycle, and everyone below you moves to the
                    agent above you. You can't take this back.
                  </Trans>
                </li>
              )}
              {agency && (
                <li>
                  <Trans>The account stays open until your last contract has ended and its bills are paid.</Trans>
                </li>
              )}
              <li>
                <Trans>
                  A withdrawal that counts as received because you haven't answered keeps the account open for 30 days
                  after its payment, so that you can dispute it.
                </Trans>
              </li>
              <li>
                <Trans>When nothing is left, the account is closed permanently and nobody can log in to it.</Trans>
              </li>
            </Stack>
            <AccountRest closing={closing} />
            <TextField
              label={t`Your username`}
              description={<bdi dir="ltr">{username}</bdi>}
              {...field('confirmation')}
              autoComplete="off"
              dir="ltr"
              isRequired
              enterKeyHint="done"
            />
            {Number(leastPayout) > 0 && (
              <Checkbox
                label={
                  <Trans>
                    If less than <Money amount={leastPayout} currency={currency} /> is left, I give it up to the site.
                  </Trans>
                }
                description={t`So little can't be paid out. Without your agreement it keeps the account open.`}
                isChecked={isGivenUp}
                onCheckedChange={setGivenUp}
              />
            )}
            <FailureAlert error={failure} />
            <Inline gap={3} justify="end">
              <Button onClick={onClose} isDisabled={isPending}>
                {t({ message: 'Cancel', comment: 'Answer that changes nothing' })}
              </Button>
              <Button type="submit" variant="danger" isPending={isPending}>
                <Trans>Close my account</Trans>
              </Button>
            </Inline>
          </Stack>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
