import { useLingui } from '@lingui/react/macro';
import { listMemberSessionsOptions } from '@mekong/api-client/admin/queries/listMemberSessions';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useLabel } from '../../parts/labels.ts';
import { methodLabels } from '../../parts/member-labels.ts';
import { Records } from '../../parts/Records.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { useFailure } from '../../parts/use-failure.ts';
import { useMay } from '../../queries/operator.ts';
import type { Help } from './HelpDialog.tsx';

interface MemberSessionsProps {
  readonly id: string;
  readonly onHelp: (help: Help) => void;
}

/** Sessions of a member that may still be used, and the way to end them. */
export function MemberSessions({ id, onHelp }: MemberSessionsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const say = useFailure();
  const mayEnd = useMay('endMemberSessions');
  const query = useQuery(listMemberSessionsOptions({ path: { id } }));
  const sessions = query.data?.sessions;
  return (
    <Section
      title={t`Active sessions`}
      aside={
        mayEnd &&
        sessions &&
        sessions.length > 0 && (
          <Button size="sm" onClick={() => onHelp({ kind: 'sessions' })}>
            {t`End all sessions`}
          </Button>
        )
      }
    >
      <Records
        caption={t`Active sessions`}
        columnCount="many"
        rows={sessions}
        rowKey={(session) => session.id}
        isLoading={query.isPending}
        failure={query.error ? { ...say(query.error), onRetry: () => void query.refetch() } : undefined}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={t`No active sessions`}
            description={t`The member is logged in nowhere.`}
          />
        }
        columns={[
          {
            key: 'device',
            header: t`Device`,
            priority: 'high',
            cell: ({ browser, system }) => <bdi>{[browser, system].filter(Boolean).join(' · ') || '–'}</bdi>,
          },
          { key: 'method', header: t`Logged in by`, cell: ({ method }) => label(methodLabels, method) },
          { key: 'ip', header: t`Network`, cell: ({ ipMasked }) => <bdi dir="ltr">{ipMasked}</bdi> },
          {
            key: 'since',
            header: t({ message: 'Since', comment: 'Begin of a session' }),
            cell: ({ since }) => <DateTime value={since} />,
          },
          { key: 'seen', header: t`Last seen`, cell: ({ lastSeen }) => <DateTime value={lastSeen} /> },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (session) =>
              mayEnd && (
                <RowButton
                  label={t`End session`}
                  of={session.browser ?? session.ipMasked}
                  onClick={() => onHelp({ kind: 'session', sessionId: session.id })}
                />
              ),
          },
        ]}
      />
    </Section>
  );
}
