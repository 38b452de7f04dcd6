import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

function Holder({ isChecked: first, onCheckedChange, ...props }: SwitchProps) {
  const [isOn, setOn] = useState(first);
  return (
    <Switch
      {...props}
      isChecked={isOn}
      onCheckedChange={(next) => {
        setOn(next);
        onCheckedChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Show my wins', description: 'With your name shortened.', isChecked: true, onCheckedChange: fn() },
  argTypes: { description: { control: 'text' } },
  render: (args) => <Holder {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space, Enter and a press anywhere on it turn it; the words stay. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Show my wins' });
    await expect(control).toHaveAccessibleDescription('With your name shortened.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByText('Show my wins'));
    await expect(control).toBeChecked();
  },
};

export const Playground: Story = { args: { isChecked: false } };

/** While the server is asked it takes no second press, and keeps the focus. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      <Switch label="Show my wins" isChecked onCheckedChange={fn()} />
      <Switch label="Show my wins" isChecked={false} onCheckedChange={fn()} />
      <Switch label="Show my wins" description="With your name shortened." isChecked onCheckedChange={fn()} />
      <Switch label="Show my wins" description="With your name shortened." isChecked isPending onCheckedChange={fn()} />
    </Stack>
  ),
};
