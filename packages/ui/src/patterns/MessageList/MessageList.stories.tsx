import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { messageFixtures } from './MessageList.fixtures.ts';
import { type MessageEntry, MessageList, type MessageListProps } from './MessageList.tsx';

/** The list with its open message and its choice, as a page keeps them. */
function Kept({ openId, values, onOpenChange, onValuesChange, ...props }: MessageListProps<MessageEntry>) {
  const [open, setOpen] = useState(openId);
  const [picked, setPicked] = useState(values);
  return (
    <MessageList
      {...props}
      openId={open}
      onOpenChange={(message) => {
        setOpen(message?.id);
        onOpenChange(message);
      }}
      values={picked}
      onValuesChange={(next) => {
        setPicked(next);
        onValuesChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Account/MessageList',
  component: MessageList,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Messages',
    messages: messageFixtures,
    values: new Set<string>(),
    onOpenChange: fn(),
    onValuesChange: fn(),
    actions: () => <Button size="sm">Delete</Button>,
  },
  argTypes: { messages: { control: false }, values: { control: false }, actions: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof MessageList<MessageEntry>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message opens in its place and closes again; what it says is not there before. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/is in your wallet/)).not.toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: /Your deposit has arrived/ });
    await userEvent.click(opener);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: '3' }));
    await expect(canvas.getByText(/is in your wallet/)).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(opener);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** Several are chosen by their boxes, whose names say which they are. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose: Your deposit has arrived' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose: Log-in on a new device' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(new Set(['3', '4']));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose: Your deposit has arrived' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(new Set(['4']));
  },
};

/** One is open, one is chosen. */
export const Playground: Story = {
  tags: ['picture'],
  args: { openId: '4', values: new Set(['3']) },
  parameters: { pictureWidths: [390, 880] },
};
