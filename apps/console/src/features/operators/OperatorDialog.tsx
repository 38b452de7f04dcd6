import { useLingui } from '@lingui/react/macro';
import { OPERATOR_ROLES, type OperatorRole } from '@mekong/api-client/admin/contract/operations';
import { changeOperatorRole } from '@mekong/api-client/admin/sdk/changeOperatorRole';
import { deactivateOperator } from '@mekong/api-client/admin/sdk/deactivateOperator';
import { inviteOperator } from '@mekong/api-client/admin/sdk/inviteOperator';
import { inviteOperatorAgain } from '@mekong/api-client/admin/sdk/inviteOperatorAgain';
import type { OperatorAccount, OperatorInvitation } from '@mekong/api-client/admin/types';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { refusedNames } from '../../parts/refused-names.ts';
import { roleLabel } from '../../parts/role-labels.ts';
import { useAct } from '../../parts/use-act.ts';

/** What is done with operators. */
export type OperatorTask =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | 'link' | 'deactivate'; readonly operator: OperatorAccount };

/** Operation of what is done with an account. */
const operations = {
  role: 'changeOperatorRole',
  link: 'inviteOperatorAgain',
  deactivate: 'deactivateOperator',
} as const;

interface OperatorDialogProps {
  readonly task: OperatorTask;
  readonly onClose: () => void;
  /** A one-time link was made: it is told this once. */
  readonly onLink: (invitation: OperatorInvitation) => void;
}

/** Asks for what an action with an operator needs. What concerns an admin may wait for a second operator. */
export function OperatorDialog({ task, onClose, onLink }: OperatorDialogProps) {
  const { t, i18n } = useLingui();
  const act = useAct();
  const operator = task.kind === 'invite' ? undefined : task.operator;
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>((operator?.role as OperatorRole | undefined) ?? 'viewer');
  const [reason, setReason] = useState('');
  const refused = refusedNames({}, act.error);
  const who = operator?.name ?? '';
  const asked = task.kind === 'invite' ? undefined : operations[task.kind];
  const words = {
    invite: {
      title: t`Invite an operator`,
      description: t`The operator gets a one-time link to set password and authenticator.`,
      confirmLabel: t`Make the link`,
    },
    role: {
      title: t`Another role for ${who}`,
      description: t`Sessions of the operator are ended: the new role counts from the next log-in.`,
      confirmLabel: t`Change the role`,
    },
    link: {
      title: t`A new one-time link for ${who}?`,
      description: t`Links made before count no more. The account works as before until the new one is used.`,
      confirmLabel: t`Make the link`,
    },
    deactivate: {
      title: t`Deactivate ${who}?`,
      description: t`Sessions are ended at once, and nobody logs in until the operator is invited again.`,
      confirmLabel: t`Deactivate`,
    },
  }[task.kind];

  async function send(): Promise<unknown> {
    const why = reasonIn(reason);
    const path = { operatorId: operator?.id ?? '' };
    const answer = await {
      invite: () => inviteOperator({ body: { name: name.trim(), role, ...why } }),
      role: () => changeOperatorRole({ path, body: { role, ...why } }),
      link: () => inviteOperatorAgain({ path, body: why }),
      deactivate: () => deactivateOperator({ path, body: why }),
    }[task.kind]();
    if ('address' in answer) onLink(answer);
    return answer;
  }

  return (
    <ActDialog
      {...words}
      act={act}
      isOpen
      isAbout={({ operation, target }) => operation === asked && target.operatorId === operator?.id}
      onClose={onClose}
      tone={task.kind === 'deactivate' ? 'danger' : 'default'}
      onConfirm={() =>
        void act.run(send, { said: t`Done`, stale: ['listOperators'] }).then((done) => done && onClose())
      }
    >
      <Stack gap={4}>
        {task.kind === 'invite' && (
          <TextField
            label={t`Name`}
            description={t`You log in with it, and the audit trail shows it. It never changes.`}
            isRequired
            dir="ltr"
            value={name}
            error={
              refused.has('name')
                ? t`Use 2 to 30 small letters, digits, dots, hyphens or underscores, a letter first.`
                : undefined
            }
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {(task.kind === 'invite' || task.kind === 'role') && (
          <Select
            label={t`Role`}
            value={role}
            options={OPERATOR_ROLES.map((value) => {
              const label = roleLabel(value);
              return { value, label: label ? i18n._(label) : value };
            })}
            onValueChange={setRole}
          />
        )}
        <TextArea
          label={t`Reason`}
          description={t`Needed where a second operator has to approve: for accounts of admins, cashiers and risk.`}
          rows={2}
          maxLength={300}
          value={reason}
          error={refused.has('reason') ? t`Say why, in at least 3 characters.` : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
