import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateView } from '../../components/StateView/StateView.tsx';
import { drawHistoryFixtures } from './DrawHistory.fixtures.ts';
import { DrawHistory } from './DrawHistory.tsx';

const meta = {
  title: 'Patterns/Draws/DrawHistory',
  component: DrawHistory,
  args: { caption: 'Past draws of Mekong 5/45', rows: drawHistoryFixtures(6) },
  argTypes: { empty: { control: false }, failure: { control: false } },
} satisfies Meta<typeof DrawHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each draw is a row named by its number; its proof opens and closes by key, and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /20261121-0730/ });
    await expect(within(row).getByText('Verified')).toBeVisible();
    const proof = within(row).getByRole('button', { name: 'Proof' });
    proof.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Proof of draw 20261121-0730' });
    await waitFor(() => expect(within(panel).getByText(/^4a44dc15/)).toBeVisible());
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Copy the hash' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(proof).toHaveFocus());
  },
};

/** A board shows its greatest prize; all of them are one press away. */
export const Board: Story = {
  args: { rows: drawHistoryFixtures(6).slice(4, 5) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All prizes' }));
    const panel = await screen.findByRole('dialog', { name: 'Numbers of draw 20261121-0726' });
    await expect(within(panel).getAllByRole('term')).toHaveLength(4);
  },
};

/** A public value that was mixed in is part of the proof. */
export const PublicValue: Story = {
  args: { rows: drawHistoryFixtures(6).slice(2, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proof' }));
    const panel = await screen.findByRole('dialog', { name: 'Proof of draw 20261121-0728' });
    await expect(within(panel).getByRole('button', { name: 'Copy the public value' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { rows: undefined, isLoading: true },
  play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'),
};

export const Empty: Story = {
  args: { rows: [], empty: <StateView kind="empty" level={3} title="Nothing was drawn on this day" /> },
};

export const Failed: Story = {
  args: { rows: undefined, failure: { kind: 'error', onRetry: fn(), code: 'INTERNAL', requestId: '01J9ZK4T8N' } },
};

const pages = { page: 1, pageSize: 6, total: 214, onPageChange: fn() };

export const WithPages: Story = { args: { pages } };

/** Rows are cards. */
export const Narrow: Story = {
  tags: ['picture'],
  args: { pages },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Playground: Story = { tags: ['picture'], args: { pages } };
