import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    label: 'Bet 20261121-1',
    items: [
      { key: 'placed', label: 'Placed', value: <DateTime value="2026-11-21T07:32:08Z" hasSeconds /> },
      { key: 'stake', label: 'Stake', value: <Money amount="2500.0000" currency="KHR" /> },
      { key: 'net', label: 'Net', value: <Money amount="40000.0000" currency="KHR" tone="outcome" /> },
      { key: 'round', label: 'Round', value: <bdi>88213</bdi> },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each value belongs to its name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('88213');
  },
};

/** Neither long names nor values without a space leave the line. */
export const LongWords: Story = {
  args: {
    items: [
      {
        key: 'hash',
        label: 'Hash',
        value: <bdi>4a44dc15364204a80fe80e9039455cc1608281820fe2b24f1e5233ade6af1dd5</bdi>,
      },
      { key: 'way', label: 'The account that this payment was made from', value: 'ABA Bank · 000 123 456' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition'))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

export const Playground: Story = { tags: ['picture'] };
