import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateView } from '../../components/StateView/StateView.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { featureFixture } from '../GameFeature/GameFeature.fixtures.ts';
import { GameShowcase } from './GameShowcase.tsx';

const games = [featureFixture, ...gameFixtures(13).slice(1)];

const meta = {
  title: 'Patterns/Games/GameShowcase',
  component: GameShowcase,
  args: { title: 'Hot games', games, seeAllHref: '/hot', onToggleFavourite: fn(), onPlayFree: fn() },
  argTypes: { games: { control: false }, failure: { control: false } },
} satisfies Meta<typeof GameShowcase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As many as two rows take; the others are neither seen nor read. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const columns = getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ').length;
    await expect(canvas.getAllByRole('article')).toHaveLength(2 * (columns - 2) + 1);
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(13);
  },
};

export const Loading: Story = {
  args: { games: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true'),
};

/** Fails by itself: the rest of the page stays. */
export const Failed: Story = { args: { games: undefined, failure: <StateView kind="error" onRetry={fn()} /> } };

/** Nothing to show: no heading over nothing. */
export const Empty: Story = {
  args: { games: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 1280] } };
