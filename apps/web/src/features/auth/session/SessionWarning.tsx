import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useCountdown } from './use-countdown.ts';

interface SessionWarningProps {
  /** When the session ends, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Idle: it can be kept. Expired: it has lasted as long as a session may. */
  readonly reason: 'idle' | 'expired';
  /** Tells the gateway that somebody is there. */
  readonly onStay: () => Promise<void>;
  readonly onLeave: () => void;
}

/** The minute before a session ends: stay, or leave now. */
export function SessionWarning({ endsAt, reason, onStay, onLeave }: SessionWarningProps) {
  const { t } = useLingui();
  const left = useCountdown(endsAt);
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const canStay = reason === 'idle';
  if (isRead) return null;

  async function stay(): Promise<void> {
    setIsPending(true);
    setFailure(undefined);
    await onStay().catch(setFailure);
    setIsPending(false);
  }

  return (
    <Dialog
      open
      onOpenChange={() => (canStay ? void stay() : setIsRead(true))}
      title={canStay ? t`Are you still there?` : t`Your session is about to end`}
      size="sm"
      isBrief
      footer={
        <>
          <Button onClick={onLeave}>{t`Log out now`}</Button>
          {canStay ? (
            <Button variant="primary" isPending={isPending} onClick={() => void stay()}>
              {t`Stay logged in`}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => setIsRead(true)}>
              {t`Continue`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <FailureAlert error={failure} />
        {/* read out once; the figure below changes each second and stays silent */}
        <Text>
          <span role="alert">
            {canStay ? (
              <Trans>You will be logged out in one minute because you have not done anything for a while.</Trans>
            ) : (
              <Trans>A session lasts twelve hours at most. Yours ends in one minute; then you can log in again.</Trans>
            )}
          </span>
        </Text>
        <Text tone="muted">
          <span aria-live="off">
            <Plural value={left} one="# second left" other="# seconds left" />
          </span>
        </Text>
      </Stack>
    </Dialog>
  );
}
