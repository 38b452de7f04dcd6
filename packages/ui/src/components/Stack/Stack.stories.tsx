import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '../../tokens/space.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const tiles = ['Deposit', 'Withdraw', 'Transfer'].map((name) => (
  <Card key={name}>
    <Text>{name}</Text>
  </Card>
));

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: tiles },
  argTypes: { gap: { options: Object.keys(space), control: 'select' } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 2, align: 'start' } };

/** Closer on small screens. */
export const GapByLayout: Story = { args: { gap: { mobile: 1, desktop: 7 } } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} align={align} gap={1}>
          {tiles}
        </Stack>
      ))}
    </Stack>
  ),
};
