import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { coverFixture } from '../GameCard/GameCard.fixtures.ts';
import { PlannedFamilies } from './PlannedFamilies.tsx';

const families = [
  { key: 'live', label: 'Live casino', href: '/live', imageUrl: coverFixture(1) },
  { key: 'fish', label: 'Fishing', href: '/fish', imageUrl: coverFixture(2) },
  { key: 'sports', label: 'Sports', href: '/sports', imageUrl: coverFixture(3) },
  { key: 'esports', label: 'Esports', href: '/esports', imageUrl: coverFixture(4) },
  { key: 'pvp', label: 'Poker', href: '/pvp', imageUrl: coverFixture(5) },
];

const meta = {
  title: 'Patterns/Games/PlannedFamilies',
  component: PlannedFamilies,
  args: { families },
  argTypes: { families: { control: false } },
} satisfies Meta<typeof PlannedFamilies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Fishing' })).toHaveAttribute('href', '/fish');
  },
};

export const Playground: Story = {};
