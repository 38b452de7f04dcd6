import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listMessages } from '@mekong/api-client/admin/sdk/listMessages';
import { retryMessage } from '@mekong/api-client/admin/sdk/retryMessage';
import type { Message } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { Ban, Check, CircleX, Clock } from 'lucide';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { FailureAlert } from '../../parts/Failure.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { type Labels, useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';

const stateLabels = {
  waiting: msg({ message: 'Waiting', context: 'message', comment: 'A message that is still being sent' }),
  delivered: msg({ message: 'Delivered', comment: 'A message that reached its provider' }),
  failed: msg({ message: 'Not delivered', comment: 'A message that could not be sent' }),
  withheld: msg({ message: 'Withheld', comment: 'A message that was not sent on purpose' }),
} satisfies Labels<Message['state'] & string>;

const stateTags = {
  waiting: { tone: 'info', icon: Clock },
  delivered: { tone: 'positive', icon: Check },
  failed: { tone: 'negative', icon: CircleX },
  withheld: { tone: 'neutral', icon: Ban },
} as const;

const purposeLabels = {
  loginCode: msg`Log-in code`,
  registerCode: msg`Registration code`,
  recoveryCode: msg`Recovery code`,
  passwordLink: msg`Link for a new password`,
  passwordChanged: msg`Password changed`,
  passwordReset: msg`Password reset`,
  alreadyRegistered: msg`Already registered`,
  agencyApproved: msg`Application of an agent approved`,
  agencyRejected: msg`Application of an agent rejected`,
  authenticatorAdded: msg`Authenticator added`,
  authenticatorRemoved: msg`Authenticator removed`,
  passkeyAdded: msg`Passkey added`,
  passkeyRemoved: msg`Passkey removed`,
  paymentPasswordSet: msg`Withdrawal password set`,
  payoutAccountAdded: msg`Account for withdrawals added`,
  accountClosing: msg`Account is being closed`,
  accountKept: msg`Account stays open`,
  accountClosed: msg`Account closed`,
} satisfies Labels<string>;

/** SMS and mails that the site sends, newest first; in a demo codes and links are read here. */
export function OutboxScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ q, state, purpose }, ignored] = useFilters({ state: stateLabels, purpose: purposeLabels });
  const mayRetry = useMay('retryMessage');
  const act = useAct();
  const list = useRows<Message>(['listMessages', { q, state, purpose }], ({ cursor, signal }) =>
    listMessages({
      query: { address: q, state: state as never, purpose: purpose as never, cursor },
      signal,
    }),
  );
  return (
    <>
      <PageHeader title={t`Messages`} text={t`SMS and emails of the site. In a demo codes and links are read here.`} />
      <FailureAlert error={act.error} />
      <ListTable
        ignored={ignored}
        caption={t`Messages`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`Number or address`} />}>
            <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
            <ChoiceFilter label={t`Purpose`} name="purpose" options={options(purposeLabels)} />
          </Filters>
        }
        empty={t`No messages match`}
        none={{
          title: t`No messages yet`,
          description: t`Codes, links and notices appear here as soon as the site sends them.`,
        }}
        columns={[
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} hasSeconds /> },
          { key: 'to', header: t`To`, priority: 'high', cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
          { key: 'purpose', header: t`Purpose`, cell: (row) => label(purposeLabels, row.purpose) },
          {
            key: 'text',
            header: t`Text`,
            cell: ({ subject, text, hidden, error, language, attempts }) => (
              <Stack gap={1}>
                {subject && <Text weight="semibold">{subject}</Text>}
                <Text size="small" maxLines={3}>
                  {hidden ? t`Hidden: it holds a code` : <bdi lang={language.toLowerCase()}>{text}</bdi>}
                </Text>
                {error && (
                  <Text size="small" tone="negative">
                    {t`${plural(attempts, { one: '# try', other: '# tries' })}`}: <bdi>{error}</bdi>
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'state',
            header: t`State`,
            cell: (row) => {
              const tag = Object.hasOwn(stateTags, row.state)
                ? stateTags[row.state as keyof typeof stateTags]
                : stateTags.waiting;
              return <Tag {...tag}>{label(stateLabels, row.state)}</Tag>;
            },
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: ({ id, state: now, address }) =>
              mayRetry &&
              now === 'failed' && (
                <RowButton
                  label={t`Send again`}
                  of={address}
                  isPending={act.isPending}
                  onClick={() =>
                    void act.run(() => retryMessage({ path: { id } }), {
                      said: t`The message is sent again`,
                      stale: ['listMessages', 'getOverview'],
                    })
                  }
                />
              ),
          },
        ]}
      />
    </>
  );
}
