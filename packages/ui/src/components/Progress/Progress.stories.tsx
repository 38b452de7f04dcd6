import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';
import { progressTones } from './Progress.variants.ts';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Turnover of the welcome bonus', value: 64, valueText: '64%' },
  argTypes: { tone: { options: progressTones, control: 'inline-radio' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its label and read with its words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Turnover of the welcome bonus' });
    await expect(bar).toHaveAttribute('aria-valuetext', '64%');
  },
};

export const Playground: Story = { args: { tone: 'live' } };

/** Nobody knows how long. */
export const Indeterminate: Story = {
  args: { label: 'Uploading', value: undefined, valueText: undefined, tone: 'live' },
};

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      {progressTones.flatMap((tone) =>
        [0, 35, 100].map((value) => (
          <Progress key={tone + value} label="Level 3" value={value} valueText={`${value}%`} tone={tone} />
        )),
      )}
      <Progress label="Uploading" tone="live" />
    </Stack>
  ),
};
