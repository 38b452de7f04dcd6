import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { StateView } from '../StateView/StateView.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Bet {
  readonly id: string;
  readonly time: string;
  readonly game: string;
  readonly vendor: string;
  readonly stake: string;
  readonly net: string;
}

const bet = (id: number, time: string, game: string, vendor: string, stake: string, net: string): Bet => ({
  id: `20261121-${id}`,
  time: `2026-11-21T${time}+07:00`,
  game,
  vendor,
  stake,
  net,
});
const bets: readonly Bet[] = [
  bet(1, '14:32:08', 'Lotus Fortune', 'House Studio', '2500.0000', '40000.0000'),
  bet(2, '14:31:55', 'Lotus Fortune', 'House Studio', '2500.0000', '-2500.0000'),
  bet(3, '13:10:12', 'River Baccarat A', 'Pearl Live', '50000.0000', '47500.0000'),
  bet(4, '12:58:40', 'Mekong 5/45', 'House Studio', '1000.0000', '-1000.0000'),
  bet(5, '12:40:02', 'Naga Catch', 'Tidal', '8200.0000', '0.0000'),
];

const columns: readonly TableColumn<Bet>[] = [
  { key: 'time', header: 'Time (GMT+7)', cell: ({ time }) => <DateTime value={time} hasSeconds />, isSortable: true },
  { key: 'game', header: 'Game', cell: ({ game }) => game, priority: 'high' },
  { key: 'vendor', header: 'Provider', cell: ({ vendor }) => vendor, priority: 'low' },
  { key: 'stake', header: 'Stake', cell: ({ stake }) => <Money amount={stake} />, align: 'end', isSortable: true },
  { key: 'net', header: 'Net', cell: ({ net }) => <Money amount={net} tone="outcome" />, align: 'end' },
  { key: 'result', header: 'Result', cell: ({ net }) => <Result net={net} /> },
  { key: 'actions', header: 'Actions', cell: () => <Button size="sm">Details</Button>, isActions: true },
];

function Result({ net }: { readonly net: string }) {
  if (Number(net) > 0) return <Tag tone="positive">Won</Tag>;
  return Number(net) < 0 ? <Tag tone="negative">Lost</Tag> : <Tag>Refunded</Tag>;
}

const totals = {
  label: 'Total of 5 bets',
  cells: { stake: <Money amount="64200.0000" />, net: <Money amount="84000.0000" tone="outcome" /> },
};
const pagesOf = (list: string) => <Pagination page={1} pageSize={7} total={5} label={`Pages of ${list}`} />;

const meta = {
  title: 'Data/Table',
  component: Table<Bet>,
  args: {
    caption: 'Betting record',
    columns,
    rows: bets,
    rowKey: ({ id }) => id,
    footer: pagesOf('the betting record'),
  },
  argTypes: { columns: { control: false }, rows: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Table<Bet>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table to every reader: named, with heads of columns and rows. */
export const Default: Story = {
  args: { totals },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Betting record' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length);
    await expect(within(table).getByRole('rowheader', { name: 'River Baccarat A' })).toBeVisible();
    await expect(within(table).getByRole('rowheader', { name: 'Total of 5 bets' })).toBeVisible();
  },
};

export const Playground: Story = {};

export const WithFilters: Story = {
  args: {
    totals,
    toolbar: (
      <Inline justify="space-between">
        <SearchField label="Find a game" value="" onValueChange={fn()} />
        <span>5 bets</span>
      </Inline>
    ),
  },
};

const onSortChange = fn();

function Sorted(props: TableProps<Bet>) {
  const [sort, setSort] = useState<TableSort>({ key: 'time', direction: 'descending' });
  const order = sort.direction === 'ascending' ? 1 : -1;
  const by = (row: Bet) => (sort.key === 'stake' ? Number(row.stake) : Date.parse(row.time));
  return (
    <Table
      {...props}
      rows={bets.toSorted((one, other) => (by(one) - by(other)) * order)}
      sort={sort}
      onSortChange={(next) => {
        onSortChange(next);
        setSort(next);
      }}
    />
  );
}

/** The head of a column sorts by key as by mouse, and says how. */
export const Sortable: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    const stake = canvas.getByRole('columnheader', { name: 'Stake' });
    await expect(stake).toHaveAttribute('aria-sort', 'none');
    canvas.getByRole('button', { name: 'Stake' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'stake', direction: 'descending' });
    await expect(stake).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('River Baccarat A');
    await userEvent.keyboard('{Enter}');
    await expect(stake).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('button', { name: 'Stake' })).toHaveFocus();
  },
};

/** Skeletons in the final shape. */
export const Loading: Story = {
  args: { rows: undefined, isLoading: true, skeletonRows: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** Rows of before stay while the next page comes. */
export const Updating: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    footer: undefined,
    empty: (
      <StateView kind="empty" level={3} title="No bets in these 7 days">
        <Button variant="primary">Play now</Button>
      </StateView>
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    footer: undefined,
    empty: <StateView kind="error" level={3} onRetry={fn()} code="UPSTREAM_TIMEOUT" requestId="01J9ZK4T8N" />,
  },
};

/** For agents. */
export const Compact: Story = { args: { density: 'compact', totals } };

const narrow: Story['decorators'] = [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>];

/** Rows are cards; the table is the same to screen readers, and columns still sort. */
export const Cards: Story = {
  tags: ['picture'],
  args: { totals },
  decorators: narrow,
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(columns.length);
    await expect(canvas.getAllByRole('row')).toHaveLength(bets.length + 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('River Baccarat A');
  },
};

export const CardsLoading: Story = { args: { rows: undefined, isLoading: true, skeletonRows: 2 }, decorators: narrow };

const many: readonly TableColumn<Bet>[] = Array.from({ length: 12 }, (_, index) => ({
  key: `${index}`,
  header: `Column ${index + 1}`,
  cell: ({ stake }) => <Money amount={stake} />,
  align: 'end',
}));

/** More columns than there is room for: the table scrolls by keyboard too, the page does not. */
export const WideTable: Story = {
  args: { columns: many },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Betting record' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A table of many columns is cards already where one of few still has its columns: two to a line, the sums below in one more. */
export const ManyColumns: Story = {
  args: { columnCount: 'many', totals },
  decorators: [(Story) => <div style={{ maxInlineSize: 760 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [, row, next, third, ...others] = canvas.getAllByRole('row');
    await expect(row).toHaveStyle({ display: 'grid' });
    const boxOf = (card = document.body) => card.getBoundingClientRect();
    await expect(boxOf(next).top).toBe(boxOf(row).top);
    await expect(boxOf(third).top).toBeGreaterThan(boxOf(row).bottom);
    await expect(boxOf(others.at(-1)).width).toBe(boxOf(row).width);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const close: readonly TableColumn<Bet>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game },
  ...Array.from({ length: 5 }, (_, index) => ({
    ...many[index]!,
    header: 'Stakes less payouts',
    isSortable: true,
  })),
  {
    key: 'actions',
    header: 'Actions',
    isActions: true,
    cell: () => (
      <>
        <Button size="sm">Transfer</Button>
        <Button size="sm">Details</Button>
      </>
    ),
  },
];

/** Before a table of many columns scrolls, heads and buttons take a second line. */
export const ManyColumnsClose: Story = {
  args: { columnCount: 'many', columns: close, onSortChange },
  decorators: [(Story) => <div style={{ inlineSize: 880 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('button', { name: 'Stakes less payouts' });
    await expect(head).toHaveStyle({ textAlign: 'end' });
    await expect(head!.getBoundingClientRect().height).toBeGreaterThan(24);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const stacked: readonly TableColumn<Bet>[] = [
  columns[1]!,
  {
    ...{ key: 'stake', header: 'Stake', align: 'end', isSortable: true },
    cell: ({ stake }) => <Money amount={stake} />,
    below: { key: 'net', header: 'Net', isSortable: true, cell: ({ net }) => <Money amount={net} /> },
  },
  {
    ...{ key: 'vendor', header: 'Provider', cell: ({ vendor }) => vendor },
    below: { key: 'time', header: 'Time (GMT+7)', cell: ({ time }) => <DateTime value={time} /> },
  },
];

/** Two values of a column above each other: each is read with its own head, and each sorts. */
export const Stacked: Story = {
  args: { columns: stacked, onSortChange, sort: { key: 'net', direction: 'ascending' }, totals },
  play: async ({ canvas }) => {
    onSortChange.mockClear();
    const [, row] = canvas.getAllByRole('row');
    await expect(within(row!).getByRole('cell', { name: /^Stake.*Net/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Stake Net' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('button', { name: 'Net' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Stake' })).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Net' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'net', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'stake', direction: 'descending' });
  },
};

/** On cards both are lines like the others. */
export const StackedCards: Story = {
  args: { columns: stacked, onSortChange, rows: bets.slice(0, 2), footer: undefined },
  decorators: narrow,
  play: async ({ canvas }) => {
    const net = within(canvas.getAllByRole('row')[1]!).getByText('Net', { selector: '[aria-hidden]' });
    await expect(net.getBoundingClientRect().width).toBeGreaterThan(8);
    const boxOf = (part: Element | null) => part!.getBoundingClientRect();
    await expect(boxOf(net.parentElement).width).toBe(boxOf(net.closest('td')).width);
    await expect(canvas.getByRole('button', { name: 'Net' })).toBeVisible();
  },
};

/** On a card several nodes of a cell stay together at the end of its line. */
export const TogetherOnCards: Story = {
  args: {
    columns: [
      columns[1]!,
      {
        key: 'vendor',
        header: 'Provider',
        cell: ({ vendor }) => (
          <>
            By <bdi>{vendor}</bdi>
          </>
        ),
      },
    ],
    rows: bets.slice(0, 1),
    footer: undefined,
  },
  decorators: narrow,
  play: async ({ canvas }) => {
    const { cells } = canvas.getAllByRole<HTMLTableRowElement>('row')[1]!;
    await expect(cells[1]!.children).toHaveLength(2);
  },
};

/** The head stays in sight while the page scrolls. */
export const StickyHead: Story = {
  args: { rows: Array.from({ length: 24 }, (_, index) => ({ ...bets[0]!, id: `${index}` })) },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const head = canvas.getByRole('columnheader', { name: 'Game' });
    await expect(Math.round(head.getBoundingClientRect().top)).toBe(0);
    window.scrollTo(0, 0);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Table
        {...args}
        caption="With sums"
        footer={pagesOf('sums')}
        totals={totals}
        sort={{ key: 'time', direction: 'descending' }}
      />
      <Table {...args} caption="Compact" footer={pagesOf('compact')} density="compact" onSortChange={() => {}} />
      <Table {...args} caption="Loading" footer={undefined} rows={undefined} isLoading skeletonRows={2} />
    </div>
  ),
};
