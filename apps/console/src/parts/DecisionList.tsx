import { useLingui } from '@lingui/react/macro';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import type { TableColumn } from '@mekong/ui/Table';
import type { TagProps } from '@mekong/ui/Tag';
import { Fragment, type ReactNode, useState } from 'react';
import { useMay } from '../queries/operator.ts';
import { type CursorPage, type PageCall, useRows } from '../queries/use-rows.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { Filters } from './Filters.tsx';
import { ListTable } from './ListTable.tsx';
import { type Labels, useLabel, useOptions } from './labels.ts';
import { MoneyFilters } from './MoneyFilters.tsx';
import { RowButton } from './RowButton.tsx';
import { SearchFilter } from './SearchFilter.tsx';
import { StateCell } from './StateCell.tsx';
import { lookIn } from './tones.ts';
import { useFilters } from './use-filters.ts';
import { type MoneyQuery, useMoneyFilter } from './use-money-filter.ts';

/** Money that a member wants moved. In the state REVIEW it waits for a decision. */
interface Order {
  readonly id: string;
  readonly createdAt: string;
  readonly amount: string;
  readonly currency: string;
  readonly state: string;
  readonly decidedBy?: string | undefined;
}

/** What a list of orders is narrowed by. */
interface DecisionQuery extends MoneyQuery {
  readonly q: string | undefined;
  /** One that the contract knows: others are left out of the address. */
  readonly state: never;
}

interface DecisionListProps<Row extends Order> {
  /** Name of the page and of its table. */
  readonly title: string;
  readonly text: string;
  /** The operation of the list. */
  readonly operation: string;
  /** Reads a page of it, narrowed as the address asks. */
  readonly read: (query: DecisionQuery, call: PageCall) => Promise<CursorPage<Row>>;
  /** What a search finds. */
  readonly searchLabel: string;
  /** Whether an order is paid by a method of a provider. @default true */
  readonly hasMethod?: boolean | undefined;
  readonly states: Labels<string>;
  readonly tones: Readonly<Record<string, TagProps['tone']>>;
  /** Number of an order, as people say it. */
  readonly numberOf: (row: Row) => string;
  /** Where one order is shown with what it is decided by; absent where there is no such page. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  /** Columns between time and amount: whose money it is. */
  readonly people: readonly TableColumn<Row>[];
  /** Columns between amount and state. */
  readonly details: readonly TableColumn<Row>[];
  /** What has led to the state, a line each. */
  readonly notesOf: (row: Row) => readonly string[];
  /** Said when the filter finds nothing. */
  readonly empty: string;
  /** Said when there is nothing at all. */
  readonly none: { readonly title: string; readonly description: string };
  /** Whether an order must not be approved yet. @default none */
  readonly isHeld?: ((row: Row) => boolean) | undefined;
  /** The operations that decide. */
  readonly decisions: { readonly approve: string; readonly reject: string };
  /** The question before a decision. */
  readonly ask: (row: Row, isRejection: boolean, onClose: () => void) => ReactNode;
  /** What stands above the list. */
  readonly children?: ReactNode;
}

/** A page of money that members want moved: what waits is approved or rejected here. */
export function DecisionList<Row extends Order>(props: DecisionListProps<Row>) {
  const { title, text, operation, read, states, tones, numberOf, people, details, notesOf, children } = props;
  const { empty, none, decisions, ask, hrefOf, searchLabel, hasMethod = true, isHeld } = props;
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [filters, unknown] = useFilters({ state: states });
  const [money, unread] = useMoneyFilter(filters);
  const { q, state } = filters;
  const query = { q, state: state as never, ...money, ...(hasMethod ? {} : { method: undefined }) };
  const [mayApprove, mayReject] = [useMay(decisions.approve), useMay(decisions.reject)];
  const [deciding, decide] = useState<{ row: Row; isRejection: boolean }>();
  const list = useRows<Row>([operation, query], (call) => read(query, call));
  return (
    <>
      <PageHeader title={title} text={text} />
      {children}
      <ListTable
        ignored={[...unknown, ...unread]}
        caption={title}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={searchLabel} />}>
            <ChoiceFilter label={t`State`} name="state" options={options(states)} />
            <MoneyFilters hasMethod={hasMethod} />
          </Filters>
        }
        empty={empty}
        none={none}
        columns={[
          {
            key: 'number',
            header: t`Number`,
            priority: 'high',
            cell: (row) => {
              const number = <bdi>{numberOf(row)}</bdi>;
              return hrefOf ? <Link href={hrefOf(row)}>{number}</Link> : number;
            },
          },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          ...people,
          {
            key: 'amount',
            header: t`Amount`,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          ...details,
          {
            key: 'state',
            header: t`State`,
            cell: (row) => (
              <StateCell
                label={label(states, row.state)}
                {...lookIn(tones, row.state)}
                notes={notesOf(row)}
                decidedBy={row.decidedBy}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (row) => {
              const button = (name: string, isRejection: boolean) => (
                <RowButton label={name} of={numberOf(row)} onClick={() => decide({ row, isRejection })} />
              );
              return (
                row.state === 'REVIEW' && (
                  <>
                    {mayApprove && !isHeld?.(row) && button(t`Approve`, false)}
                    {mayReject && button(t`Reject`, true)}
                  </>
                )
              );
            },
          },
        ]}
      />
      {deciding && (
        <Fragment key={deciding.row.id}>{ask(deciding.row, deciding.isRejection, () => decide(undefined))}</Fragment>
      )}
    </>
  );
}
