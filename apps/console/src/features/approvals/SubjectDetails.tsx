import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  Approval,
  DisputeRow,
  DividendRun,
  IdentityCheckRow,
  SettlementDifference,
  WithdrawalRow,
} from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';
import { type Description, DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';
import { decisionLabels, fieldLabels } from '../../parts/check-labels.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { differenceKindLabels } from '../../parts/reconciliation-labels.ts';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';
import { flagLabels } from '../../parts/withdrawal-labels.ts';
import { useMay } from '../../queries/operator.ts';
import {
  findRun,
  findSubject,
  useChecks,
  useDifferences,
  useDisputes,
  useDividendRuns,
  useWithdrawals,
} from './use-subjects.ts';

export interface AboutProps {
  readonly request: Approval;
  /** Stands in when what it is about is not found among the newest. */
  readonly plain: ReactNode;
}

/** A withdrawal that is to be paid: whose, how much, where to, and what speaks for a closer look. */
export function AboutWithdrawal({ request, plain }: AboutProps) {
  return (
    <Loaded query={useWithdrawals([request])}>
      {(rows) => {
        const order = findSubject(rows, request);
        return order ? <Withdrawal order={order} /> : plain;
      }}
    </Loaded>
  );
}

/** A dispute that is to end: whose payment has not arrived, and where its money goes. */
export function AboutDispute({ request, plain }: AboutProps) {
  return (
    <Loaded query={useDisputes([request])}>
      {(rows) => {
        const dispute = findSubject(rows, request);
        return dispute ? <Dispute dispute={dispute} request={request} /> : plain;
      }}
    </Loaded>
  );
}

/** A difference that is to be accepted: what our books have, and what they have then. */
export function AboutDifference({ request, plain }: AboutProps) {
  return (
    <Loaded query={useDifferences([request])}>
      {(rows) => {
        const difference = findSubject(rows, request);
        return difference ? <Difference difference={difference} /> : plain;
      }}
    </Loaded>
  );
}

/** An identity check that is to be decided: whose, and the decision about each detail. What the member said stays on its page, where each look is written down. */
export function AboutCheck({ request, plain }: AboutProps) {
  return (
    <Loaded query={useChecks([request])}>
      {(rows) => {
        const check = findSubject(rows, request);
        return check ? <Check check={check} request={request} /> : plain;
      }}
    </Loaded>
  );
}

/** Dividends that are to be paid: of which window, how many bills, and what they come to. */
export function AboutRelease({ request, plain }: AboutProps) {
  return (
    <Loaded query={useDividendRuns([request])}>
      {({ runs }) => {
        const run = findRun(runs, request);
        return run ? <Release run={run} seen={request.body.digest} /> : plain;
      }}
    </Loaded>
  );
}

export function useMemberFact(id: string, username: string): Description {
  const { t } = useLingui();
  const name = <bdi>{username}</bdi>;
  const mayOpen = useMay('getMember');
  return {
    key: 'member',
    label: t`Member`,
    value: mayOpen ? <Link href={`/members?member=${id}`}>{name}</Link> : name,
  };
}

function useAccountFact({ institutionName, numberEnd }: { institutionName: string; numberEnd: string }): Description {
  const { t } = useLingui();
  return {
    key: 'account',
    label: t({ message: 'Account', comment: 'Of a bank or e-wallet, with the last digits of its number' }),
    value: <bdi>{`${institutionName} ··${numberEnd}`}</bdi>,
  };
}

function Withdrawal({ order }: { readonly order: WithdrawalRow }) {
  const { t } = useLingui();
  const label = useLabel();
  const { id, orderNo, memberId, username, amount, fee, currency, flags, createdAt } = order;
  return (
    <DescriptionList
      label={t`Request`}
      items={[
        {
          key: 'number',
          label: t`Number`,
          value: (
            <Link href={`/withdrawals?order=${id}`}>
              <bdi dir="ltr">{orderNo}</bdi>
            </Link>
          ),
        },
        useMemberFact(memberId, username),
        { key: 'amount', label: t`Amount`, value: <Money amount={amount} currency={currency} /> },
        { key: 'fee', label: t`Fee`, value: <Money amount={fee} currency={currency} /> },
        useAccountFact(order),
        { key: 'at', label: t`Time`, value: <DateTime value={createdAt} /> },
        ...(flags.length > 0
          ? [
              {
                key: 'flags',
                label: t({ message: 'Flags', comment: 'What speaks for a closer look' }),
                value: flags.map((flag) => (
                  <Text key={flag} size="small">
                    {label(flagLabels, flag)}
                  </Text>
                )),
              },
            ]
          : []),
      ]}
    />
  );
}

/** A release that is decided or out of date shows what waits now, which is something else. */
function Release({ run, seen }: { readonly run: DividendRun; readonly seen: unknown }) {
  const { t } = useLingui();
  const label = useLabel();
  const { job, start, end, inReview: made, onHold, sums, digest } = run;
  return (
    <Stack gap={3}>
      {digest !== seen && (
        <Alert
          tone="negative"
          title={t`Other bills wait in this run since then, so the request cannot be done any more. Reject it.`}
        />
      )}
      <DescriptionList
        label={t`Request`}
        items={[
          {
            key: 'kind',
            label: t({ message: 'Kind', context: 'settlement', comment: 'Column: which contracts are settled' }),
            value: label(settlementLabels, job),
          },
          { key: 'window', label: t`Window`, value: <WindowSpan start={start} end={end} /> },
          {
            key: 'bills',
            label: t({ message: 'Bills', context: 'settlement', comment: 'Column: bills of agents' }),
            value: (
              <Stack gap={1}>
                <span>{t`${plural(made, { one: '# bill', other: '# bills' })}`}</span>
                {onHold > 0 && (
                  <Text size="small" tone="muted">
                    {t`${plural(onHold, { one: '# bill is kept back.', other: '# bills are kept back.' })}`}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'sum',
            label: t({ message: 'Sum', context: 'settlement', comment: 'Column: what bills of agents come to' }),
            value: (
              <Stack gap={1}>
                {sums.map(({ currency, releasable }) => (
                  <Money key={currency} amount={releasable} currency={currency} />
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Dispute({ dispute, request: { body } }: { readonly dispute: DisputeRow; readonly request: Approval }) {
  const { t } = useLingui();
  const { caseNo, partNo, memberId, username, amount, currency } = dispute;
  const outcome =
    body.outcome === 'RETURNED'
      ? t`The money goes back to the wallet, and the provider owes it.`
      : t({ message: 'Arrived', comment: 'State of a dispute: the payment has arrived' });
  return (
    <DescriptionList
      label={t`Request`}
      items={[
        {
          key: 'case',
          label: t({ message: 'Case', comment: 'Number of a dispute' }),
          value: (
            <Link href={`/disputes?state=${dispute.state}`}>
              <bdi dir="ltr">{caseNo}</bdi>
            </Link>
          ),
        },
        { key: 'part', label: t`Payment`, value: <bdi dir="ltr">{partNo}</bdi> },
        useMemberFact(memberId, username),
        { key: 'amount', label: t`Amount`, value: <Money amount={amount} currency={currency} /> },
        useAccountFact(dispute),
        { key: 'outcome', label: t`Result`, value: outcome },
      ]}
    />
  );
}

function Difference({ difference }: { readonly difference: SettlementDifference }) {
  const { t } = useLingui();
  const label = useLabel();
  const { provider, method, ref, isPayout, kind, currency } = difference;
  const { toldAmount, toldFee, bookedAmount, bookedFee } = difference;
  return (
    <Stack gap={3}>
      <DescriptionList
        label={t`Request`}
        items={[
          {
            key: 'payment',
            label: isPayout
              ? t({ message: 'Payment out', comment: 'Money that was paid out to a member' })
              : t({ message: 'Payment in', comment: 'Money that a member has paid in' }),
            value: (
              <Link href={`/reconciliation?state=OPEN&kind=${kind}`}>
                <bdi dir="ltr">{ref}</bdi>
              </Link>
            ),
          },
          { key: 'provider', label: t`Payment provider`, value: <bdi>{`${provider} · ${method}`}</bdi> },
          { key: 'kind', label: t`Difference`, value: label(differenceKindLabels, kind) },
        ]}
      />
      <Table
        caption={t({ message: 'Before and after', comment: 'Figures of our books before and after a request is done' })}
        rows={[
          { key: 'amount', name: t`Amount`, before: bookedAmount, after: toldAmount },
          { key: 'fee', name: t`Fee`, before: bookedFee, after: toldFee },
        ]}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', header: '', priority: 'high', cell: ({ name }) => name },
          {
            key: 'before',
            header: t({ message: 'By our books', comment: 'Column: what orders and ledger say' }),
            cell: ({ before }) => <Money amount={before} currency={currency} />,
          },
          {
            key: 'after',
            header: t({ message: 'By the file', comment: 'Column: what a settlement file says' }),
            cell: ({ after }) => <Money amount={after} currency={currency} />,
          },
        ]}
      />
    </Stack>
  );
}

interface FieldDecision {
  readonly field: string;
  readonly reason?: string;
}

function Check({ check, request: { body } }: { readonly check: IdentityCheckRow; readonly request: Approval }) {
  const { t } = useLingui();
  const label = useLabel();
  const { id, username, duplicates } = check;
  return (
    <Stack gap={3}>
      <DescriptionList
        label={t`Request`}
        items={[
          {
            key: 'member',
            label: t`Member`,
            value: (
              <Link href={`/identity-checks?member=${id}`}>
                <bdi>{username}</bdi>
              </Link>
            ),
          },
          ...(duplicates > 0
            ? [
                {
                  key: 'flags',
                  label: t({ message: 'Flags', comment: 'What speaks for a closer look' }),
                  value: t`Another member is the same person`,
                },
              ]
            : []),
        ]}
      />
      <DescriptionList
        label={t({ message: 'Decision', comment: 'About a detail of an identity check' })}
        items={(body.decisions as readonly FieldDecision[]).map(({ field, reason }) => ({
          key: field,
          label: label(fieldLabels, field),
          value: label(decisionLabels, reason ?? 'ACCEPT'),
        }))}
      />
    </Stack>
  );
}
