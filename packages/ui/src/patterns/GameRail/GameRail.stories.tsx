import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateView } from '../../components/StateView/StateView.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { GameRail } from './GameRail.tsx';

const meta = {
  title: 'Patterns/Games/GameRail',
  component: GameRail,
  args: { title: 'Hot games', games: gameFixtures(6), seeAllHref: '/hot', onToggleFavourite: fn() },
  argTypes: { failure: { control: false } },
} satisfies Meta<typeof GameRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /Naga Catch/ }));
    await expect(args.onToggleFavourite).toHaveBeenCalledWith(4, false);
  },
};

export const Playground: Story = { args: { favourites: new Set([1, 3]) } };

/** More than are seen: two buttons move the line, in either reading direction. */
export const Many: Story = {
  args: { games: gameFixtures(14) },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next games in Hot games' }));
    await waitFor(() => expect(Math.abs(line.scrollLeft)).toBeGreaterThan(100));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous games in Hot games' }));
    await waitFor(() => expect(Math.abs(line.scrollLeft)).toBeLessThan(10));
  },
};

/** Skeletons of the final shape: nothing moves when the games arrive. */
export const Loading: Story = {
  args: { games: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true'),
};

/** Fails by itself: the rest of the page stays. */
export const Failed: Story = {
  args: { games: undefined, failure: <StateView kind="error" onRetry={fn()} /> },
};

/** Nothing to show: no heading over nothing. */
export const Empty: Story = {
  args: { games: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

const longGames = gameFixtures(6).map((game) => ({
  ...game,
  name: game.nodeId === 1 ? 'Lane Battle Grand Final' : game.name,
  badge: 'maintenance' as const,
}));

/** Nothing is cut on a phone: names have two lines, the ribbon has room for its longest word, and all cards are as high. */
export const Narrow: Story = {
  args: { games: longGames },
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const sizes = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) => ({
      asked: [scrollWidth, scrollHeight],
      has: [clientWidth, clientHeight],
    });
    const shown = [canvas.getByRole('link', { name: /Lane Battle/ }), ...canvas.getAllByText('Maintenance')];
    for (const { asked, has } of shown.map(sizes)) await expect(has).toEqual(asked);
    const heights = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <GameRail {...args} />
      <GameRail {...args} title="Recently played" games={undefined} />
    </div>
  ),
};
