import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Plus, Wallet } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './Button.variants.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
  argTypes: {
    variant: { options: buttonVariants, control: 'inline-radio' },
    size: { options: buttonSizes, control: 'inline-radio' },
    icon: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed by keyboard as by mouse. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = { args: { variant: 'primary', size: 'md', icon: Plus } };

export const WithIcons: Story = { args: { icon: Wallet, iconEnd: ChevronDown } };

/** Keeps its width and its focus, says that it is busy, takes no second press. */
export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Deposit/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Stays in the tab order and is described by the reason. */
export const DisabledWithReason: Story = {
  args: { variant: 'primary', children: 'Withdraw', disabledReason: 'Verify your phone number first.' },
  decorators: [(Story) => <div style={{ paddingBlockStart: 48, paddingInline: 64 }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Verify your phone number first.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A long label wraps inside the button instead of leaving the page. */
export const LongLabel: Story = {
  args: { children: 'Accept the terms of this promotion and go on to the cashier', icon: Wallet },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};

export const FullWidth: Story = { args: { variant: 'primary', isFullWidth: true, size: 'lg', children: 'Log in' } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {buttonVariants.map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size} icon={Plus}>
              Deposit
            </Button>
          ))}
          <Button variant={variant}>Deposit</Button>
          <Button variant={variant} isPending>
            Deposit
          </Button>
          <Button variant={variant} isDisabled>
            Deposit
          </Button>
        </div>
      ))}
    </div>
  ),
};
