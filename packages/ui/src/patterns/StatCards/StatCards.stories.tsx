import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../../components/Money/Money.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type StatCard, StatCards } from './StatCards.tsx';

const stats: StatCard[] = [
  {
    key: 'turnover',
    label: 'Team turnover',
    value: <Money amount="48210400.0000" currency="KHR" />,
    note: (
      <Text as="span" size="small" tone="positive" weight="semibold">
        +12.4%
      </Text>
    ),
  },
  { key: 'loss', label: 'Net loss', value: <Money amount="3904120.0000" currency="KHR" />, note: '+4.1%' },
  { key: 'members', label: 'Active members', value: '86', note: '−3' },
  { key: 'due', label: 'Dividend due', value: <Money amount="585618.0000" currency="KHR" />, note: '15% tier' },
];

const meta = {
  title: 'Patterns/Agents/StatCards',
  component: StatCards,
  args: { stats, label: 'This cycle' },
  argTypes: { stats: { control: false } },
} satisfies Meta<typeof StatCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure belongs to its label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'This cycle' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};

export const Loading: Story = {
  args: { stats: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true'),
};

/** Two in a line on a small screen. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 340 }}>{Story()}</div>] };

export const Playground: Story = { tags: ['picture'] };
