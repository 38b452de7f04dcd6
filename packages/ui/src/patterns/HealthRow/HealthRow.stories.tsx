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
