import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ChoiceOption, createChoice } from './choice.ts';
import { GamePart } from './workshop/GamePart.tsx';

interface Args {
  readonly options: readonly ChoiceOption[];
  readonly onChoice: (value: string) => void;
}

const options: readonly ChoiceOption[] = [
  { value: 'x2', choiceLabel: () => '12 free spins', choiceNote: () => 'All wins count twice' },
  { value: 'x1', choiceLabel: () => '24 free spins', choiceNote: () => 'All wins × 1' },
  { value: 'x3', choiceLabel: () => '8 free spins', choiceNote: () => 'All wins × 3' },
];

/** Asks how a round goes on that waits for the player; it waits for as long as that takes. */
const meta = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  title: 'Games/Choice',
  args: { options, onChoice: fn() },
  argTypes: {
    options: { control: false, description: 'The ways on, in their order.' },
    onChoice: { description: 'The value of the way that was pressed.' },
  },
  render: ({ options: ways, onChoice }) => (
    <GamePart
      height="20rem"
      create={() => {
        const choice = createChoice({
          title: () => 'Choose your free spins',
          hint: () => 'Every choice has the same return over a very large number of spins.',
        });
        // the title can only be given the focus where it stands in the page, which is a moment later
        queueMicrotask(() => void choice.ask(ways).then(onChoice));
        return [choice.element];
      }}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three ways on; the title has the focus, and Tab leads to the first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose your free spins' })).toHaveFocus());
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

/** What was pressed is taken, and the board is free again. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /8 free spins/ }));
    await expect(args.onChoice).toHaveBeenCalledWith('x3');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** What not to do: one way is praised, and nobody can tell what it does. */
export const PraisedWay: Story = {
  args: {
    options: [
      { value: 'x3', choiceLabel: () => 'Best choice!', choiceNote: () => 'Most players take this one' },
      { value: 'x1', choiceLabel: () => '24 free spins', choiceNote: () => 'All wins × 1' },
    ],
  },
};
