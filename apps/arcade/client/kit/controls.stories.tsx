import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type ControlsOptions, createControls } from './controls.ts';
import { session } from './workshop/fixtures.ts';
import { GamePart, inGame } from './workshop/GamePart.tsx';

type Args = Pick<ControlsOptions, 'onSpin' | 'onPaytable' | 'onFairPlay' | 'onStake'>;

/** Balance, stake and the button that starts a round, at the foot of every game. */
const meta = {
  ...inGame,
  title: 'Games/Controls',
  args: { onSpin: fn(), onPaytable: fn(), onFairPlay: fn(), onStake: fn() },
  render: (args) => <GamePart height="28rem" create={() => [createControls({ session, ...args }).element]} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest stake is chosen at the start, and cannot be lowered. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Lower the bet' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Raise the bet' }));
    await expect(args.onStake).toHaveBeenCalledWith('1000.0000');
    await userEvent.click(canvas.getByRole('button', { name: 'Spin' }));
    await expect(args.onSpin).toHaveBeenCalledOnce();
  },
};

/** All stakes, to be chosen by pointer or by arrow keys. */
export const StakeList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bet/ }));
    const [smallest, ...others] = canvas.getAllByRole('radio');
    await expect(others).toHaveLength(session.stakes.length - 1);
    await expect(smallest).toHaveFocus();
  },
};
