import { useLingui } from '@lingui/react/macro';
import { listOperatorsOptions } from '@mekong/api-client/admin/queries/listOperators';
import type { OperatorAccount, OperatorInvitation } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { StateView } from '@mekong/ui/StateView';
import { Tag } from '@mekong/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { Ban, Check, Clock, UserPlus } from 'lucide';
import { useState } from 'react';
import { useLabel } from '../../parts/labels.ts';
import { operatorStateLabels } from '../../parts/operator-labels.ts';
import { Records } from '../../parts/Records.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { roleLabel } from '../../parts/role-labels.ts';
import { useFailure } from '../../parts/use-failure.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { OperatorDialog, type OperatorTask } from './OperatorDialog.tsx';

const stateTags = {
  active: { tone: 'positive', icon: Check },
  invited: { tone: 'info', icon: Clock },
  inactive: { tone: 'neutral', icon: Ban },
} as const;

/** Who works with the console: invites, roles, and the end of an access. */
export function OperatorsScreen() {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const say = useFailure();
  const query = useQuery(listOperatorsOptions());
  const [task, setTask] = useState<OperatorTask>();
  const [link, setLink] = useState<OperatorInvitation>();
  const buttons = (operator: OperatorAccount) => (
    <Inline gap={2}>
      <RowButton label={t`Role`} of={operator.name} onClick={() => setTask({ kind: 'role', operator })} />
      <RowButton label={t`New link`} of={operator.name} onClick={() => setTask({ kind: 'link', operator })} />
      {operator.state !== 'inactive' && (
        <RowButton label={t`Deactivate`} of={operator.name} onClick={() => setTask({ kind: 'deactivate', operator })} />
      )}
    </Inline>
  );
  return (
    <>
      <PageHeader
        title={t`Operators`}
        text={t`Accounts are never deleted: the audit trail names them.`}
        actions={
          <Button variant="primary" icon={UserPlus} onClick={() => setTask({ kind: 'invite' })}>
            {t`Invite an operator`}
          </Button>
        }
      />
      {link && <InvitationLink invitation={link} onClose={() => setLink(undefined)} />}
      <Records
        caption={t`Operators`}
        rows={query.data?.content}
        rowKey={({ id }) => id}
        isLoading={query.isPending}
        failure={query.error ? { ...say(query.error), onRetry: () => void query.refetch() } : undefined}
        empty={
          <StateView
            kind="empty"
            level={2}
            title={t`No operator accounts yet`}
            description={t`Whoever is invited gets a one-time link to set up the account.`}
          />
        }
        columns={[
          { key: 'name', header: t`Name`, priority: 'high', cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'role',
            header: t`Role`,
            cell: ({ role }) => {
              const words = roleLabel(role);
              return words ? i18n._(words) : role;
            },
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state }) => {
              const tag = Object.hasOwn(stateTags, state)
                ? stateTags[state as keyof typeof stateTags]
                : stateTags.inactive;
              return <Tag {...tag}>{label(operatorStateLabels, state)}</Tag>;
            },
          },
          {
            key: 'last',
            header: t`Last log-in`,
            cell: ({ lastLogInAt }) => (lastLogInAt ? <DateTime value={lastLogInAt} /> : '–'),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: buttons,
          },
        ]}
      />
      {task && <OperatorDialog task={task} onClose={() => setTask(undefined)} onLink={setLink} />}
    </>
  );
}
