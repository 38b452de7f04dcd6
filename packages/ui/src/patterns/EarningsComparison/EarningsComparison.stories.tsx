import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EarningsComparison, type EarningsParty } from './EarningsComparison.tsx';

const downline: EarningsParty = {
  ...{ key: 'downline', name: 'chanthy', account: 'chanthy', note: 'earns', tone: 'gain' },
  ...{ now: 33_750_000n, offered: 38_250_000n },
};
const own: EarningsParty = {
  ...{ key: 'own', name: 'You', account: 'dara', note: 'keep, after all downlines', tone: 'own' },
  ...{ now: 48_750_000n, offered: 44_250_000n },
};

const meta = {
  title: 'Patterns/Agents/EarningsComparison',
  component: EarningsComparison,
  args: { currency: 'KHR', nowLabel: 'Now', offeredLabel: 'Offer', parties: [downline, own] },
  argTypes: { parties: { control: false } },
  // beside the terms that are typed there is no more room
  decorators: [(Story) => <div style={{ maxInlineSize: 416 }}>{Story()}</div>],
} satisfies Meta<typeof EarningsComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each party has its sums; a bar is no second way to say them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'chanthy' })).toHaveTextContent('450.00');
    await expect(canvas.getByRole('group', { name: 'You' })).toHaveTextContent('450.00');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Playground: Story = { tags: ['picture'] };

/** A first offer has nothing to be compared with; who pays from the own wallet may keep less than nothing. */
export const FirstOffer: Story = {
  tags: ['picture'],
  args: {
    parties: [
      { ...downline, now: undefined },
      { ...own, now: 0n, offered: -38_250_000n },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Now')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'You' })).toHaveTextContent('3,825.00');
  },
};

/** Long words and large sums break or stand below; nothing is cut off. */
export const Narrow: Story = {
  args: {
    ...{ nowLabel: 'តាមលក្ខខណ្ឌដែលមានសុពលភាព', offeredLabel: 'តាមការផ្តល់ជូននេះ' },
    parties: [
      {
        ...downline,
        name: 'a_very_long_account_name_of_thirty',
        now: 33_750_000_000_000n,
        offered: 38_250_000_000_000n,
      },
      own,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group'))
      await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
