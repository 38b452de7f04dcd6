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

const counts = [2, 3, 4, 5, 6, 7, 8];
const many = (count: number): StatCard[] =>
  Array.from({ length: count }, (_, index) => ({ ...stats[index % 4], key: `${index}` }) as StatCard);
/** How many cards stand in each line, from the first to the last. */
const lines = (group: HTMLElement): number[] => {
  const tops = [...group.querySelectorAll('dl > div')].map((card) => card.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
};

/** From two to eight cards at three widths: only a first card has a line to itself. */
export const Counts: Story = {
  render: () => (
    <>
      {[420, 640, 1040].map((width) => (
        <div key={width} style={{ inlineSize: width, display: 'grid', gap: 24, marginBlockEnd: 48 }}>
          {counts.map((count) => (
            <StatCards key={count} label={`${count} at ${width}`} stats={many(count)} />
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const width of [420, 640, 1040])
      for (const count of counts) {
        const [first, ...others] = lines(canvas.getByRole('group', { name: `${count} at ${width}` }));
        await expect(first).toBeGreaterThan(0);
        await expect(others.length && Math.min(...others), `${count} at ${width}`).not.toBe(1);
      }
    await expect(lines(canvas.getByRole('group', { name: '4 at 640' }))).toEqual([2, 2]);
    await expect(lines(canvas.getByRole('group', { name: '5 at 420' }))).toEqual([1, 2, 2]);
    await expect(lines(canvas.getByRole('group', { name: '8 at 1040' }))).toEqual([4, 4]);
  },
};

export const Playground: Story = { tags: ['picture'] };
