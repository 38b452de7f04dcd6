import { useLingui } from '@lingui/react/macro';
import { acceptSettlementDifference } from '@mekong/api-client/admin/sdk/acceptSettlementDifference';
import { listSettlementDifferences } from '@mekong/api-client/admin/sdk/listSettlementDifferences';
import type { SettlementDifference } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Check, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import {
  differenceKindLabels,
  differenceOutcomeLabels,
  differenceStateLabels,
} from '../../parts/reconciliation-labels.ts';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';

/** Payments and payouts of which file and books say different things; the provider's figures can be accepted. */
export function DifferenceList() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const mayAccept = useMay('acceptSettlementDifference');
  const [accepting, accept] = useState<SettlementDifference>();
  const mayUnmatched = useMay('getUnmatchedPayment');
  const [{ state, kind, q }, ignored] = useFilters({ state: differenceStateLabels, kind: differenceKindLabels });
  const list = useRows<SettlementDifference>(['listSettlementDifferences', { state, kind, q }], ({ cursor, signal }) =>
    listSettlementDifferences({ query: { state: state as never, kind: kind as never, q, cursor }, signal }),
  );
  const figures = (amount: string, fee: string, currency: string) => (
    <Stack gap={1}>
      <Money amount={amount} currency={currency} />
      <Text size="small" tone="muted">
        {t`Fee`} <Money amount={fee} currency={currency} />
      </Text>
    </Stack>
  );
  return (
    <Section title={t`Differences`}>
      <ListTable
        ignored={ignored}
        caption={t`Differences`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Inline gap={2}>
            <SearchFilter label={t`Number of the payment or part`} />
            <ChoiceFilter label={t`State`} name="state" options={options(differenceStateLabels)} />
            <ChoiceFilter label={t`Difference`} name="kind" options={options(differenceKindLabels)} />
          </Inline>
        }
        empty={t`No differences match`}
        none={{ title: t`No differences`, description: t`Files and books say the same.` }}
        columns={[
          {
            key: 'ref',
            header: t`Payment`,
            priority: 'high',
            cell: ({ ref, method, isPayout, unmatchedId }) => (
              <Stack gap={1}>
                <bdi dir="ltr">{ref}</bdi>
                {mayUnmatched && unmatchedId !== undefined && (
                  <Link href={`/unmatched-payments?item=${unmatchedId}`}>{t`Unmatched payment ${unmatchedId}`}</Link>
                )}
                <Text size="small" tone="muted">
                  {isPayout
                    ? t({ message: 'Payment out', comment: 'Money that was paid out to a member' })
                    : t({ message: 'Payment in', comment: 'Money that a member has paid in' })}{' '}
                  · <bdi>{method}</bdi>
                </Text>
              </Stack>
            ),
          },
          { key: 'kind', header: t`Difference`, cell: ({ kind: how }) => label(differenceKindLabels, how) },
          {
            key: 'told',
            header: t({ message: 'By the file', comment: 'Column: what a settlement file says' }),
            cell: ({ toldAmount, toldFee, currency }) => figures(toldAmount, toldFee, currency),
          },
          {
            key: 'booked',
            header: t({ message: 'By our books', comment: 'Column: what orders and ledger say' }),
            cell: ({ bookedAmount, bookedFee, currency }) => figures(bookedAmount, bookedFee, currency),
          },
          {
            key: 'since',
            header: t({ message: 'Since', context: 'difference', comment: 'Column: when a difference was found' }),
            cell: ({ createdAt }) => <DateTime value={createdAt} />,
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, outcome, decidedBy }) => (
              <StateCell
                label={outcome ? label(differenceOutcomeLabels, outcome) : label(differenceStateLabels, now)}
                tone={now === 'OPEN' ? 'accent' : 'positive'}
                icon={now === 'OPEN' ? TriangleAlert : Check}
                decidedBy={decidedBy}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) =>
              mayAccept &&
              row.state === 'OPEN' &&
              row.kind !== 'BOOKS' && <RowButton label={t`Accept`} of={row.ref} onClick={() => accept(row)} />,
          },
        ]}
      />
      {accepting && <AcceptDialog key={accepting.id} difference={accepting} onClose={() => accept(undefined)} />}
    </Section>
  );
}

function AcceptDialog({
  difference: { id, ref },
  onClose,
}: {
  readonly difference: SettlementDifference;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const act = useAct();
  const [why, setWhy] = useState('');
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={({ operation, target }) => operation === 'acceptSettlementDifference' && target.id === id}
      onClose={onClose}
      title={t`Accept what the provider says of ${ref}?`}
      description={t`The house bears the difference, or gains by it. No wallet changes.`}
      confirmLabel={t`Accept`}
      onConfirm={() =>
        void act
          .run(() => acceptSettlementDifference({ path: { id }, body: reasonIn(why) }), {
            said: t`The difference is accepted`,
            stale: ['listSettlementDifferences', 'getOverview', 'listAudit'],
          })
          .then((done) => done && onClose())
      }
    >
      <ApprovalReason value={why} onValueChange={setWhy} failure={act.error} />
    </ActDialog>
  );
}
