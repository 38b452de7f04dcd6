import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { roomStatuses } from '../RoomTable/RoomTable.variants.ts';
import { liveTableFixture } from './LiveTableCard.fixtures.ts';
import { LiveTableCard } from './LiveTableCard.tsx';
import { LiveTableCardSkeleton } from './LiveTableCardSkeleton.tsx';

const meta = {
  title: 'Patterns/Games/LiveTableCard',
  component: LiveTableCard,
  args: { table: liveTableFixture() },
  argTypes: { table: { control: false } },
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{Story()}</div>],
} satisfies Meta<typeof LiveTableCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop: the table. Language, dealer, limits and seats are said in words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'River Baccarat A' })).toHaveFocus();
    await expect(canvas.getByText('4 players · open seats')).toBeVisible();
    await expect(canvas.getByText('ខ្មែរ').closest('[lang]')).toHaveAttribute('lang', 'km-KH');
  },
};

export const Playground: Story = {};

/** A table with so many seats. */
export const Seats: Story = {
  args: { table: liveTableFixture({ seatsMax: 7, seatsTaken: 7, status: 'full' }) },
  play: async ({ canvas }) => expect(canvas.getByText('7 of 7 seats')).toBeVisible(),
};

/** Nobody is there yet. */
export const Nobody: Story = {
  args: { table: liveTableFixture({ seatsTaken: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByText('0 players · open seats')).toBeVisible(),
};

/** Outside of its hours. */
export const Closed: Story = {
  args: { table: liveTableFixture({ status: 'closed', until: '2026-11-22T03:00:00.000Z' }) },
  play: async ({ canvas }) => expect(canvas.getByText(/opens at/)).toBeVisible(),
};

export const Maintenance: Story = {
  args: { table: liveTableFixture({ status: 'maintenance', until: '2026-11-22T07:30:00.000Z' }) },
};

/** At 320 px, in Khmer and Arabic. */
export const LongNames: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 288 }}>
      <LiveTableCard table={liveTableFixture({ name: 'បាការ៉ាទន្លេមេគង្គនៅរដូវទឹកឡើងជោរ A', dealer: 'សុភាពបុប្ផារតនា' })} />
      <LiveTableCard
        table={liveTableFixture({
          name: 'باكارات النهر الكبير في موسم الفيضان',
          language: { name: 'العربية', tag: 'ar' },
          status: 'maintenance',
          until: '2026-11-22T07:30:00.000Z',
        })}
      />
    </div>
  ),
};

export const Loading: Story = { render: () => <LiveTableCardSkeleton /> };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {roomStatuses.map((status, index) => (
        <LiveTableCard
          key={status}
          table={liveTableFixture({ status, seatsMax: 7, seatsTaken: index, closesAt: '2026-11-21T19:00:00.000Z' })}
        />
      ))}
    </div>
  ),
};
