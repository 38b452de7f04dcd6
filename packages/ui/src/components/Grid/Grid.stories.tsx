import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';
import { gridColumns } from './Grid.variants.ts';
import { GridPairs } from './GridPairs.tsx';

const cells = ['Live', 'Slots', 'Fish', 'Sports', 'Esports', 'E-Lottery', 'Poker', 'Cockfight'].map((name) => (
  <Card key={name}>
    <Text weight="bold">{name}</Text>
  </Card>
));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { column: 'tile', children: cells },
  argTypes: { column: { options: gridColumns, control: 'inline-radio' } },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { column: 'card', gap: 6 } };

/** Narrower than a column: one column, nothing sticks out. */
export const Narrow: Story = {
  args: { column: 'panel' },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
};

/** Eight cells, three to a line: the last two share theirs. */
export const Filled: Story = {
  args: { column: 'card', isFilled: true },
  decorators: [(Story) => <div style={{ inlineSize: 720 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, last] = ['Live', 'Cockfight'].map((name) => canvas.getByText(name).parentElement?.offsetWidth ?? 0);
    await expect(last).toBeGreaterThan(Number(first));
  },
};

/** Four cells where three have room stand in pairs; where all four have room, in one line. */
export const Pairs: Story = {
  render: () => (
    <Stack gap={6}>
      {[720, 1000].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <GridPairs column="card">{cells.slice(0, 4)}</GridPairs>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const topOf = (name: string, at: number) => canvas.getAllByText(name)[at]?.getBoundingClientRect().top ?? 0;
    await expect(topOf('Slots', 0)).toBe(topOf('Live', 0));
    await expect(topOf('Fish', 0)).toBeGreaterThan(topOf('Slots', 0));
    await expect(topOf('Sports', 0)).toBe(topOf('Fish', 0));
    await expect(topOf('Sports', 1)).toBe(topOf('Live', 1));
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      {gridColumns.map((column) => (
        <Grid key={column} column={column} gap={3}>
          {cells}
        </Grid>
      ))}
    </Stack>
  ),
};
