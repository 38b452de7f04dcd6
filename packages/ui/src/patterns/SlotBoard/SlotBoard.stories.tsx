import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { boardFixture } from './SlotBoard.fixtures.ts';
import { SlotBoard } from './SlotBoard.tsx';

const five = ['Naga Lotus Drum King Queen', 'Lotus Naga Lotus Drum King', 'King Queen Naga Lotus Drum'];

const meta = {
  title: 'Patterns/Records/SlotBoard',
  component: SlotBoard,
  args: {
    label: 'Row 1: Naga, Lotus, Drum, King, Queen. Line 4: 3 × Naga.',
    reels: boardFixture(five, ['0 0', '1 1', '2 2']),
    lines: [[0, 1, 2]],
    caption: 'Line 4: 3 × Naga · ៛1,200.00',
  },
} satisfies Meta<typeof SlotBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One picture with its words. */
export const Default: Story = {
  play: async ({ canvas, args }) => expect(canvas.getByRole('img', { name: args.label })).toBeVisible(),
};

export const Playground: Story = {};

/** Reels run from left to right where the page does not. */
export const Lines: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getByRole('img').children;
    await expect(first!.getBoundingClientRect().left).toBeLessThan(second!.getBoundingClientRect().left);
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(1);
  },
};

/** Reels of different heights have no lines; coins say what they hold. On 320 px too. */
export const Heights: Story = {
  args: {
    label: 'Row 1: Naga 5×, Lotus, Drum.',
    reels: boardFixture(five, ['0 0']).map((cells, reel) => [
      ...cells.map((cell, row) => ({ ...cell, note: reel === 0 && row === 0 ? '5×' : undefined })),
      ...cells.slice(0, reel),
    ]),
    caption: undefined,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('polyline')).toBeNull();
    const cells = [...canvasElement.querySelectorAll('[role=img] > div')].map((reel) => reel.firstElementChild!);
    const edges = cells.map((cell) => cell.getBoundingClientRect());
    // cells shrink with the board, and none lies over another
    for (const [index, { left }] of edges.entries())
      await expect(left).toBeGreaterThanOrEqual(index === 0 ? 0 : edges[index - 1]!.right);
    await expect(edges.at(-1)!.right).toBeLessThanOrEqual(
      canvasElement.firstElementChild!.getBoundingClientRect().right,
    );
  },
};

/** Without pictures, and where one does not come, the names stand. */
export const Words: Story = {
  args: {
    reels: boardFixture(five).map((cells, reel) =>
      cells.map(({ name }) => ({ name, imageUrl: reel === 0 ? 'data:image/svg+xml,none' : undefined })),
    ),
    lines: [],
    caption: undefined,
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('NagaLotusKing')),
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={4}>
      <SlotBoard {...args} />
      <SlotBoard {...args} lines={[]} reels={boardFixture(five)} caption="No win" />
    </Stack>
  ),
};
