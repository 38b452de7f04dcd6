import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { longRoomFixtures, roomFixtures } from './RoomTable.fixtures.ts';
import { RoomTable } from './RoomTable.tsx';

const meta = {
  title: 'Patterns/Games/RoomTable',
  component: RoomTable,
  args: { caption: 'Rooms', rooms: roomFixtures, onSortChange: fn() },
  argTypes: { rooms: { control: false } },
} satisfies Meta<typeof RoomTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every status, each with its word; seats are said in words. */
export const Default: Story = {
  args: { footer: <Pagination page={1} pageSize={5} total={43} label="Pages of rooms" /> },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Rooms' });
    await expect(within(table).getByText('3 of 9 seats')).toBeVisible();
    for (const status of ['Open', 'Full', 'Closed']) await expect(within(table).getByText(status)).toBeVisible();
    await expect(within(table).getAllByText('Maintenance')).toHaveLength(2);
  },
};

/** By keyboard: the ways in of a room that is open are to sit down and to look on. */
export const Actions: Story = {
  args: { rooms: roomFixtures.slice(0, 1) },
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { name: 'Join Lotus 1' });
    for (let stop = 0; stop < 12 && document.activeElement !== join; stop += 1) await userEvent.tab();
    await expect(join).toHaveFocus();
    await expect(join).toHaveAttribute('href', expect.stringContaining('room=lotus-1'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Watch Lotus 1' })).toHaveFocus();
  },
};

/** A full room can be watched only. */
export const Full: Story = {
  args: { rooms: roomFixtures.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Watch Heron 1' })).toBeVisible();
  },
};

/** One under maintenance says until when; nobody can look on. */
export const Maintenance: Story = {
  args: { rooms: roomFixtures.slice(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^until/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Watch/ })).not.toBeInTheDocument();
  },
};

/** The heads of columns sort; amounts from the greatest. */
export const Sorting: Story = {
  args: { sort: { key: 'stake', direction: 'descending' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Buy-in/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'buyIn', direction: 'descending' });
  },
};

export const Loading: Story = { args: { rooms: undefined, isLoading: true } };

/** Another page is on its way: the one before stays. */
export const Updating: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: { rooms: [], empty: <StateView kind="empty" level={2} title="No rooms match your filters" /> },
};

export const Failed: Story = {
  args: { rooms: [], empty: <StateView kind="error" level={2} onRetry={fn()} /> },
};

export const LongNames: Story = { args: { rooms: longRoomFixtures } };

/** Below 700 px of its own width each room is a card. */
export const Cards: Story = {
  tags: ['picture'],
  args: { rooms: [...roomFixtures.slice(0, 4), ...longRoomFixtures] },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('table')!;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 1280] },
};
