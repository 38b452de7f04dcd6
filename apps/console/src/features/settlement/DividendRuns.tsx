import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listDividendRunsOptions } from '@mekong/api-client/admin/queries/listDividendRuns';
import type { DividendRun, DividendRuns as Runs } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { useZone } from '../../parts/use-zone.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';
import { useMay } from '../../queries/operator.ts';
import { useAddress } from '../../state/address.ts';
import { DividendBills } from './DividendBills.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';

const keyOf = ({ job, start }: Pick<DividendRun, 'job' | 'start'>) => `${String(job)} ${start}`;

/** Dividends before they are paid: each run beside the cycle before, its bills, and the release. */
export function DividendRuns() {
  const { t } = useLingui();
  const query = useQuery(listDividendRunsOptions());
  return (
    <Section title={t({ message: 'Dividends', context: 'settlement', comment: 'Heading: dividends of agents' })}>
      <Loaded query={query}>{(answer) => <Reviewed answer={answer} />}</Loaded>
    </Section>
  );
}

function Reviewed({ answer: { runs, needsRelease } }: { readonly answer: Runs }) {
  const { t } = useLingui();
  const label = useLabel();
  const { written } = useZone();
  const [{ item }, change] = useAddress();
  const mayRelease = useMay('releaseDividends');
  const [released, release] = useState<DividendRun>();
  const opener = useRef<Element>(null);
  const show = (run: DividendRun) => {
    opener.current = document.activeElement;
    change({ item: keyOf(run) });
  };
  const hide = () => {
    change({ item: undefined });
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const open = runs.find((run) => keyOf(run) === item);
  const nameOf = ({ job, start }: DividendRun) => `${label(settlementLabels, job)}, ${written(start)}`;
  const moneyOf = (run: DividendRun, of: 'amount' | 'before' | 'difference') => (
    <Stack gap={1}>
      {run.sums.map(({ currency, ...sum }) => (
        <Money key={currency} amount={sum[of]} currency={currency} sign={of === 'difference' ? 'always' : undefined} />
      ))}
    </Stack>
  );
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {needsRelease
          ? t`A run is paid when it is released. Members see its bills as in review until then.`
          : t`A run is paid when its time of review is over, or earlier when it is released. Members see its bills as in review until then.`}
      </Text>
      <Table
        caption={t({ message: 'Dividends', context: 'settlement', comment: 'Heading: dividends of agents' })}
        rows={runs}
        rowKey={keyOf}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={t`No dividends yet`}
            description={t`A run appears here when its cycle was settled.`}
          />
        }
        columns={[
          {
            key: 'kind',
            header: t({ message: 'Kind', context: 'settlement', comment: 'Column: which contracts are settled' }),
            priority: 'high',
            cell: ({ job }) => label(settlementLabels, job),
          },
          { key: 'window', header: t`Window`, cell: ({ start, end }) => <WindowSpan start={start} end={end} /> },
          {
            key: 'bills',
            header: t({ message: 'Bills', context: 'settlement', comment: 'Column: bills of agents' }),
            cell: (run) => <Counts run={run} />,
          },
          {
            key: 'sum',
            header: t({ message: 'Sum', context: 'settlement', comment: 'Column: what bills of agents come to' }),
            align: 'end',
            cell: (run) => moneyOf(run, 'amount'),
          },
          {
            key: 'before',
            header: t({ message: 'Last cycle', comment: 'Column: what dividends came to in the cycle before' }),
            align: 'end',
            cell: (run) => moneyOf(run, 'before'),
          },
          {
            key: 'difference',
            header: t({ message: 'Difference', context: 'dividend', comment: 'Column: to the cycle before' }),
            align: 'end',
            cell: (run) => moneyOf(run, 'difference'),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (run) => (
              <>
                <RowButton
                  label={t({ message: 'Show bills', comment: 'Button: shows the bills of a run' })}
                  of={nameOf(run)}
                  onClick={() => show(run)}
                />
                {mayRelease && run.inReview > 0 && (
                  <RowButton
                    label={t({ message: 'Release', context: 'dividend', comment: 'Button: has dividends paid' })}
                    of={nameOf(run)}
                    onClick={() => release(run)}
                  />
                )}
              </>
            ),
          },
        ]}
      />
      {open && <DividendBills key={keyOf(open)} run={open} onClose={hide} />}
      {released && <ReleaseDialog run={released} onClose={() => release(undefined)} />}
    </Stack>
  );
}

function Counts({ run: { bills, inReview, onHold } }: { readonly run: DividendRun }) {
  const { t } = useLingui();
  const parts = [
    [inReview, t({ message: `${inReview} in review`, comment: 'How many dividends operators may look at' })],
    [onHold, t({ message: `${onHold} kept back`, comment: 'How many dividends operators keep from being paid' })],
  ] as const;
  return (
    <Stack gap={1}>
      <span>{t`${plural(bills, { one: '# bill', other: '# bills' })}`}</span>
      <Text size="small" tone="muted">
        {parts.flatMap(([count, said]) => (count > 0 ? [said] : [])).join(' · ')}
      </Text>
    </Stack>
  );
}
