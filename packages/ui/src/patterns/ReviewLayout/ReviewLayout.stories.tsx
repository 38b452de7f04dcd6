import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Users } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ReviewLayout } from './ReviewLayout.tsx';

const [onHold, onReject, onApprove] = [fn(), fn(), fn()];

const meta = {
  title: 'Patterns/Console/ReviewLayout',
  component: ReviewLayout,
  args: {
    label: 'Withdrawals to decide',
    title: 'Withdrawals',
    titleEnd: <Link href="#all">All of them</Link>,
    tabs: {
      label: 'Which withdrawals',
      items: [
        { value: 'MINE', label: 'Mine', count: 1 },
        { value: 'ALL', label: 'All', count: 3 },
        { value: 'HELD', label: 'Held', count: 0 },
      ],
      value: 'ALL',
      onValueChange: fn(),
    },
    queue: [
      {
        ...{ key: '1', href: '#1', amount: '2,500,000', age: '14 min', name: 'kimheng' },
        mark: (
          <Tag tone="accent" icon={Users}>
            Second
          </Tag>
        ),
      },
      {
        ...{ key: '2', href: '#2', amount: '8,400,000', age: '11 min', name: 'rithy' },
        mark: (
          <Tag tone="negative" icon={Flag}>
            Risk
          </Tag>
        ),
      },
      { key: '3', href: '#3', amount: '2,150,000', age: '9 min', name: 'maly' },
    ],
    current: '1',
    back: { href: '#queue', label: 'Withdrawals' },
    children: (
      <Card>
        Payout <TextField label="Note" />
      </Card>
    ),
    aside: <Card>kimheng</Card>,
    note: 'You are the second of two.',
    noteEnd: 'Goes to the audit trail',
    field: (onChosen) => (
      <Select
        label="Reason"
        variant="filter"
        placeholder="Reason"
        value={undefined}
        onValueChange={onChosen}
        options={[{ value: 'SECURITY', label: 'Not reached yet' }]}
      />
    ),
    actions: [
      { key: 'hold', label: 'Hold', letter: 'H', onPress: onHold },
      { key: 'reject', label: 'Reject', letter: 'R', variant: 'danger', onPress: onReject },
      { key: 'approve', label: 'Approve', letter: 'A', variant: 'primary', onPress: onApprove },
    ],
  },
  argTypes: {
    queue: { control: false },
    tabs: { control: false },
    actions: { control: false },
    children: { control: false },
    back: { control: false },
  },
} satisfies Meta<typeof ReviewLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A key works on the page, and not in a field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // the page listens a moment after it is seen
    await waitFor(async () => {
      await userEvent.keyboard('r');
      await expect(onReject).toHaveBeenCalled();
    });
    onReject.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'r');
    await expect(onReject).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve A' }));
    await expect(onApprove).toHaveBeenCalledOnce();
  },
};

/** Kinds of the queue are tabs, by arrow keys too. */
export const Kinds: Story = {
  render: function Kinds(args) {
    const [value, setValue] = useState('ALL');
    const queue = value === 'ALL' ? args.queue : args.queue.slice(0, 1);
    return (
      <ReviewLayout {...args} queue={queue} tabs={args.tabs && { ...args.tabs, value, onValueChange: setValue }} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Mine/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** No case is open: on a phone the queue is the page. */
export const QueueAlone: Story = { args: { current: undefined }, tags: ['picture'] };

export const Empty: Story = { args: { current: undefined, queue: [], queueEmpty: 'Nothing waits for a decision.' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Playground: Story = { tags: ['picture'] };
