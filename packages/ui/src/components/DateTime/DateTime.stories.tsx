import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2026-11-21T07:32:08Z' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the merchant's zone, wherever the reader is: 07:32 in Greenwich is 14:32 in Phnom Penh. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('14:32');
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T07:32:08.000Z');
  },
};

export const Playground: Story = { args: { show: 'time', hasSeconds: true } };

export const WithZone: Story = { args: { hasZone: true } };

export const Matrix: Story = {
  tags: ['picture'],
  render: ({ value }) => (
    <Stack gap={2}>
      {(['dateTime', 'date'] as const).flatMap((show) =>
        (['short', 'medium', 'long'] as const).map((length) => (
          <DateTime key={show + length} value={value} show={show} length={length} />
        )),
      )}
      <DateTime value={value} show="time" hasSeconds />
      <DateTime value={value} hasSeconds hasZone />
    </Stack>
  ),
};
