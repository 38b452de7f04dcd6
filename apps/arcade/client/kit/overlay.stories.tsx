import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createOverlay, type OverlayReason } from './overlay.ts';
import { GamePart } from './workshop/GamePart.tsx';

interface Args {
  readonly reason: OverlayReason;
  readonly hasAction: boolean;
}

/** Lies over the board while nothing can be played, says why and what to do. */
const meta = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  title: 'Games/Overlay',
  args: { reason: 'offline', hasAction: true },
  argTypes: {
    reason: {
      options: ['ended', 'failed', 'offline', 'paused', 'loading'],
      control: 'inline-radio',
      description: 'Why nothing can be played.',
    },
    hasAction: {
      control: 'boolean',
      description: 'Whether it is told what the button does; without that there is none.',
    },
  },
  render: ({ reason, hasAction }) => (
    <GamePart
      key={`${reason} ${hasAction}`}
      height="20rem"
      create={() => {
        const overlay = createOverlay();
        overlay.show(reason, hasAction ? () => overlay.hide(reason) : undefined);
        return [overlay.element];
      }}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The connection is lost in the middle of a round: it is tried again, at once when the player asks for it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Connection lost');
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
};

/** The session is over: there is one way on, back to the games. */
export const Ended: Story = { args: { reason: 'ended' } };

/** What not to do: it says what has happened, and leaves the player alone with it. */
export const WithoutAction: Story = { args: { reason: 'failed', hasAction: false } };
