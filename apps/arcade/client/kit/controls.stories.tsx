import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type ControlsOptions, createControls } from './controls.ts';
import { createSettings } from './settings.ts';
import { createTools, type ToolsOptions } from './tools.ts';
import { session } from './workshop/fixtures.ts';
import { GamePart } from './workshop/GamePart.tsx';

type Args = Pick<ControlsOptions, 'onSpin' | 'onStake' | 'hasBalance' | 'fact'> &
  Omit<ToolsOptions, 'settings'> & { readonly maxStake: string | null };

/** Settings of the story alone. */
const settingsOfStory = () =>
  createSettings(() => {
    throw new Error('Nothing is kept.');
  });

function create({ onSpin, onStake, hasBalance, fact, maxStake, ...tools }: Args): readonly HTMLElement[] {
  const { element } = createTools({ settings: settingsOfStory(), ...tools });
  const options = { session: { ...session, maxStake }, onSpin, onStake, hasBalance, tools: element };
  return [createControls({ ...options, ...(fact && { fact }) }).element];
}

/** Stake and the button that starts a round, with the small buttons of every game, at its foot. */
const meta = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  title: 'Games/Controls',
  args: {
    onSpin: fn(),
    onStake: fn(),
    hasBalance: true,
    fact: () => ['Lines', '20'],
    maxStake: null,
    onPaytable: fn(),
    onFairPlay: fn(),
    onRounds: fn(),
    onSettings: fn(),
    onSound: fn(),
  },
  argTypes: {
    onSpin: { description: 'Spin was pressed, while busy too.' },
    onStake: { description: 'The stake that was chosen, in units of the currency.' },
    hasBalance: { description: 'Whether the balance is shown here.' },
    maxStake: { description: 'Largest bet that a bonus of the player allows.' },
    fact: { control: false, description: 'A fact of the game beside the stake: its name and its value.' },
    onPaytable: { description: 'Opens the table of pays.' },
    onFairPlay: { description: 'Opens the seeds and the check of rounds.' },
    onRounds: { description: 'Opens the last rounds.' },
    onSettings: { description: 'Opens the settings of the game.' },
    onSound: { description: 'Sound was just turned on, by a press.' },
  },
  render: (args) => <GamePart height="28rem" create={() => create(args)} />,
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

/** While a bonus allows no larger bet, larger stakes are not offered, and the list says why. */
export const BonusInPlay: Story = {
  args: { maxStake: '2000.0000' },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Raise the bet' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Bet/ }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByText(/^With your bonus you can bet/)).toBeVisible();
  },
};

/** Sound is off until it is asked for, and the button says how it is. */
export const SoundAndPace: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sound off' }));
    await expect(args.onSound).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Sound on' })).toBeVisible();
    const quick = canvas.getByRole('button', { name: 'Quick spin' });
    await userEvent.click(quick);
    await expect(quick).toHaveAttribute('aria-pressed', 'true');
  },
};

/** What not to do: a fact that is none, and that moves to bet. */
export const LuckyFact: Story = { args: { fact: () => ['Luck', 'High now'] } };
