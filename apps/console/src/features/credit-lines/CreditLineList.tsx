import { useLingui } from '@lingui/react/macro';
import { listCreditLines } from '@mekong/api-client/admin/sdk/listCreditLines';
import type { CreditLineRow } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { Plus } from 'lucide';
import { useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ageLabels, lineStateLabels, lineTones, overdueLabels } from '../../parts/credit-labels.ts';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { lookIn } from '../../parts/tones.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { CreditLineDialog } from './CreditLineDialog.tsx';

/** Every credit line, the newest first, with what is used and how old it is. */
export function CreditLineList() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ q, state, overdue }, ignored] = useFilters({ state: lineStateLabels, overdue: overdueLabels });
  const maySet = useMay('setCreditLine');
  const [isNew, setNew] = useState(false);
  const list = useRows<CreditLineRow>(['listCreditLines', { q, state, overdue }], ({ cursor, signal }) =>
    listCreditLines({
      query: {
        ...{ agent: q, state: state as never, cursor },
        ...(overdue === undefined ? {} : { isOverdue: overdue === 'true' }),
      },
      signal,
    }),
  );
  const title = t({ message: 'Credit lines', comment: 'Page: money that the house advances to agents' });
  return (
    <>
      <PageHeader
        title={title}
        text={t`Money that the house advances to agents, and that they repay within some days.`}
        actions={
          maySet && (
            <Button variant="primary" icon={Plus} onClick={() => setNew(true)}>
              {t`Open a credit line`}
            </Button>
          )
        }
      />
      <ListTable
        ignored={ignored}
        caption={title}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`User name or number of an agent`} />}>
            <ChoiceFilter label={t`State`} name="state" options={options(lineStateLabels)} />
            <ChoiceFilter
              label={t({ message: 'Due', context: 'credit line', comment: 'Filter: overdue or not' })}
              name="overdue"
              options={options(overdueLabels)}
            />
          </Filters>
        }
        empty={t`No credit lines match`}
        none={{ title: t`No credit lines yet`, description: t`Agents get no advances.` }}
        columns={[
          {
            key: 'agent',
            header: t({ message: 'Agent', context: 'contract', comment: 'Column: user name of an agent' }),
            priority: 'high',
            cell: ({ agent }) => <bdi>{agent}</bdi>,
          },
          {
            key: 'limit',
            header: t({ message: 'Limit', context: 'credit line', comment: 'Column: most that may be used' }),
            align: 'end',
            cell: ({ limit, currency }) => <Money amount={limit} currency={currency} />,
          },
          {
            key: 'used',
            header: t({ message: 'Used', context: 'credit line', comment: 'Column: what is not repaid' }),
            align: 'end',
            cell: ({ used, currency }) => <Money amount={used} currency={currency} />,
          },
          {
            key: 'overdue',
            header: t({
              message: 'Overdue',
              context: 'credit line',
              comment: 'Filter: only lines with something overdue',
            }),
            align: 'end',
            cell: ({ overdue: amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'due',
            header: t({ message: 'Oldest due', comment: 'Column: when the oldest advance is due' }),
            cell: ({ nextDueAt }) => (nextDueAt === undefined ? '–' : <DateTime value={nextDueAt} />),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, ageing }) => (
              <StateCell
                label={label(lineStateLabels, now)}
                {...lookIn(lineTones, now)}
                notes={ageing
                  .filter(({ bucket, amount }) => bucket !== 'NOT_DUE' && Number(amount) > 0)
                  .map(({ bucket }) => label(ageLabels, bucket))}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: ({ id, agent }) => (
              <ButtonLink href={`/credit-lines?line=${id}`} size="sm">
                {t({ message: 'View', comment: 'Button that leads to a page' })}
                <VisuallyHidden> {agent}</VisuallyHidden>
              </ButtonLink>
            ),
          },
        ]}
      />
      {isNew && <CreditLineDialog onClose={() => setNew(false)} />}
    </>
  );
}
