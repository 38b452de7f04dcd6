import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Countdown } from './Countdown.tsx';

const soon = Date.now() + 161_000;

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { until: soon },
  argTypes: { until: { control: 'date' }, clockOffset: { control: 'number' } },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A timer to screen readers: it is read when somebody comes by, and its seconds are not announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent(/^\d\d:\d\d$/);
    await expect(timer).not.toHaveAttribute('aria-live');
  },
};

export const Playground: Story = {};

/** Over: it stands at zero. */
export const Over: Story = {
  args: { until: '2026-01-01T00:00:00Z' },
  play: async ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('00:00'),
};

/** A day and more in words. */
export const Long: Story = { args: { until: Date.now() + 183_600_000 - 500 } };

/** The device is an hour behind the server: by the server's clock the moment is past. */
export const WrongDeviceClock: Story = {
  args: { clockOffset: 3_600_000 },
  play: async ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('00:00'),
};

// moments that are over or far: a picture is the same whenever it is taken
export const Matrix: Story = {
  tags: ['picture'],
  args: { until: 0 },
  render: (args) => (
    <Stack align="start">
      <Countdown {...args} />
      <Text size="large" weight="bold">
        <Countdown {...args} />
      </Text>
      <Tag tone="live">
        <Countdown {...args} />
      </Tag>
    </Stack>
  ),
};
