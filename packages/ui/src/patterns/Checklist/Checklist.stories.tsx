import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Checklist, type ChecklistItem } from './Checklist.tsx';

const items: readonly ChecklistItem[] = [
  {
    ...{ key: 'identity', title: 'Identity check', state: 'open', stateLabel: 'To do' },
    note: 'Four steps. You need it once, before your first withdrawal.',
    link: { label: 'Open the identity check', href: '/identity' },
  },
  {
    ...{ key: 'account', title: 'Account you withdraw to', state: 'waiting', stateLabel: 'Waiting' },
    note: (
      <>
        Can be used from <DateTime value="2026-11-29T07:00:00.000Z" />
      </>
    ),
  },
  { key: 'proof', title: 'Withdrawal password or passkey', state: 'done', stateLabel: 'Done' },
];

const meta = {
  title: 'Patterns/Wallet/Checklist',
  component: Checklist,
  args: { label: 'Before you can withdraw', items },
  argTypes: { items: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each thing has its state in a word; only what is to be done leads on. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Before you can withdraw' })).getAllByRole('listitem');
    await expect(rows.map((row) => within(row).getByText(/^(To do|Waiting|Done)$/).textContent)).toEqual([
      ...['To do', 'Waiting', 'Done'],
    ]);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Open the identity check' })).toHaveAttribute('href', '/identity');
  },
};

/** What was refused or has run out says so, and leads to where it is mended. */
export const Failed: Story = {
  args: {
    items: items.map((item) =>
      item.key === 'identity' ? { ...item, state: 'failed', stateLabel: 'Expired', note: undefined } : item,
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Expired')).toBeVisible(),
};

/** A state goes below a name that leaves no room for it. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>] };

export const Playground: Story = {};
