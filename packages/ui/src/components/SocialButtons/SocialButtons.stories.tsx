import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { socialProviders } from './SocialButtons.variants.ts';

const meta = {
  title: 'Actions/SocialButtons',
  component: SocialButtons,
  args: { providers: socialProviders, onChoose: fn() },
  argTypes: {
    pending: { options: [undefined, ...socialProviders], control: 'inline-radio' },
    blocked: { options: [undefined, ...socialProviders], control: 'inline-radio' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof SocialButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('facebook');
  },
};

export const Playground: Story = {};

/** Only what the merchant switched on. */
export const One: Story = { args: { providers: ['line'] } };

/** The window of one is open. */
export const Pending: Story = {
  args: { pending: 'google' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Continue with LINE' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** The browser let no window open: it is said at once, and the button can be pressed again. */
export const Blocked: Story = {
  args: { blocked: 'google' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your browser blocked the window of Google');
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <SocialButtons {...args} />
      <SocialButtons {...args} providers={['google', 'line']} pending="line" />
      <SocialButtons {...args} blocked="facebook" />
      <SocialButtons {...args} isDisabled />
    </Stack>
  ),
};
