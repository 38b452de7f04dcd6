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

/** As wide as a phone leaves it: one line without the counts, which goes on beyond the edge. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link').map((tile) => tile.getBoundingClientRect());
    await expect(new Set(tiles.map(({ top }) => top)).size).toBe(1);
    await expect(tiles[0]?.height).toBe(64);
    const line = canvas.getByRole('list');
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  },
};

/** Wide screens have the families in the head of the page. */
export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390] } };
