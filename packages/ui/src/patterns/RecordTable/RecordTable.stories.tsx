import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Hourglass } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import type { TableColumn, TableSort } from '../../components/Table/Table.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type RecordFixture, recordFixtures } from './RecordTable.fixtures.ts';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';

const columns: readonly TableColumn<RecordFixture>[] = [
  { key: 'time', header: 'Time (UTC+7)', isSortable: true, cell: ({ time }) => <DateTime value={time} hasSeconds /> },
  { key: 'cause', header: 'Cause', priority: 'high', cell: ({ cause }) => cause },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    cell: ({ amount }) => <Money amount={amount} tone="outcome" />,
  },
  { key: 'balance', header: 'Balance after', align: 'end', cell: ({ balance }) => <Money amount={balance} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isDone }) =>
      isDone ? (
        <Tag tone="positive" icon={CircleCheck}>
          Done
        </Tag>
      ) : (
        <Tag tone="info" icon={Hourglass}>
          In progress
        </Tag>
      ),
  },
];

const totals = { label: 'Total of 24 entries', cells: { amount: <Money amount="328000.0000" tone="outcome" /> } };
const pages = { page: 1, pageSize: 5, total: 24, onPageChange: fn() };
const rowLink = {
  href: ({ id }: RecordFixture) => `/member?page=record&entry=${id}`,
  label: ({ cause }: RecordFixture) => (
    <>
      Details<VisuallyHidden> of {cause}</VisuallyHidden>
    </>
  ),
  onOpen: fn(),
};

const meta = {
  title: 'Patterns/Records/RecordTable',
  component: RecordTable<RecordFixture>,
  args: { caption: 'Account record', columns, rows: recordFixtures(5), rowKey: ({ id }) => id, totals, pages },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    toolbar: { control: false },
    empty: { control: false },
    totals: { control: false },
  },
} satisfies Meta<typeof RecordTable<RecordFixture>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Turns pages and sorts as a screen does through its address: what was shown stays until the other rows are there. */
function Served(props: RecordTableProps<RecordFixture>) {
  const [asked, setAsked] = useState<{ page: number; sort: TableSort }>({
    page: 1,
    sort: { key: 'time', direction: 'descending' },
  });
  const [shown, setShown] = useState(asked);
  const all = recordFixtures(24).toSorted((one, other) => {
    const order = shown.sort.direction === 'ascending' ? 1 : -1;
    return (
      order * (shown.sort.key === 'amount' ? Number(one.amount) - Number(other.amount) : one.id < other.id ? -1 : 1)
    );
  });
  return (
    <>
      <RecordTable
        {...props}
        rows={all.slice((shown.page - 1) * 5, shown.page * 5)}
        isLoading={asked !== shown}
        sort={asked.sort}
        onSortChange={(sort) => setAsked({ page: 1, sort })}
        pages={{ page: asked.page, pageSize: 5, total: 24, onPageChange: (page) => setAsked({ ...asked, page }) }}
      />
      <Button onClick={() => setShown(asked)}>Answer</Button>
    </>
  );
}

/** Pages and order come from the server: the rows before stay until it answers, then the new count is read out. */
export const Default: Story = {
  render: (args) => <Served {...args} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await expect(status.textContent).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await userEvent.click(answer);
    await waitFor(() => expect(status).toHaveTextContent('1–5 of 24'));
  },
};

export const Playground: Story = {
  tags: ['picture'],
  args: { rowLink, sort: { key: 'time', direction: 'descending' } },
};

/** The whole row leads to its details; other presses of the row and a new tab work as ever. */
export const RowLinks: Story = {
  args: { rowLink },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /88213/ });
    const link = within(row).getByRole('link', { name: 'Details of Lotus Fortune, round 88213' });
    await expect(link).toHaveAttribute('href', '/member?page=record&entry=T-918823');
    const { left, top, height } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + height / 2)).toBe(link);
    await userEvent.click(link);
    await expect(rowLink.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'T-918823' }));
  },
};

function Growing(props: RecordTableProps<RecordFixture>) {
  const [count, setCount] = useState(5);
  return (
    <RecordTable
      {...props}
      rows={recordFixtures(count)}
      more={{ hasMore: count < 10, onMore: () => setCount(count + 5) }}
    />
  );
}

/** A list that goes by cursor: older rows come below, the focus stays, and the count is read out. */
export const ShowMore: Story = {
  args: { pages: undefined, totals: undefined },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getByText('10 entries shown')).toBeInTheDocument();
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The skeleton has the shape of what comes: columns, rows, sums and the line of the pages. */
export const Loading: Story = {
  tags: ['picture'],
  args: { rows: undefined, totals: 'pending', pages: { ...pages, total: undefined }, rowLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    totals: undefined,
    pages: { ...pages, total: 0 },
    empty: (
      <StateView kind="empty" level={2} title="No entries in this period" description="Try a longer date range." />
    ),
  },
};

/** The list has become shorter than the page that was asked for. */
export const NoSuchPage: Story = {
  args: { rows: [], pages: { ...pages, page: 9 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await expect(pages.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

const failure = {
  kind: 'error' as const,
  title: 'The server took too long to respond',
  description: 'Try again.',
  code: 'UPSTREAM_TIMEOUT',
  requestId: '01J9ZK4T8N',
  onRetry: fn(),
};

export const Failed: Story = { args: { rows: undefined, totals: undefined, pages: undefined, failure } };

/** Newer rows did not come: those that were there stay, below the reason. */
export const FailedWithRows: Story = {
  tags: ['picture'],
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(failure.onRetry).toHaveBeenCalledOnce();
  },
};

/** Rows become cards, and each is an area of its link. */
export const Cards: Story = {
  tags: ['picture'],
  args: { rows: recordFixtures(2), rowLink },
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
};
