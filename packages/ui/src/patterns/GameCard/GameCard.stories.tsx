import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { gameFixtures } from './GameCard.fixtures.ts';
import { GameCard } from './GameCard.tsx';
import { gameBadges } from './GameCard.variants.ts';

const game = { ...gameFixtures(1)[0]!, badge: undefined };

const meta = {
  title: 'Patterns/Games/GameCard',
  component: GameCard,
  args: { game, onToggleFavourite: fn() },
  decorators: [(Story, { parameters: { width = 180 } }) => <div style={{ maxInlineSize: width }}>{Story()}</div>],
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the game, one for its heart. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lotus Fortune' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggleFavourite).toHaveBeenCalledWith(1, false);
  },
};

export const Playground: Story = { args: { isFavourite: true } };

export const Favourite: Story = {
  args: { isFavourite: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true'),
};

/** Waits for the server: the heart takes no second press. */
export const FavouritePending: Story = {
  args: { isFavouritePending: true },
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole('button');
    await userEvent.click(heart);
    await expect(args.onToggleFavourite).not.toHaveBeenCalled();
    await expect(heart).toHaveFocus();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await expect(heart).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Maintenance: Story = { args: { game: { ...game, badge: 'maintenance' } } };

/** Expected back at a known time. */
export const MaintenanceUntil: Story = {
  args: {
    game: {
      ...game,
      badge: 'maintenance',
      maintenanceUntil: <DateTime value="2026-11-21T07:30:00.000Z" show="time" />,
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/Maintenance until/)).toBeVisible(),
};

/** Pointed at, a cover says that it can be played, and what the game returns; one under maintenance does not. */
export const Pointed: Story = {
  args: { game: { ...game, playNote: 'RTP 96.5%' } },
  play: async ({ canvas, canvasElement }) => {
    const cover = canvasElement.querySelector('[data-note]')!;
    await expect(cover).toHaveAttribute('data-note', 'RTP 96.5%');
    // the pointer of the browser may rest on the card, as an earlier story has left it
    const isPointed = canvas.getByRole('article').matches(':hover');
    await expect(getComputedStyle(cover, '::after').content).toBe(isPointed ? '"RTP 96.5%"' : 'none');
  },
};

/** For visitors: the game without an account, while the card is pointed at or has the focus. */
export const PlayFree: Story = {
  args: { game: { ...game, hasFreePlay: true }, onPlayFree: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Play free: Lotus Fortune' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play free: Lotus Fortune' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlayFree).toHaveBeenCalledWith(1);
  },
};

/** On a category page: return to player and least stake. */
export const Facts: Story = {
  args: { game: { ...game, facts: 'RTP 96.5% · from ៛100' } },
  play: async ({ canvas }) => expect(canvas.getByText('RTP 96.5% · from ៛100')).toBeVisible(),
};

/** A visitor without favourites: no heart. */
export const WithoutHeart: Story = { render: ({ game: shown }) => <GameCard game={shown} /> };

export const LongName: Story = {
  args: { game: { ...game, name: 'The golden buffalo of the seven rivers and the moon', badge: 'hot' } },
};

export const Matrix: Story = {
  tags: ['picture'],
  parameters: { width: 900 },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16 }}>
      {[undefined, ...gameBadges].map((badge, index) => (
        <GameCard
          key={badge ?? 'none'}
          game={{ ...gameFixtures(5)[index]!, badge }}
          isFavourite={index % 2 === 0}
          onToggleFavourite={fn()}
        />
      ))}
    </div>
  ),
};
