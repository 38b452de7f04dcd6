import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { gameFixtures } from './GameCard.fixtures.ts';
import { GameCard } from './GameCard.tsx';
import { gameBadges } from './GameCard.variants.ts';

const game = { ...gameFixtures(1)[0]!, badge: undefined };

const meta = {
  title: 'Patterns/GameCard',
  component: GameCard,
  args: { game, onToggleFavourite: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
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
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggleFavourite).not.toHaveBeenCalled();
  },
};

export const Maintenance: Story = { args: { game: { ...game, badge: 'maintenance' } } };

/** A visitor without favourites: no heart. */
export const WithoutHeart: Story = { render: ({ game: shown }) => <GameCard game={shown} /> };

export const LongName: Story = {
  args: { game: { ...game, name: 'The golden buffalo of the seven rivers and the moon', badge: 'hot' } },
};

export const Matrix: Story = {
  tags: ['picture'],
  decorators: [(Story) => <div style={{ inlineSize: 720 }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 }}>
      {[undefined, ...gameBadges].map((badge, index) => (
        <GameCard
          key={badge ?? 'none'}
          game={{ ...gameFixtures(4)[index]!, badge }}
          isFavourite={index % 2 === 0}
          onToggleFavourite={fn()}
        />
      ))}
    </div>
  ),
};
