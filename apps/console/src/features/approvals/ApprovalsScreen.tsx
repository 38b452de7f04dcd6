import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listApprovalsOptions } from '@mekong/api-client/admin/queries/listApprovals';
import { approveRequest } from '@mekong/api-client/admin/sdk/approveRequest';
import { rejectRequest } from '@mekong/api-client/admin/sdk/rejectRequest';
import { withdrawRequest } from '@mekong/api-client/admin/sdk/withdrawRequest';
import type { Approval } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { CopyButton } from '@mekong/ui/CopyButton';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Switch } from '@mekong/ui/Switch';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { TextArea } from '@mekong/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { Ban, Check, CircleX, Clock } from 'lucide';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { operationLabels } from '../../parts/operation-labels.ts';
import { Records } from '../../parts/Records.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { refusedNames } from '../../parts/refused-names.ts';
import { useAct } from '../../parts/use-act.ts';
import { useFailure } from '../../parts/use-failure.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useAddress } from '../../state/address.ts';
import { linkIn } from './link-in.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { useRequestWords } from './use-request-words.ts';

const stateLabels = {
  PENDING: msg({ message: 'Waiting', context: 'request', comment: 'A request that waits for a second operator' }),
  APPROVED: msg({ message: 'Approved', context: 'request', comment: 'State of a request' }),
  REJECTED: msg({ message: 'Rejected', context: 'request', comment: 'State of a request' }),
  WITHDRAWN: msg({ message: 'Withdrawn', context: 'request', comment: 'State of a request: its maker took it back' }),
  FAILED: msg({ message: 'Failed', context: 'request', comment: 'State of a request that could not be done any more' }),
  EXPIRED: msg({ message: 'Expired', context: 'request', comment: 'State of a request that nobody decided in time' }),
} satisfies Labels<string>;

const looks = {
  PENDING: { tone: 'info', icon: Clock },
  APPROVED: { tone: 'positive', icon: Check },
  REJECTED: { tone: 'negative', icon: CircleX },
  FAILED: { tone: 'negative', icon: CircleX },
} as const;

interface Decision {
  readonly kind: 'approve' | 'reject' | 'withdraw';
  readonly request: Approval;
}

/** Requests for a second operator: one asks, another decides. */
export function ApprovalsScreen() {
  const { t } = useLingui();
  const say = useFailure();
  const label = useLabel();
  const [{ request: only }, tell] = useAddress();
  const [{ state }, ignored] = useFilters({ state: ['ALL'] });
  const isAll = state === 'ALL';
  const query = useQuery(listApprovalsOptions({ query: { state: isAll || only ? 'ALL' : 'PENDING' } }));
  const rows = query.data?.content.filter(({ id }) => only === undefined || id === only);
  const wordsOf = useRequestWords(rows ?? []);
  const [decision, decide] = useState<Decision>();
  const [link, setLink] = useState<string>();
  return (
    <>
      <PageHeader
        title={t`Approvals`}
        text={t`One operator asks, another decides. Nobody decides a request of their own.`}
        actions={
          only === undefined ? (
            <Switch
              label={t`Show decided requests`}
              isChecked={isAll}
              onCheckedChange={(isOn) => tell({ state: isOn ? 'ALL' : undefined })}
            />
          ) : (
            <Link href="/approvals">{t`All requests`}</Link>
          )
        }
      />
      {link && (
        <Alert
          tone="positive"
          title={t`The one-time link is shown this once`}
          description={
            <Stack gap={2} align="start">
              <bdi dir="ltr">{link}</bdi>
              <CopyButton size="sm" text={link}>{t`Copy the link`}</CopyButton>
            </Stack>
          }
        />
      )}
      <Records<Approval>
        ignored={ignored}
        caption={t`Approvals`}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={query.isPending}
        failure={query.error ? { ...say(query.error), onRetry: () => void query.refetch() } : undefined}
        empty={
          <StateView
            kind="empty"
            level={2}
            title={t`Nothing waits for a decision`}
            description={t`What needs a second operator appears here.`}
          />
        }
        columns={[
          {
            key: 'what',
            header: t`Request`,
            priority: 'high',
            cell: (request) => (
              <Stack gap={1}>
                <span>{label(operationLabels, request.operation)}</span>
                <Text size="small">
                  <bdi>{wordsOf(request)}</bdi>
                </Text>
              </Stack>
            ),
          },
          { key: 'who', header: t`Asked by`, cell: ({ maker }) => <bdi>{maker}</bdi> },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, decidedBy, decision: why }) => (
              <Stack gap={1} align="start">
                <Tag {...(Object.hasOwn(looks, now) ? looks[now as keyof typeof looks] : { icon: Ban })}>
                  {label(stateLabels, now)}
                </Tag>
                {decidedBy && (
                  <Text size="small" tone="muted">
                    <bdi>{[decidedBy, why].filter(Boolean).join(': ')}</bdi>
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (request) =>
              request.state === 'PENDING' &&
              (request.isOwn ? (
                <RowButton
                  label={t({
                    message: 'Withdraw',
                    context: 'request',
                    comment: 'Button: its maker takes a request back',
                  })}
                  of={wordsOf(request) || request.id}
                  onClick={() => decide({ kind: 'withdraw', request })}
                />
              ) : (
                <Inline gap={2}>
                  <RowButton
                    label={t`Approve`}
                    of={wordsOf(request) || request.id}
                    onClick={() => decide({ kind: 'approve', request })}
                  />
                  <RowButton
                    label={t`Reject`}
                    of={wordsOf(request) || request.id}
                    onClick={() => decide({ kind: 'reject', request })}
                  />
                </Inline>
              )),
          },
        ]}
      />
      {decision && <DecisionDialog decision={decision} onClose={() => decide(undefined)} onLink={setLink} />}
    </>
  );
}

interface DecisionDialogProps {
  readonly decision: Decision;
  readonly onClose: () => void;
  readonly onLink: (link: string | undefined) => void;
}

function DecisionDialog({ decision: { kind, request }, onClose, onLink }: DecisionDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [reason, setReason] = useState('');
  const words = {
    approve: {
      title: t`Approve this request?`,
      description: t`It is done at once, as it was asked for.`,
      confirmLabel: t`Approve`,
      said: t`Approved and done`,
    },
    reject: {
      title: t`Reject this request?`,
      description: t`It is closed without being done. Its maker reads your reason.`,
      confirmLabel: t`Reject`,
      said: t`The request is rejected`,
    },
    withdraw: {
      title: t`Withdraw this request?`,
      description: t`It is closed without being done.`,
      confirmLabel: t({ message: 'Withdraw', context: 'request', comment: 'Button: its maker takes a request back' }),
      said: t`The request is withdrawn`,
    },
  }[kind];
  const { said, ...question } = words;
  const path = { approvalId: request.id };
  const send = async (): Promise<void> => {
    if (kind === 'reject') await rejectRequest({ path, body: { reason: reason.trim() } });
    else if (kind === 'withdraw') await withdrawRequest({ path });
    else onLink(linkIn((await approveRequest({ path })).result, location.origin));
  };
  return (
    <ActDialog
      {...question}
      act={act}
      isOpen
      onClose={onClose}
      tone={kind === 'reject' ? 'danger' : 'default'}
      onConfirm={() =>
        void act
          .run(send, { said, stale: ['listApprovals', 'listOperators', 'listWalletCorrections'] })
          .then((done) => done && onClose())
      }
    >
      <Stack gap={3}>
        <Text>
          <bdi>{request.maker}</bdi>: <bdi>{request.reason}</bdi>
        </Text>
        <RequestDetails request={request} />
        {kind === 'reject' && (
          <TextArea
            label={t`Reason`}
            isRequired
            rows={2}
            maxLength={300}
            value={reason}
            error={refusedNames({}, act.error).has('reason') ? t`Say why, in at least 3 characters.` : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Stack>
    </ActDialog>
  );
}
