import { useLingui } from '@lingui/react/macro';
import { approveAgentApplication } from '@mekong/api-client/admin/sdk/approveAgentApplication';
import { listAgentApplications } from '@mekong/api-client/admin/sdk/listAgentApplications';
import { rejectAgentApplication } from '@mekong/api-client/admin/sdk/rejectAgentApplication';
import type { AgentApplication } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { channelLabels, contactLabels, reasonLabels, stateLabels } from '../../parts/application-labels.ts';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { NoteLine, StateCell } from '../../parts/StateCell.tsx';
import { lookIn } from '../../parts/tones.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';

const tones = { OPEN: 'accent', APPROVED: 'positive', REJECTED: 'negative' } as const;

/** Whoever wants to become an agent of the house: what they wrote, and the decision. */
export function ApplicationsScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ state }, ignored] = useFilters({ state: stateLabels });
  const [mayApprove, mayReject] = [useMay('approveAgentApplication'), useMay('rejectAgentApplication')];
  const mayOpen = useMay('getMember');
  const [deciding, decide] = useState<{ row: AgentApplication; isRejection: boolean }>();
  const list = useRows<AgentApplication>(['listAgentApplications', { state }], ({ cursor, signal }) =>
    listAgentApplications({ query: { state: state as never, cursor }, signal }),
  );
  const title = t({ message: 'Agent applications', comment: 'Page of those who want to become agents' });
  return (
    <>
      <PageHeader title={title} text={t`Members and visitors who want to become agents of the house.`} />
      <ListTable
        ignored={ignored}
        caption={title}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Inline gap={2}>
            <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
          </Inline>
        }
        empty={t`No applications match`}
        none={{ title: t`No applications yet`, description: t`They are sent from the agent section of the site.` }}
        columns={[
          { key: 'ticket', header: t`Ticket`, priority: 'high', cell: ({ ticket }) => <bdi>{ticket}</bdi> },
          { key: 'at', header: t`Time`, cell: ({ sentAt }) => <DateTime value={sentAt} /> },
          {
            key: 'who',
            header: t({ message: 'Applicant', comment: 'Column: who wants to become an agent' }),
            cell: ({ realName, username, memberId, country }) => (
              <Stack gap={1}>
                <bdi>{realName}</bdi>
                {memberId === undefined || !mayOpen ? (
                  <NoteLine text={`${username} · ${country}`} />
                ) : (
                  <Text size="small">
                    <Link href={`/members?member=${memberId}`}>
                      <bdi>{username}</bdi>
                    </Link>{' '}
                    · {country}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'contact',
            header: t({ message: 'Contact', context: 'application', comment: 'How an applicant is reached' }),
            cell: ({ contactBy, contact }) => (
              <Stack gap={1}>
                <bdi dir="ltr">{contact}</bdi>
                <NoteLine text={label(contactLabels, contactBy)} />
              </Stack>
            ),
          },
          {
            key: 'players',
            header: t({ message: 'Players', comment: 'Column: where an applicant finds players, and how many' }),
            cell: ({ expectedPlayers, channels, urls, experience, message }) => (
              <Stack gap={1}>
                <span>
                  {t`${expectedPlayers} in three months`} ·{' '}
                  {channels.map((one) => label(channelLabels, one)).join(', ')}
                </span>
                {[...urls, experience, message].map((line) => line && <NoteLine key={line} text={line} />)}
              </Stack>
            ),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, reason, decidedBy }) => (
              <StateCell
                label={label(stateLabels, now)}
                {...lookIn(tones, now)}
                notes={reason ? [label(reasonLabels, reason)] : []}
                decidedBy={decidedBy}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) =>
              row.state === 'OPEN' && (
                <>
                  {mayApprove && (
                    <RowButton label={t`Approve`} of={row.ticket} onClick={() => decide({ row, isRejection: false })} />
                  )}
                  {mayReject && (
                    <RowButton label={t`Reject`} of={row.ticket} onClick={() => decide({ row, isRejection: true })} />
                  )}
                </>
              ),
          },
        ]}
      />
      {deciding && <Decision key={deciding.row.id} {...deciding} onClose={() => decide(undefined)} />}
    </>
  );
}

interface DecisionProps {
  readonly row: AgentApplication;
  readonly isRejection: boolean;
  readonly onClose: () => void;
}

/** Asks before an application is decided. Who has neither an account nor an email address is to be told by hand. */
function Decision({ row, isRejection, onClose }: DecisionProps) {
  const { t } = useLingui();
  const { id, ticket, realName, memberId, contactBy, contact } = row;
  const path = { id };
  const told =
    memberId !== undefined
      ? t`The member reads it in the inbox.`
      : contactBy === 'EMAIL'
        ? t`The applicant gets an email.`
        : t`Tell the applicant yourself: ${contact}.`;
  return (
    <DecisionDialog
      isRejection={isRejection}
      title={isRejection ? t`Reject the application ${ticket}?` : t`Approve the application ${ticket}?`}
      description={
        <>
          <bdi>{realName}</bdi>.{' '}
          {isRejection
            ? t`The reason is shown to the applicant.`
            : memberId === undefined
              ? t`The applicant makes an account that of an agent by the ticket.`
              : t`The account is that of an agent at once.`}{' '}
          {told}
        </>
      }
      said={isRejection ? t`The application is rejected` : t`The application is approved`}
      list="listAgentApplications"
      reasons={reasonLabels}
      firstReason="UNREACHED"
      onApprove={() => approveAgentApplication({ path })}
      onReject={(body) => rejectAgentApplication({ path, body })}
      onClose={onClose}
    />
  );
}
