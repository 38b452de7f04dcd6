import { useLingui } from '@lingui/react/macro';
import { decidePayoutAccount } from '@mekong/api-client/admin/sdk/decidePayoutAccount';
import type { PayoutAccountRow } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMay } from '../../queries/operator.ts';
import { useAccountReviews } from './use-account-reviews.ts';

/** Characters that a reason has at least. */
const leastReason = 3;

/** Accounts whose name the provider was not sure of: somebody compares it. Nothing is shown while none waits. */
export function AccountReviews() {
  const { t } = useLingui();
  const mayDecide = useMay('decidePayoutAccount');
  const act = useAct();
  const [deciding, decide] = useState<{ account: PayoutAccountRow; accept: boolean }>();
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const list = useAccountReviews();
  if (!list.rows?.length) return null;
  const ask = (account: PayoutAccountRow, accept: boolean) => {
    setReason('');
    decide({ account, accept });
  };
  const confirm = () => {
    if (!deciding) return;
    setTooShort(reason.trim().length < leastReason);
    if (reason.trim().length < leastReason) return;
    const { account, accept } = deciding;
    void act
      .run(() => decidePayoutAccount({ path: { id: account.id }, body: { accept, reason: reason.trim() } }), {
        said: accept ? t`The account is accepted` : t`The account is blocked`,
        stale: ['listPayoutAccountReviews', 'listAudit'],
      })
      .then((done) => done && decide(undefined));
  };
  return (
    <Section title={t`Names to compare`}>
      <ListTable
        caption={t`Names to compare`}
        list={list}
        rowKey={({ id }) => id}
        empty={t`No names to compare`}
        columns={[
          { key: 'member', header: t`Member`, priority: 'high', cell: ({ username }) => <bdi>{username}</bdi> },
          {
            key: 'name',
            header: t`Name`,
            cell: ({ holder, knownName }) => (
              <Stack gap={1}>
                <bdi>{holder}</bdi>
                {knownName && (
                  <Text size="small" tone="muted">
                    {t`Known as`} <bdi>{knownName}</bdi>
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'account',
            header: t({ message: 'Account', comment: 'Of a bank or e-wallet, with the last digits of its number' }),
            cell: ({ institutionName, numberEnd }) => <bdi>{`${institutionName} ··${numberEnd}`}</bdi>,
          },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (account) =>
              mayDecide && (
                <Inline gap={2}>
                  <RowButton label={t`Accept`} of={account.username} onClick={() => ask(account, true)} />
                  <RowButton label={t`Block`} of={account.username} onClick={() => ask(account, false)} />
                </Inline>
              ),
          },
        ]}
      />
      <ActDialog
        act={act}
        isOpen={deciding !== undefined}
        onClose={() => decide(undefined)}
        tone={deciding?.accept ? 'default' : 'danger'}
        title={deciding?.accept ? t`Accept the account?` : t`Block the account?`}
        description={
          deciding?.accept ? t`It can be used after the wait of a new account.` : t`Nothing is paid to it any more.`
        }
        confirmLabel={deciding?.accept ? t`Accept` : t`Block`}
        onConfirm={confirm}
      >
        <TextArea
          label={t`Reason, for the audit trail`}
          isRequired
          rows={2}
          maxLength={300}
          value={reason}
          error={isTooShort ? t`Write at least 3 characters.` : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setTooShort(false);
          }}
        />
      </ActDialog>
    </Section>
  );
}
