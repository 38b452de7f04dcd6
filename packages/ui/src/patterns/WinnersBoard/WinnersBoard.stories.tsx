import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateView } from '../../components/StateView/StateView.tsx';
import { winnerFixtures } from './WinnersBoard.fixtures.ts';
import { WinnersBoard } from './WinnersBoard.tsx';

const meta = {
  title: 'Patterns/Content/WinnersBoard',
  component: WinnersBoard,
  args: { winners: winnerFixtures(5) },
  argTypes: { failure: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof WinnersBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thousands separators and two decimals. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(/2,410,000\.00/)).toBeVisible();
  },
};

/** Twenty rows scroll within the board, by keyboard too. */
export const Full: Story = { args: { winners: winnerFixtures(20) } };

export const Loading: Story = { args: { winners: undefined } };

export const Empty: Story = { args: { winners: [] } };

export const Failed: Story = { args: { winners: undefined, failure: <StateView kind="error" onRetry={fn()} /> } };

export const Playground: Story = { tags: ['picture'] };
