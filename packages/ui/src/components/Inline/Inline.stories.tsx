import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '../../tokens/space.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const buttons = ['Deposit', 'Withdraw', 'Transfer'].map((name) => <Button key={name}>{name}</Button>);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: buttons },
  argTypes: { gap: { options: Object.keys(space), control: 'select' } },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 6, justify: 'end' } };

/** Goes on in the next line where there is no room. */
export const Wrapping: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={4}>
      {(['start', 'center', 'end', 'space-between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {buttons}
        </Inline>
      ))}
    </Stack>
  ),
};
