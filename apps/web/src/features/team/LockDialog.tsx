import { useLingui } from '@lingui/react/macro';
import { zLockAgentMemberBody } from '@mekong/api-client/contract/validators';
import { lockAgentMember } from '@mekong/api-client/sdk/lockAgentMember';
import { unlockAgentMember } from '@mekong/api-client/sdk/unlockAgentMember';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../parts/step-up/repeat-after-proof.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { useStepUp } from '../../parts/step-up/use-step-up.tsx';
import { refreshTeam } from './refresh-team.ts';
import type { TeamRow } from './team-labels.ts';

interface LockDialogProps {
  readonly member: TeamRow;
  readonly onClose: () => void;
}

/** Locks a member or an agent directly below with a reason, or lifts the lock. */
export function LockDialog(props: LockDialogProps) {
  return props.member.lockReason === undefined ? <Lock {...props} /> : <Unlock {...props} />;
}

function Lock({ member: { memberId, name, kind }, onClose }: LockDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { run, dialog } = useStepUp();
  const { field, submit, isPending, failure } = useServerForm(
    {
      validator: zLockAgentMemberBody,
      body: (values: { reason: string }) => ({ reason: values.reason.trim() }),
      send: (body) => run(() => lockAgentMember({ path: { memberId }, body })),
    },
    {
      first: { reason: '' },
      rules: {},
      onDone: async () => {
        await refreshTeam(queryClient);
        onClose();
      },
      refuse: (error) => (error instanceof NotProvedError ? 'said' : undefined),
    },
  );
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title={t({ message: `Lock ${name}`, comment: '{name} is the masked name of a member of the team' })}
        description={
          kind === 'AGENT'
            ? t`The agent is logged out at once and cannot log in until you lift the lock, and its links take no new accounts. Its team, contracts and bills go on. The money stays in the account.`
            : t`The member is logged out at once and cannot log in until you lift the lock. The money stays in the account.`
        }
        size="sm"
        isBrief
        initialFocus="field"
      >
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <TextArea
              label={t({ message: 'Reason', comment: 'Field: why a member is locked' })}
              description={t`The owner of the account reads it when logging in. You and the operators see it too.`}
              isRequired
              maxLength={200}
              {...field('reason')}
            />
            <FailureAlert error={failure} />
            <Inline gap={3} justify="end">
              <Button type="submit" variant="danger" isPending={isPending}>
                {t({ message: 'Lock', context: 'account', comment: 'Button: nobody can log in to the account' })}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}

function Unlock({ member: { memberId, name, kind, lockReason }, onClose }: LockDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { act, pending, alert, dialog } = useAction();
  const unlock = async () => {
    const isDone = await act('unlock', async (run) => {
      await run(() => unlockAgentMember({ path: { memberId } }));
      await refreshTeam(queryClient);
    });
    if (isDone) onClose();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title={t({ message: `Unlock ${name}`, comment: '{name} is the masked name of a member of the team' })}
        description={kind === 'AGENT' ? t`The agent can log in again.` : t`The member can log in again.`}
        size="sm"
        isBrief
      >
        <Stack gap={4}>
          <span>
            {t({ message: 'Reason', comment: 'Field: why a member is locked' })}: <bdi>{lockReason}</bdi>
          </span>
          {alert}
          <Inline gap={3} justify="end">
            <Button variant="primary" isPending={pending !== undefined} onClick={() => void unlock()}>
              {t({ message: 'Unlock', context: 'account', comment: 'Button: the owner can log in again' })}
            </Button>
          </Inline>
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
