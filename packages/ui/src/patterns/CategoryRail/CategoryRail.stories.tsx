import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Club, Fish, Gamepad2, Spade, Ticket, Trophy } from 'lucide';
import { expect } from 'storybook/test';
import { CategoryRail } from './CategoryRail.tsx';

const categories = [
  { key: 'live', label: 'Live', href: '/live', glyph: Spade, games: 42 },
  { key: 'rng', label: 'Slots', href: '/rng', glyph: Cherry, games: 1280 },
  { key: 'fish', label: 'Fish', href: '/fish', glyph: Fish, games: 38 },
  { key: 'sports', label: 'Sports', href: '/sports', glyph: Trophy, games: 612 },
  { key: 'esports', label: 'Esports', href: '/esports', glyph: Gamepad2, games: 94 },
  { key: 'elott', label: 'E-Lottery', href: '/elott', glyph: Ticket, games: 1 },
  { key: 'pvp', label: 'Poker', href: '/pvp', glyph: Club, games: 26 },
];

const meta = {
  title: 'Patterns/Games/CategoryRail',
  component: CategoryRail,
  args: { categories },
  argTypes: { categories: { control: false } },
} satisfies Meta<typeof CategoryRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each tile is a link; what has no vendor is simply not among them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: /Slots/ })).toHaveAttribute('href', '/rng');
  },
};

export const Loading: Story = { args: { categories: undefined } };

/** As wide as a phone leaves it. */
const onPhone: Story['decorators'] = [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>];

/** Four to a line, without the counts; the three of the last line share it. */
export const Narrow: Story = {
  decorators: onPhone,
  play: async ({ canvas }) => {
    const [last, ...before] = canvas
      .getAllByRole('link')
      .map((tile) => tile.getBoundingClientRect())
      .reverse();
    const fourth = before.at(-4);
    // the end of the line, whichever side that is
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
    const endOf = (tile = new DOMRect()): number => Math.round(isRightToLeft ? tile.left : tile.right);
    await expect(endOf(last)).toBe(endOf(fourth));
  },
};

/** Six are two lines of three. */
export const Six: Story = {
  args: { categories: categories.slice(0, 6) },
  decorators: onPhone,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((tile) => tile.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  },
};

export const Playground: Story = { tags: ['picture'] };
