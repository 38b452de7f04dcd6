import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const stake: TimelineStep = {
  key: 'stake',
  title: 'Stake',
  state: 'done',
  note: <DateTime value="2026-11-21T07:32:08Z" hasSeconds />,
  end: <Money amount="-2500.0000" sign="always" />,
  endNote: 'From 10,000.00 to 7,500.00',
};
const payout: TimelineStep = {
  key: 'payout',
  title: 'Payout',
  state: 'done',
  note: <DateTime value="2026-11-21T07:32:11Z" hasSeconds />,
  end: <Money amount="42500.0000" sign="always" />,
  endNote: 'From 7,500.00 to 50,000.00',
};

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: 'Balance changes', steps: [stake, payout] },
  argTypes: { steps: { control: false } },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything has happened: no step is the current one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(2);
    await expect(steps[1]).not.toHaveAttribute('aria-current');
  },
};

const waiting: TimelineStep = { key: 'result', title: 'Waiting for the result', state: 'current' };

/** The step that is waited for is read out as such. */
export const InProgress: Story = {
  args: { steps: [stake, waiting] },
  play: async ({ canvas }) => {
    const [, current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent('Waiting for the result (in progress)');
  },
};

/** Where it ended without success, the words say so and the mark beside them is another. */
export const Stopped: Story = {
  args: { steps: [stake, { key: 'void', title: 'Round cancelled', state: 'stopped' }] },
  play: async ({ canvas }) => {
    const [, last] = canvas.getAllByRole('listitem');
    await expect(last).not.toHaveAttribute('aria-current');
    await expect(last).toHaveTextContent('Round cancelled');
  },
};

export const Playground: Story = { tags: ['picture'], args: { steps: [stake, payout, waiting] } };
