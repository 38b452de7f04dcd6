import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, RefreshCw, X } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';
import { iconButtonSizes, iconButtonVariants } from './IconButton.variants.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Close', onClick: fn() },
  argTypes: {
    variant: { options: iconButtonVariants, control: 'inline-radio' },
    size: { options: iconButtonSizes, control: 'inline-radio' },
    icon: { control: false },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { variant: 'secondary', icon: RefreshCw, label: 'Refresh balance' } };

/** A switch keeps its name and says whether it is on. */
export const Pressed: Story = {
  args: { icon: Heart, label: 'Favourite', variant: 'overlay' },
  render: function Favourite(args) {
    const [isPressed, setPressed] = useState(false);
    return <IconButton {...args} isPressed={isPressed} onClick={() => setPressed(!isPressed)} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Favourite', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Takes no second press. */
export const Pending: Story = {
  args: { icon: RefreshCw, label: 'Refresh balance', isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The dot is said in words too. */
export const WithDot: Story = { args: { icon: Bell, label: 'Announcements: new', hasDot: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      {iconButtonVariants.map((variant) => (
        <Inline key={variant}>
          {iconButtonSizes.map((size) => (
            <IconButton key={size} icon={Heart} label={`${variant} ${size}`} variant={variant} size={size} />
          ))}
          <IconButton icon={Heart} label={`${variant} pressed`} variant={variant} isPressed />
          <IconButton icon={Heart} label={`${variant} pending`} variant={variant} isPending />
          <IconButton icon={Heart} label={`${variant} disabled`} variant={variant} isDisabled />
        </Inline>
      ))}
    </Stack>
  ),
};
