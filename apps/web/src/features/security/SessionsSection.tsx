import { useLingui } from '@lingui/react/macro';
import { endOtherSessions } from '@mekong/api-client/sdk/endOtherSessions';
import { endSession } from '@mekong/api-client/sdk/endSession';
import { Section } from '@mekong/ui/patterns/Section';
import { SessionList } from '@mekong/ui/patterns/SessionList';
import { Text } from '@mekong/ui/Text';
import { toast } from '@mekong/ui/Toast/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { sessionsQuery } from '../../queries/security.ts';
import { deviceName, isPhone } from './devices.ts';

/** Where the account is logged in, and the way to end it there. */
export function SessionsSection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery());
  const { act, pending, alert, dialog } = useAction();
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });

  async function end(id: string, device: string): Promise<void> {
    const isDone = await act(id, (run) => run(() => endSession({ path: { sessionId: id } })));
    await refresh();
    if (isDone) toast({ title: t`Logged out: ${device}` });
  }
  async function endOthers(): Promise<void> {
    const isDone = await act('others', (run) => run(() => endOtherSessions()));
    await refresh();
    if (isDone) toast({ title: t`You are logged out everywhere but here` });
  }

  return (
    <Section title={t`Devices that are logged in`}>
      <Text tone="muted">{t`End every session that you do not recognise, then change your password.`}</Text>
      {alert}
      <SessionList
        sessions={data?.sessions
          .map((open) => ({
            id: open.id,
            device: deviceName(open),
            isPhone: isPhone(open),
            address: open.ipMasked,
            lastSeenAt: open.lastSeen,
            isCurrent: open.current,
          }))
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))}
        onEnd={({ id, device }) => void end(id, device)}
        onEndOthers={() => void endOthers()}
        pending={pending}
        failure={
          error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
        }
      />
      {dialog}
    </Section>
  );
}
