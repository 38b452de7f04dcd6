import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HealthRow } from './HealthRow.tsx';

const meta = {
  title: 'Patterns/Console/HealthRow',
  component: HealthRow,
  args: {
    label: 'Health',
    items: [
      { key: 'site', label: 'Site', detail: 'Open', tone: 'good', toneLabel: 'Healthy' },
      { key: 'jobs', label: 'Jobs', detail: '1 failed run', tone: 'warning', toneLabel: 'Needs attention' },
      { key: 'ledger', label: 'Ledger', detail: '2 balances differ', tone: 'bad', toneLabel: 'Failing' },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof HealthRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each tone is a shape and a word, never a colour alone. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Failing' })).toBeVisible(),
};

export const Playground: Story = { tags: ['picture'] };

/** Six stand as three and three, or in one line where it is wide; never as five and one. */
export const SixParts: Story = {
  tags: ['picture'],
  args: {
    items: [
      { key: 'site', label: 'Site', detail: 'Online, 4 active sessions', tone: 'good', toneLabel: 'Healthy' },
      { key: 'database', label: 'Database', detail: 'Takes writes', tone: 'good', toneLabel: 'Healthy' },
      { key: 'jobs', label: 'Jobs', detail: '57 in all, 0 late', tone: 'good', toneLabel: 'Healthy' },
      { key: 'queues', label: 'Queues', detail: '0 waiting', tone: 'good', toneLabel: 'Healthy' },
      { key: 'payments', label: 'Payments', detail: '1 provider answers', tone: 'good', toneLabel: 'Healthy' },
      { key: 'codes', label: 'Codes by SMS', detail: '0 of 0 used', tone: 'good', toneLabel: 'Healthy' },
    ],
  },
  play: async ({ canvas }) => {
    const lines = new Map<number, number>();
    for (const item of canvas.getAllByRole('listitem')) {
      const { top } = item.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
    // each line holds as many as the first
    await expect(new Set(lines.values()).size).toBe(1);
  },
};
