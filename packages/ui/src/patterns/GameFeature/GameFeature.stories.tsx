import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { featureFixture } from './GameFeature.fixtures.ts';
import { GameFeature } from './GameFeature.tsx';

const meta = {
  title: 'Patterns/Games/GameFeature',
  component: GameFeature,
  args: { game: featureFixture, onToggleFavourite: fn(), onPlayFree: fn() },
  decorators: [
    (Story, { parameters: { width = 388 } }) => (
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: width * 1.55 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof GameFeature>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the game, one for each of its buttons. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naga of the Tide' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlayFree).toHaveBeenCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggleFavourite).toHaveBeenCalledWith(1, false);
  },
};

/** Art that is not ours has no layers. */
export const CoverOnly: Story = { args: { game: { ...featureFixture, layers: undefined } } };

/** It cannot be played now. */
export const Maintenance: Story = { args: { game: { ...featureFixture, badge: 'maintenance' } } };

/** On a phone, with a long name. */
export const Small: Story = {
  parameters: { width: 235 },
  args: { game: { ...featureFixture, name: 'នាគរាជនៃទឹកជំនន់ និងព្រះច័ន្ទពេញវង់' } },
};

export const Playground: Story = { tags: ['picture'] };
